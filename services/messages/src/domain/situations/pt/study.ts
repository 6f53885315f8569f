import type { study as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const study: ThemeTexts<keyof typeof plan> = {
  groups: { day: 'amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima|dia|dias|daqui|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|logo|falta|faltam|depois|agora',
    test: 'prova|provas|exame|exames|vestibular|enem|concurso|oab|teste|testes|apresentacao|seminario|tcc|defesa|banca|simulado|residencia|detran|avaliacao|recuperacao|concursos|vestibulares|vestibulinho|encceja|olimpiada|prova_oral|mestrado|qualificacao|arguicao|enade|fuvest|unicamp',
    nervous:
      'nervoso|nervosa|ansioso|ansiosa|ansiedade|medo|preocupado|preocupada|inseguro|insegura|tenso|tensa|nervosismo|panico|insegurança|inseguranca',
  },
  situations: {
    exam: {
      says: ['faculdade .. matando|pesada|dificil|pressao', '$test & $nervous|dificil|estudar|passar', 'estudos|estudar|faculdade|escola|curso .. dificil|dificuldade|conseguir|concentrar|desistir|nota|notas|reprovar|trancar', 'dificuldade|dificuldades|nao consigo|foco|concentracao .. estudar|estudos|estudo|aprender|faculdade', 'notas|nota baixa|baixas|ruim|ruins', 'provas|vestibular|enem|oab|tcc|monografia|dissertacao|concurso_publico|cursinho|fuvest|apostila|tese|edital', 'prova & escola|faculdade|medo|nervosa|nervoso|estudar|estudo|estudei|passar|matematica|fisica|quimica|portugues|historia|biologia|nota|amanha|semana|ansiosa|tranquilidade|bem', 'estudo|estudar|estudando|estudos|estudei & nao|cabeca|aguento|entra|anos|noite|aprender|concentrar|concentracao|medo|pirando|sufocando|dificil|pressao|foco|desistir', 'estudos .. sufocando|matando|pesando|acabando|enlouquecendo', 'pirando|sufocando|surtando|sobrecarregada|sobrecarregado|cansada|cansado|desanimada|ansiedade .. com? estudos|provas|faculdade|cursinho|estudo', 'concurso & estudo|estudar|anos|passar|publico|edital|prova', 'materia & mar|entra|aprender|dificil|nota|entendo|acumulada', 'residencia medica', 'doutorado|mestrado|faculdade|curso & pressao|dificil|desistir|cansada|cansado|trancar|orientador|prazo|sufocando|peso', 'matematica|fisica|quimica .. nao|dificil|entendo', 'orientador|orientadora'],
      not: ['$test .. sangue|medico|urina|gravidez', 'medico|medicos|biopsia|tomografia|resultado_do_exame', 'prova de|do amor|vida|fe|fogo|vida', 'provas de? amor|fe|contra', 'provas .. corrigir', 'a prova de', 'resumo', 'acusad*|juiz', 'gabarito', 'aniversario'],
      heard: [
        'Os estudos estão pesando[, {span}].',
        'Você está no meio de livros e prazos[, com {thing} pela frente].',
        'Estudar com essa pressão[, {span},] cansa mais que a matéria.',
      ],
      psalms: [
        'O {psalm} conhece a multidão de preocupações na cabeça, e um consolo que abre espaço entre elas.',
        'O {psalm} pede que o trabalho das mãos fique firme. Página por página também é obra.',
      ],
      steps: [
        'Escolha a matéria que mais assusta e dê a ela vinte e cinco minutos hoje, com o celular em outro cômodo. Depois pare, mesmo no meio.',
        'Explique um tema em voz alta a alguém, ou à parede, como se do outro lado houvesse uma criança curiosa. Onde travar, ali está o que estudar.',
        'Durma: uma noite inteira fixa mais do que duas horas a mais de livro.',
      ],
      wishes: [
        'Que o que você estuda encontre lugar na memória.',
        'Que a sua cabeça tenha também um dia de folga.',
      ],
      also: 'E os estudos pesam junto.',
    },
    'exam-soon': {
      says: ['<thing=$test> daqui', 'minha prova', 'minhas provas', 'apresento|apresentar .. tcc|trabalho|seminario', 'minha|meu|minhas|meus <thing=$test> .. e|sera|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|dia|vai', '<thing=$test> .. amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima|dia', 'amanha|hoje|domingo|sabado|segunda|terca|quarta|quinta|sexta .. <thing=$test>', 'estudando|estudo|estudei|preparando|preparo .. <thing=$test>', 'dar branco|branco & <thing=$test>', '<thing=$test> & $day & tenho|minha|meu|vou|estudei|nervosa|nervoso|medo|faltam|falta|ansiosa|ansioso|calma|ajuda|me|eu|passar|preparada|preparado|sei|ore|orem|reza', 'vou|irei|preciso prestar|fazer|defender|apresentar .. <thing=$test>|trabalho', 'prova|exame oral|escrita|pratica|de_direcao|final|discursiva', 'faltam|falta .. dias|dia|semanas|semana|meses|horas .. para|pra|pro .. $test', 'hoje|amanha|daqui|semana & <thing=prova|provas|vestibular|enem|oab|concurso|simulado|seminario|banca|defesa|tcc>', 'defendo|apresento|apresentar|defender .. tcc|tese|dissertacao|mestrado|doutorado|monografia|seminario|trabalho & $day', 'branco .. na|no|viesse|prova|vestibular', 'vespera da|do|de <thing=$test>', 'prova pratica|da_autoescola|do_detran', 'tenho|farei|faco|vou|fazer|terei .. <thing=prova|provas|exame|vestibular|enem|concurso|oab|teste|testes|apresentacao|seminario|defesa|banca|simulado>', '$nervous .. <thing=prova|provas|vestibular|enem|concurso|oab|teste|testes|apresentacao|seminario|defesa|banca|simulado>'],
      not: ['meu|minha <who> .. faz|fazer|fara|vai|tem|presta|prestar .. $test', 'passei|aprovad*|reprov*', 'exame|exames .. sangue|medico|medicos|urina|imagem|resultado|resultados|biopsia|medica', 'resultado|resultados|gabarito', 'medico|medica|hospital|biopsia|doenca|tomografia', 'nao durmo', 'minha|meu|nosso|nossa .. sobrinha|sobrinho|filha|filho|neta|neto|irma|irmao|namorado|namorada|esposa|marido .. estuda|presta|tem|faz|vai|defende', 'nota|nao fui', 'exame|exames .. endoscopia|hiv|sangue|do_coracao', 'endoscopia|hiv|dentista|agulha|ultrasom|gravida', 'reunioes|rh', 'oracao .. <who> .. concurso', 'consulado'],
      heard: [
        '{thing} está chegando[: {when}], e é natural que o coração bata mais rápido.',
        'Então é[ {when}]: {thing}. O que você aprendeu não some porque a mão sua.',
        '{day} traz {thing}. A véspera costuma ser pior que a hora.',
      ],
      psalms: [
        'O {psalm} conhece a cabeça cheia de preocupações, e conta que um consolo abriu espaço no meio delas. Leia antes de sair de casa.',
        'De onde vem o socorro? É a pergunta do {psalm}, e dá para fazê-la na porta, antes de entrar.',
      ],
      steps: [
        {
          text: 'Deixe hoje tudo separado: documento, caneta, água, endereço, horário. Depois pare de revisar meia hora antes de dormir; o que você sabe fica.',
          if: ['soon'],
        },
        {
          text: 'Escreva numa folha só as cinco coisas que você sempre esquece. No dia, olhe essa folha e mais nada.',
          unless: ['soon'],
        },
        'Ensaie uma vez, do começo ao fim, em voz alta ou no papel, com o relógio ligado, como se já fosse a hora. O corpo reconhece o que já fez.',
      ],
      wishes: [
        'Que a cabeça esteja clara[ {when}] e a mão, firme.',
        'Que o começo[ {when}] seja fácil, para dar embalo.',
      ],
      also: 'E há também {thing}[ {when}], que pede cabeça.',
    },
    'exam-relative': {
      says: ['meu|minha|meus <who> .. faz|fazer|fara|vai|tem|presta|prestar|prestando|estudando|estuda .. <thing=$test>', '<thing=$test> do|da meu|minha <who>', '<who> .. <thing=$test> & amanha|hoje|domingo|sabado|segunda|terca|quarta|quinta|sexta|semana|passar|passe|ajuda', '<who> .. passar|passe|va_bem .. <thing=$test>', '<who> .. defende|presta|faz|tem|vai|estuda|estudando|prestar|fazer|prestando|apresenta .. <thing=$test>|mestrado|doutorado|medicina|tese|tcc|prova', '<who> & concurso|vestibular|enem|oab|prova|provas & filho|filha|neto|neta|sobrinho|sobrinha|irmao|irma|amiga|amigo|namorado|namorada|marido|esposa|afilhada|afilhado|primo|prima', 'ore|orem|oracao|reza|rezem|ilumina|abencoa .. <who> .. prova|vestibular|concurso|enem|oab', 'meu|minha <who> .. nervosa|nervoso|ansiosa|ansioso|estudou|estuda .. prova|vestibular|concurso|enem|oab'],
      not: ['passou|aprovad*|reprov*', 'exame|exames .. sangue|medico|saude|hospital', 'hospital|medico|biopsia|doenca|cirurgia', 'resultado', 'manchas|mancha|nodulo|pulmao|mama|figado|caroco|biopsia', 'minha prova', 'prova de amor', 'quer que eu', 'minha mae .. novena', 'vou prestar', 'perdi a|minha', 'reprov*', 'medicina .. gastronomia', 'eu .. estudo', 'colegas', 'pai ausente'],
      heard: [
        '{who} tem {thing}[ {when}], e quem torce de fora também fica sem unha.',
        '{day} é o dia {de thing} {de who}. Torcer é bonito, e dá frio na barriga.',
        'Alguém perto de você tem uma prova pela frente[, {when}].',
      ],
      psalms: [
        'O {psalm} deseja a outra pessoa que o coração receba o que pede e que os planos deem certo. É uma bênção pronta para {who}.',
        'No {psalm} o socorro vem de quem fez céu e terra. Pode ser lido com {who}, na véspera, em meio minuto.',
      ],
      steps: [
        {
          text: 'Pergunte {a who} o que ajuda mais[ até {day}]: silêncio, lanche, carona, ou ninguém perguntando nada. E faça exatamente isso.',
          unless: ['far'],
        },
        {
          text: 'Mande {a who} um áudio curto na véspera, que não fale da prova: “gosto de você com qualquer nota”.',
          if: ['far'],
        },
        'Cuide hoje da logística: documento, despertador, roupa, caminho. Assim sobra menos para a cabeça {de who} carregar.',
      ],
      wishes: [
        'Que {who} lembre[ {when}] de tudo o que estudou.',
        'Que {who} saia de lá[ {when}] com fome e de cabeça erguida.',
      ],
      also: 'E {who} ainda tem {thing}[ {when}].',
    },
    'exam-failed': {
      says: ['reprovei', 'por .. pontos|questoes|decimos', 'nao passei|passamos|fui aprovado|aprovada|consegui .. <thing=$test>', 'tomei bomba', 'fui mal .. <thing=$test>', 'repeti|repetir|perdi .. o ano & escola|turma|serie|vergonha|reprovado|medio', 'repeti|bombei|reprovacao|reprovada|reprovado|reprovei|reprovou', 'tomei|levei pau|bomba|ferro', 'nao fui .. aprovado|aprovada|chamado|chamada|classificado|classificada|selecionado|selecionada|aceito|aceita & mestrado|faculdade|vestibular|concurso|prova|curso|doutorado|universidade|medicina|lista|residencia|bolsa', 'fiquei .. de_fora|por .. ponto|pontos|questao|decimo|um|uma|meio', 'nao passei|passou .. no|na|em|pra|para|de|vestibular|prova|concurso|oab|enem|medicina', 'seletivo|selecao|lista .. de fora', 'projeto .. recusado|reprovado|rejeitado', 'nota .. de corte|insuficiente|nao_deu|baixa', 'fui|me_sai mal .. prova|vestibular|enem|concurso|oab|exame|no|na', 'zerei .. redacao|prova', 'ponto|pontos|questao & faltou|faltaram|por|fiquei', 'nao deu|foi_dessa_vez & vestibular|enem|concurso|oab|prova|medicina|aprovada|aprovado', 'nao entrei .. na|no|em faculdade|universidade|federal|medicina|curso|mestrado|lista', 'perdi a|minha bolsa|vaga & faculdade|universidade|curso|mestrado|nota|escola', 'nao passei & prova|vestibular|concurso|oab|enem|medicina|novo|vez|fase|anos|estudei|ano|faculdade|detran|tentativa', 'reprovei|reprovado|reprovada|reprovou|bombei'],
      not: ['medo_de|se_eu reprov*', 'exame .. sangue|medico', 'medo', 'gravidez', 'filho|filha .. repetir', 'vaga .. emprego', 'entrei na casa', 'ta pra repetir', 'ainda nao entrei'],
      heard: [
        'Sinto muito: não foi desta vez[ {ago}]. Depois de tanto estudo, um resultado assim dói.',
        'A reprovação[ {ago}] é uma notícia dura, e não é um retrato de quem você é.',
        'Que pena, {thing}. Ver o nome fora da lista é um golpe seco.',
      ],
      psalms: [
        'O {psalm} diz que quem tropeça não fica caído, porque há quem segure pela mão. Tropeçar, ali, faz parte do caminho.',
        'O {psalm} fala de quem é levantado depois de cair. Não diz em quantos dias.',
      ],
      steps: [
        'Hoje, não decida nada sobre tentar de novo. Amanhã, pegue a prova ou as notas e marque só onde os pontos fugiram.',
        {
          text: 'Conte o resultado a uma pessoa antes que o segredo pese mais que a nota.',
          unless: ['secret'],
        },
        'Procure a data da próxima chance e o que ela exige; escreva num papel e guarde até a semana que vem.',
      ],
      wishes: [
        'Que este resultado vire, um dia, uma história que você conta rindo.',
        'Que a próxima tentativa venha sem culpa e com o mesmo talento.',
      ],
      also: 'E o resultado {de thing} ainda dói.',
    },
    'exam-passed': {
      says: ['entrei .. faculdade|universidade|federal|medicina', 'passei .. faculdade|universidade|federal|medicina|enem|vestibular|concurso|oab|prova', '<who> .. passou|entrou .. faculdade|universidade|federal|medicina|concurso|vestibular|enem|prova|oab', 'passei|passamos|passou .. <thing=$test>|faculdade|universidade|medicina|direito', 'aprovado|aprovada|aprovacao .. <thing=$test>|faculdade|curso|medicina|direito', 'colei grau', 'tirei|tirou a? carteira|habilitacao|cnh', 'consegui .. vaga|bolsa .. faculdade|universidade|curso', 'passei|passou .. direto|materias|materia|tudo|ano|federal|usp|ufrj|ufmg|unicamp|vestibulinho|segunda_fase|primeiro_lugar', 'chamada|chamado .. lista|segunda|primeira & vou|passei|estudar|cursar|faculdade|direito|medicina', '<who> .. se? formou|defendeu|colou_grau|foi_aprovado|foi_aprovada|diploma|formatura', 'defendi|defendeu .. doutorado|mestrado|tese|tcc|dissertacao|monografia', 'vou estudar|cursar|fazer .. direito|medicina|enfermagem|engenharia|psicologia|pedagogia|odonto & passei|chamada|chamado|lista|consegui|feliz', 'meu nome .. na lista', 'aprovado|aprovada|aprovados|aprovacao & faculdade|medicina|direito|federal|concurso|vestibular|oab|enem|prova|gloria|gracas|feliz|obrigada|obrigado|lugar|mestrado|doutorado', 'diploma|canudo|beca|colacao & formei|formou|orgulho|feliz|ontem|hoje|familia|filha|filho', 'consegui|ganhei .. bolsa|vaga .. faculdade|universidade|curso|prouni|integral|escola|mestrado|federal', 'tirei|tirou|gabaritei .. nota|nota_maxima|mil|1000|redacao', 'fui|foi aprovado|aprovada .. no|na|em|pra|para', 'me? formei|formamos|formado|formada & faculdade|medicina|direito|hoje|ontem|feliz|gracas|enfim|finalmente|curso|pedagogia|enfermagem|anos|orgulho', 'formatura & feliz|minha|hoje|sabado|filha|filho|alegria|gracas|orgulho', '<who> .. passou|aprovado|aprovada .. no|na|em'],
      not: ['nao passei|fui|passou', 'para passar', 'que passe', 'passei mal|por|a|dias|noite', 'passou mal|por|dos|da hora', 'quero .. passar', 'nao acha|arruma|consegue', 'orem|ore|ora .. passar', 'namoravamos|terminou|namoro', 'emprego|vaga de', 'processo seletivo', 'nao entrei', 'saudade|morreu|faleceu', 'ja passei .. dificuldade|fome', 'quando .. formar', 'gabaritei? medo', 'treinamento', 'passou .. no|na hospital|medico|rua|estrada|peito|uti'],
      heard: [
        'Parabéns! {thing} ficou para trás, e com boa notícia[ {ago}].',
        'Parabéns pela aprovação[, {ago}]! Quanta hora de estudo cabe nessa palavra.',
        'Que alegria, parabéns[ {a who}]! Deu certo, e você veio contar.',
      ],
      psalms: [
        'O {psalm} diz que houve coisas grandes, e que por isso há alegria. Curto e sem modéstia falsa: hoje cabe.',
        'O {psalm} recebe o dia como presente e manda ficar contente nele. Ordem fácil de cumprir hoje.',
      ],
      steps: [
        'Agradeça hoje a quem ajudou a chegar aqui: quem emprestou livro, fez café, segurou a casa. Pelo nome.',
        'Guarde o número da inscrição ou a lista com o nome numa gaveta; num ano difícil, você vai gostar de ver.',
        'Tire um dia inteiro de folga antes do próximo passo. Comemorar também é terminar.',
      ],
      wishes: [
        'Que o próximo passo comece com o mesmo sorriso.',
        'Que essa alegria dure bem mais que a festa.',
      ],
      also: 'E parabéns pela aprovação!',
    },
  },
};
