import type { study as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const study: ThemeTexts<keyof typeof plan> = {
  groups: {
    test: 'prova|provas|exame|exames|vestibular|enem|concurso|oab|teste|testes|apresentacao|seminario|tcc|defesa|banca|simulado|residencia|detran|avaliacao|recuperacao',
    nervous:
      'nervoso|nervosa|ansioso|ansiosa|ansiedade|medo|preocupado|preocupada|inseguro|insegura|tenso|tensa|nervosismo|panico|insegurança|inseguranca',
  },
  situations: {
    exam: {
      says: [
        'as provas',
        'faculdade .. matando|pesada|dificil|pressao',
        'meus estudos',
        '$test & $nervous|dificil|estudar|passar',
        'estudos|estudar|faculdade|escola|curso .. dificil|dificuldade|conseguir|concentrar|desistir|nota|notas|reprovar|trancar',
        'dificuldade|dificuldades|nao consigo|foco|concentracao .. estudar|estudos|estudo|aprender|faculdade',
        'notas|nota baixa|baixas|ruim|ruins',
        'tcc|monografia|tese|dissertacao',
      ],
      not: ['$test .. sangue|medico|urina|gravidez', 'medico|medicos|biopsia|tomografia|resultado_do_exame'],
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
      says: [
        '<thing=$test> daqui',
        'minha prova',
        'minhas provas',
        'apresento|apresentar .. tcc|trabalho|seminario',
        'tenho|farei|faço|faco|vou|fazer|terei .. <thing=$test>',
        'minha|meu|minhas|meus <thing=$test> .. e|sera|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|dia|vai',
        '<thing=$test> .. amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima|dia',
        'amanha|hoje|domingo|sabado|segunda|terca|quarta|quinta|sexta .. <thing=$test>',
        'estudando|estudo|estudei|preparando|preparo .. <thing=$test>',
        'passar .. <thing=$test>',
        'dar branco|branco & <thing=$test>',
        '$nervous .. <thing=$test>',
      ],
      not: [
        'meu|minha <who> .. faz|fazer|fara|vai|tem|presta|prestar .. $test',
        'passei|aprovad*|reprov*',
        'exame|exames .. sangue|medico|medicos|urina|imagem|resultado|resultados|biopsia|medica',
        'resultado|resultados|gabarito',
        'medico|medica|hospital|biopsia|doenca|tomografia',
      ],
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
      says: [
        '<who> .. faz|tem|vai .. prova|enem|vestibular|concurso',
        'prova|enem|vestibular|concurso .. meu|minha|do|da .. <who>',
        'meu|minha|meus <who> .. faz|fazer|fara|vai|tem|presta|prestar|prestando|estudando|estuda .. <thing=$test>',
        '<thing=$test> do|da meu|minha <who>',
        '<who> .. <thing=$test> & amanha|hoje|domingo|sabado|segunda|terca|quarta|quinta|sexta|semana|passar|passe|ajuda',
        '<who> .. passar|passe|va_bem .. <thing=$test>',
      ],
      not: [
        'passou|aprovad*|reprov*',
        'exame|exames .. sangue|medico|saude|hospital',
        'hospital|medico|biopsia|doenca|cirurgia',
        'resultado',
      ],
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
      says: [
        'nao entrei',
        'reprovei',
        'perdi a bolsa|vaga',
        'por .. pontos|questoes|decimos',
        'nao passei|passamos|fui aprovado|aprovada|consegui .. <thing=$test>',
        'reprovei|reprovado|reprovada|bombei|rodei',
        'tomei bomba',
        'fui mal .. <thing=$test>',
        'nao passei',
        'nota|notas .. nao|insuficiente|baixa .. <thing=$test>|passar|faculdade',
      ],
      not: ['medo_de|se_eu reprov*', 'exame .. sangue|medico'],
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
      says: [
        'entrei .. faculdade|universidade|federal|medicina',
        'passei .. faculdade|universidade|federal|medicina|enem|vestibular|concurso|oab|prova',
        '<who> .. passou|entrou .. faculdade|universidade|federal|medicina|concurso|vestibular|enem|prova|oab',
        'passei|passamos|passou .. <thing=$test>|faculdade|universidade|medicina|direito',
        'fui|foi aprovado|aprovada',
        'aprovado|aprovada|aprovacao .. <thing=$test>|faculdade|curso|medicina|direito',
        'formei|formado|formada|formou|formatura|formar',
        'colei grau',
        'tirei|tirou a? carteira|habilitacao|cnh',
        'tirei|tirou nota? maxima|dez|10',
        'consegui .. vaga|bolsa .. faculdade|universidade|curso',
        '<who> passou|aprovado|aprovada',
      ],
      not: [
        'nao passei|fui|passou',
        'para passar',
        'que passe',
        'passei mal|por|a|dias|noite',
        'passou mal|por|dos|da hora',
        'quero .. passar',
      ],
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
