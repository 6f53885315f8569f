import type { work as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const work: ThemeTexts<keyof typeof plan> = {
  groups: { lostjob: 'demitido|demitida|demitiram|demissao|desempregado|desempregada|dispensado|dispensada|dispensaram|cortado|cortada|rescisao|mandaram_embora|mandaram_eu_embora|me_mandaram_embora|na_rua|sem_emprego|sem_trabalho|perdi_o_emprego|perdi_meu_emprego|perdi_o_trabalho|seguro_desemprego|mandada_embora|mandado_embora', untold: 'contei|contar|conto|sabe|sabem|desconfia|desconfiam|imagina|imaginam', place: 'trabalho|trampo|servico|firma|empresa|reparticao|setor|escritorio|emprego|plantao|expediente|loja|fabrica|obra',
    job: 'emprego|trabalho|servico|vaga|trampo|cargo|empregos|colocacao|estagio|bico|posto',
    fired:
      'demitido|demitida|demitiram|demissao|desempregado|desempregada|mandado|mandada|dispensado|dispensada|dispensaram|desligado|desligada|demitiu|demite|exonerado|exonerada|desempregados|desemprego|cortado|cortada|cortaram_meu|mandaram_embora|mandaram_eu_embora|justa_causa',
    boss: 'chefe|patrao|patroa|gerente|supervisor|supervisora|chefa|encarregado|coordenador|coordenadora|chefia|diretor|diretora|lider|patroes|coordenacao|superiora|encarregada|medica|medico|gestor|gestora|dona|dono',
    mean: 'humilha|humilhacao|grita|persegue|perseguicao|assedio|destrata|maltrata|injusto|injusta|ameaca|implica|explora|xinga|diminui|sobrecarrega|birra|humilhou|humilhando|humilham|gritou|gritam|perseguindo|pegou|pega|lixo|maltratou|injustica|ameacou|menospreza|xingou|assediou|assedia|insuportavel|marcacao|odeia|ignora|debocha|debocham|toxico|toxica|abusivo|abusa|sabota|boicota|destratou|constrange|cobra|grosso|grossa|grosseria|desrespeita',
  },
  situations: {
    work: {
      says: ['trabalho .. pesando|matando|acabando|sugando|consumindo', 'domingo .. segunda & trabalho', 'clima .. trabalho', 'problema|problemas|dificuldade|dificuldades|pressao|estresse|cansado|cansada|infeliz|insatisfeito|insatisfeita .. $job', '$job .. dificil|pesado|estressante|pressao|ruim|horrivel|insuportavel|cansativo|sugando', 'odeio|detesto|nao_gosto|nao_aguento .. $job|trabalhar', 'burnout|sobrecarga|sobrecarregado|sobrecarregada', 'problema|problemas|dificuldade|dificuldades|pressao|estresse|estressado|estressada|cansado|cansada|infeliz|insatisfeito|insatisfeita|perrengue|chateado|chateada|ansiedade .. $place', '$place & tenso|tensa|complicado|complicada|pesado|pesada|estressante|pressao|ruim|horrivel|insuportavel|cansativo|toxico|inferno|chorar|chorei|choro|pesando|perrengue|estresse|desgastante|caos|cobranca|metas', 'segunda feira & no|estomago|angustia|choro|medo|aperto|trabalho|vontade', 'nao aguento .. $place', 'meu|minha|nosso trabalho|setor|trampo|servico|firma|empresa|equipe|profissao', 'trabalho|trabalhando|trabalhar .. demais|horas|dobrado|sem_parar|sem_folga|feriado', 'plantao|plantoes|escala|hora_extra|horas_extras', 'burnout|sobrecarga|esgotamento_profissional', 'primeiro dia & emprego|trabalho|empresa|hospital|escola|servico', 'emprego novo|nova', 'novo emprego|trabalho', 'comeco|comecei|comecar|inicio .. $place .. novo|nova|segunda|amanha|primeiro', 'primeiro emprego', 'colega|colegas de? trabalho|servico', 'reuniao|reunioes|rh & trabalho|chefe|empresa|medo|projeto', 'ambiente|clima de|no $place'],
      not: ['entrevista', 'obrigad*|agradec*|gratid*|feliz', 'deus .. trabalho', 'todo dia antes do trabalho', 'noiv*|casar', 'trabalho com o', 'procuro|procurando|preciso_de|sem|perdi $job'],
      heard: [
        'O trabalho está pesando[, {span}], e ele ocupa a maior parte das horas acordadas.',
        'Há alguma coisa no trabalho que não deixa a cabeça quando você vai embora.',
        'Você escreve sobre o trabalho e o que ele cobra[ {span}].',
      ],
      psalms: [
        'O {psalm} pede que a obra das nossas mãos fique de pé. Serve para qualquer ofício, também para o que ninguém agradece.',
        'O {psalm} convida a entregar o peso a Deus. Pode ser dito no ônibus, antes de bater o ponto.',
      ],
      steps: [
        'Escreva em duas colunas: o que no trabalho depende de você e o que não depende. Para amanhã, escolha uma linha só da primeira.',
        'Defina hoje a hora em que o celular do trabalho fica calado, e avise uma pessoa.',
        'Conte a um colega de confiança a situação em duas frases e pergunte: “é só comigo?”.',
      ],
      wishes: [
        'Que o dia de trabalho tenha amanhã um momento bom.',
        'Que o cansaço fique na porta e a casa seja casa.',
      ],
      also: 'E o trabalho pesa junto.',
    },
    'job-lost': {
      says: ['me mandaram embora', 'cortaram .. vaga|funcionarios', 'contrato .. nao|acabou|encerrado .. renovado?', 'fui desligado|desligada|cortado|cortada', 'perdi|perdemos o|meu|meus $job', 'fui|estou|to|fiquei|fomos .. $fired', 'me mandaram|mandou embora', 'sem $job', 'mandado|mandada embora', 'mandaram|mandou .. embora', 'fui|fomos|me .. cortado|cortada|dispensado|dispensada|exonerado|exonerada|desligado|desligada|demitido|demitida|mandado|mandada', 'cortaram|cortou .. cargo|vaga|vagas|equipe|pessoal|setor & meu|minha|eu|fui|me', 'justa causa', 'rescisao|seguro_desemprego', 'fechou|faliu|fecharam & loja|empresa|fabrica|escola|restaurante|firma|hotel & rua|embora|sem|emprego|trabalhava|ficamos|desempregado|desempregada', 'fiquei|ficamos|to|estou|botaram|colocaram .. na|no .. rua|olho_da_rua & loja|empresa|fechou|emprego|trabalho|patrao|firma', 'perdi|perdemos .. meu? $job', 'trabalhava & dono|vendeu|fechou|mandaram|dispensaram|trouxeram', 'fiquei sem emprego|trabalho|servico|trampo', 'desempregado|desempregada|desemprego', 'recebi|levei .. demissao|aviso|bilhete_azul', 'reestruturacao|aviso_previo', 'demitido|demitida|demitiram|demissao|desempregado|desempregada|dispensado|dispensada|dispensaram', 'empresa|firma .. fechou|faliu|me_dispensou|me_demitiu|demitiu'],
      not: ['meu|minha <who> .. $fired|perdeu', 'pedi demissao', 'quero|devo pedir', 'peco|pedir|pedi|pede|pego demissao', 'se eu perder', '<who> .. perdeu|cortou', 'meu|minha <who> & $fired', 'escola .. fechou .. operacao', 'amigo|amiga .. $fired', 'empresa|fabrica do|da meu|minha', 'emprestado', 'medo|receio|pressentimento', 'visita ao|mandado de', 'mandado .. seguranca|prisao|busca', '<who> .. esta|ta|ficou desempregado|desempregada'],
      heard: [
        'Sinto muito que o emprego tenha acabado[ {ago}]. Vão junto o salário, a rotina e o jeito de responder “o que você faz?”.',
        'Perder o trabalho[, {ago},] é uma pancada, e não diz quanto você vale.',
        'Você está sem emprego[ {span}], e cada conta lembra isso. Sinto muito.',
      ],
      psalms: [
        'O {psalm} fala de passos firmados, e diz que quem tropeça não fica no chão, porque alguém segura pela mão.',
        'O {psalm} convida a pôr a carga nas mãos de Deus. Não tira a conta da mesa; divide o peso de olhar para ela.',
      ],
      steps: [
        'Confira hoje os seus direitos: verbas da rescisão, FGTS, seguro-desemprego e o prazo de cada um. O sindicato ou o SINE orienta de graça.',
        'Escreva a cinco pessoas a mesma mensagem curta: o que você faz bem e que tipo de vaga procura. Muita vaga corre de boca em boca.',
        {
          text: 'Faça a lista do que entra e do que não pode atrasar neste mês (aluguel, luz, comida) e ligue hoje para um credor antes que ele ligue.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que a próxima porta demore pouco.',
        'Que ninguém, nem você, confunda o seu valor com o crachá.',
      ],
      also: 'E o emprego que acabou aperta tudo.',
    },
    'job-lost-secret': {
      says: ['acha|acham|pensa|pensam que .. trabalho|trabalhando|emprego', 'saio .. todo dia & emprego|trabalho|demit*', '$fired & nao contei|contar|ninguem|sabe|sabem|escondo|escondendo|vergonha', 'perdi .. $job & nao|ninguem|vergonha contei|sabe|sabem|contar', '$fired && nao|ninguem .. contei|sabe|sabem|contar|falei|conta', 'perdi .. $job && nao|ninguem .. contei|sabe|sabem|contar|falei', 'saio de casa .. finjo|como se|fingindo .. $job|trabalhar|trabalho', 'finjo .. trabalho|trabalhar|emprego', 'nao|nem|ninguem|sem .. $untold && $lostjob', 'escondo|escondendo|escondi|segredo|vergonha|finjo|fingindo|menti|mentindo|mentira && $lostjob', 'nao tenho .. mais $job .. ninguem .. sabe', 'nao .. tenho mais servico|emprego|trabalho && ninguem .. sabe|desconfia', 'acham|acha|pensa|pensam|acreditam q|que .. trabalho|trabalhando|trabalhar|emprego && mandaram|demitido|demitida|demissao|perdi|cortado|cortada', 'acham|acha|pensa|pensam|acreditam q|que .. ainda .. trabalho|trabalhando', 'saio|saia|sai de casa .. todo|toda|como_se|de_terno|praca|finjo|fingindo', 'finjo|fingindo|fingir que? .. trabalho|trabalhar|emprego|vou', 'como .. contar|conto .. rua|demitido|demitida|emprego|desempregado|desempregada', 'mandaram .. embora && coragem|como .. contar|dizer', 'familia|marido|esposa|mulher|pais|filhos|mae|pai|casa nem|nao .. desconfia|desconfiam|sabe|sabem|imagina & emprego|trabalho|demissao|demitido|demitida|rescisao|embora', 'terno|uniforme|cracha|marmita & praca|shopping|finjo|demitido|demitida', 'ferias & menti|disse|acham & cortada|cortado|demitida|demitido|mandaram'],
      not: ['saia de casa .. marido', 'desempregado ele'],
      heard: [
        'O emprego acabou[ {ago}], e em casa {who} ainda não sabe. São dois pesos: a perda e o segredo.',
        'Sair de casa como se nada tivesse mudado, e voltar com o segredo, cansa mais do que procurar vaga. Sinto muito pela demissão[ {ago}].',
        'Você perdeu o trabalho[ {ago}] e ainda não contou. Sinto muito pelas duas coisas.',
      ],
      psalms: [
        'No {psalm} alguém diz que, enquanto calava, os ossos envelheciam, e que falar trouxe alívio. Não é uma bronca; é uma experiência.',
        'O {psalm} deixa derramar o coração diante de Deus primeiro. Pode ser o ensaio da conversa que falta em casa.',
      ],
      steps: [
        'Ensaie por escrito a primeira frase: “preciso te contar uma coisa difícil: perdi o emprego, e tive medo de dizer”. Só a primeira. Escolha a hora.',
        {
          text: 'Conte antes a uma pessoa de fora, para que a conversa {com who} não seja a primeira vez que você ouve a própria voz dizer isso.',
          if: ['who'],
        },
        'Leve à conversa uma folha com três linhas: o que entra ainda, o que vence primeiro, o que você já fez para achar trabalho.',
      ],
      wishes: [
        'Que a conversa em casa[ {when}] seja mais mansa do que você imagina.',
        'Que amanhã haja um peso só, e dividido.',
      ],
      also: 'E o emprego que acabou ainda é segredo em casa.',
    },
    'job-lost-relative': {
      says: ['<who> .. desempregado|desempregada', '<who> .. $fired', '<who> .. perdeu|perder .. $job', '<who> .. sem $job', '$job para|pro|pra .. meu|minha <who>', '<who> .. parado|parada|encostado|encostada|desempregado|desempregada|desempregados|sem_trampo', '<who> .. nao .. acha|arruma|encontra|consegue|arranja|achou .. $job|nada|servico', 'empresa|fabrica|firma|loja do|da|dele|dela .. <who> .. cortou|fechou|faliu|demitiu|dispensou', '<who> .. mandaram|mandado|mandada|demitido|demitida|demitiram|dispensado|dispensada|cortado|cortada|lista & embora|emprego|empresa|trabalho|firma|rua|pessoal|demitido|demitida', 'emprego|trabalho|vaga|servico pro|para|pra|ao|do .. meu|minha|meus .. <who>', 'porta|portas .. emprego|aberta|abertas .. <who>|pro|para & $job', '<who> & desempregado|desempregada|desemprego|demitido|demitida', 'desempregado ha|faz & <who>', 'meu|minha|meus|minhas <who> .. precisa|procura|procurando|busca|conseguir|consiga|arrumar|arrume .. $job', '<who> .. ficou .. sem .. emprego|trabalho|servico|renda'],
      not: ['conseguiu|arrumou', 'eu fui', 'nao consigo', 'meu emprego|trabalho', 'embora .. de casa', 'prova|gato', 'traba* embarcado', 'eu .. perdi|estou|fiquei .. $fired|emprego', 'me mandaram'],
      heard: [
        'Sinto muito: {who} está sem trabalho[ {span}], e a casa inteira sente.',
        'O emprego {de who} acabou[ {ago}], e você procura como ajudar sem pesar.',
        'Quando alguém de casa fica sem emprego[, {span}], todos fazem contas em silêncio.',
      ],
      psalms: [
        'O {psalm} diz que quem tropeça não fica caído, porque alguém segura a mão. Às vezes essa mão é de quem mora junto.',
        'O {psalm} fala de quem é sustentado quando vacila. Pode ser lido a dois.',
      ],
      steps: [
        'Combinem, em casa, um horário por dia para falar de trabalho e dinheiro, e deixem o resto do dia livre do assunto.',
        'Pergunte a três conhecidos se sabem de vaga e passe o contato, com uma frase sobre o que faz bem.',
        {
          text: 'Vejam juntos hoje o seguro-desemprego, o FGTS e o que pode esperar neste mês; número na mesa assusta menos que número na cabeça.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que {who} ouça logo um “pode começar”.',
        'Que a falta de trabalho não vire falta de carinho em casa.',
      ],
      also: 'E {who} está sem trabalho.',
    },
    'job-search': {
      says: ['meses procurando|desempregado|desempregada', 'procurando emprego|trabalho', 'portas de emprego', 'mando|mandei|enviei|entreguei|envio|distribui .. curriculo|curriculos', 'porta|portas .. $job', 'desempregado|desempregada|sem $job .. <n=$number> meses|anos', 'preciso trabalhar', 'oportunidade de? $job|trabalho|emprego', 'curriculo|curriculos', 'procuro|procurando|procura|busco|buscando|correndo_atras .. emprego|trabalho|vaga|servico|trampo|bico|colocacao|oportunidade', 'sine|agencia & vazia|vazias|emprego|fila|vaga|cheio', 'colocacao & rogo|preciso|trabalho|emprego|mercado', 'experiencia & contratam|contrata|contratar|contratarem|vaga|emprego', 'contratar|contratam|contrata|contratado & ninguem|nao|velho|idade|experiencia|aposentar|anos', 'ninguem|nao .. me? chama|chamam|contrata|contratam|retorna|retornam|da_oportunidade & emprego|trabalho|vaga|entrevista|curriculo|empresa', 'linkedin|vagas & nada|ninguem|nao|meses', 'preciso|precisando .. de|muito .. emprego|trabalho|trabalhar|vaga|servico', 'abre|abra|abrir .. porta|portas .. emprego|trabalho|profissional', 'porta|portas .. emprego|trabalho', 'meses|anos|tempo .. desempregado|desempregada|procurando|sem_emprego|sem_trabalho|sem_trabalhar', 'arrumar|conseguir|achar|encontrar|arranjar .. emprego|trabalho|vaga|servico|trampo', 'nao .. arrumo|acho|consigo|encontro|aparece|surge .. emprego|trabalho|servico|trampo|vaga', 'eles dizem .. liga'],
      not: ['meu|minha <who> .. precisa|procura|conseguir|arrumar', 'consegui|arrumei .. $job', 'entrevista .. amanha|marcada', 'chamaram .. curriculo', 'entrevista', 'meu|minha|meus <who> .. nao .. acha|arruma|consegue', 'perder .. emprego', 'coragem|aumento', 'neurologista|medico|consulta|exame|escola|creche', 'jogo|aposta', '<who> & desempregad*', 'ontem|hoje .. demitid*|mandaram|perdi'],
      heard: [
        'Você procura trabalho[ {span}], e cada currículo sem resposta pesa mais que o anterior.',
        'Mandar currículo e esperar[, {span},] é um trabalho que ninguém paga.',
        'A vaga ainda não veio[, {span}], e a procura cansa.',
      ],
      psalms: [
        'O {psalm} fala de uma espera comprida, com os pés na lama, e depois de chão firme. Quem espera por uma vaga conhece a primeira parte.',
        'O {psalm} diz “espera” duas vezes, e põe “coragem” no meio.',
      ],
      steps: [
        'Escolha uma vaga só e refaça o começo do currículo para ela: três linhas com o que pedem e você sabe. Uma bem feita vale dez iguais.',
        'Vá ou ligue ao SINE da sua cidade e pergunte por vagas e por cursos gratuitos; leve carteira de trabalho e comprovante de residência.',
        'Peça a duas pessoas que já trabalharam com você que mandem um áudio de um minuto dizendo o que você faz bem. Ouça antes da próxima entrevista.',
      ],
      wishes: [
        'Que a próxima resposta seja um “pode vir”.',
        'Que a espera não gaste a confiança que você vai precisar na entrevista.',
      ],
      also: 'E a procura por trabalho continua.',
    },
    interview: {
      says: ['entrevista .. emprego|trabalho|vaga|empresa|amanha', 'tenho|terei|vou|fui|marcaram|marcada|chamaram|chamado|chamada .. <thing=entrevista>', '<thing=entrevista> .. emprego|trabalho|amanha|hoje|segunda|terca|quarta|quinta|sexta|semana|vaga', 'nervoso|nervosa|ansioso|ansiosa|medo .. <thing=entrevista>', '<thing=entrevista> & emprego|vaga|empresa|amanha|final|multinacional|nervosa|nervoso|rezem|rh|tenho|hoje|dia|ore|reza|passar|segunda|terca|quarta|quinta|sexta|semana|ansiosa|ansioso|medo|banco|escola|hospital|online|video|orem|oracao|trabalho', 'entrevista de? emprego|trabalho', 'chamaram|chamou|ligaram|marcaram .. conversar|conversa|entrevista|curriculo & vaga|amanha|segunda|terca|quarta|quinta|sexta|nervosa|nervoso|la', 'dinamica de? grupo', 'conversa|bate_papo & vaga|emprego & minutos|sonhos|empresa|amanha|quarta|segunda', 'vaga .. meus|dos sonhos', 'trainee|processo_seletivo', 'gaguejar|travar & entrevista|vaga', 'seletiva|selecao & vaga|emprego|empresa'],
      not: ['visto|consulado|embaixada|imigracao', 'meu|minha <who> .. entrevista', 'professor .. li', 'consulado|embaixada|visto', 'passei|aprovad*|consegui', '<who> .. vai|tem .. entrevista', 'li|vi|assisti .. entrevista'],
      heard: [
        'A entrevista é[ {when}], e é normal que a boca seque um pouco.',
        '{day} é a entrevista: chamaram você, entre tantos.',
        'Você tem uma entrevista pela frente[, {when}]. Já passou da primeira porta.',
      ],
      psalms: [
        'O {psalm} pede que as palavras da boca e o que vai no coração sejam agradáveis. É uma oração feita para antes de uma conversa importante.',
        'O {psalm} pede que a obra das mãos fique firme. As suas vão à entrevista com tudo o que já fizeram.',
      ],
      steps: [
        'Prepare em voz alta três histórias de um minuto: um problema que você resolveu, um erro e o que aprendeu, algo de que se orgulha.',
        'Confira hoje o endereço, o ônibus e a roupa; saia meia hora antes. O resto da cabeça fica livre para a conversa.',
        'Anote duas perguntas para fazer a eles no fim. Entrevista também é você escolhendo.',
      ],
      wishes: ['Que a sua voz saia firme[ {when}].', 'Que do outro lado da mesa esteja alguém que escuta.'],
      also: 'E a entrevista[ {when}] está chegando.',
    },
    'boss-trouble': {
      says: ['riem de mim & trabalho|servico', 'colegas .. me .. tratam|excluem|ignoram', '<who=$boss> .. $mean', '<who=$boss> .. me|todo|todos|sempre .. $mean', '$mean .. trabalho|servico|empresa|emprego', 'assedio moral', 'colega|colegas .. $mean|inveja|fofoca|tapete|falam_mal|fala_mal', 'problema|problemas|briga|conflito .. <who=$boss>', 'minha|meu <who=$boss> & insuportavel|dificil|grosso|grossa|medo', '<who=$boss> & $mean', '$boss .. $mean', 'meu|minha chefe|patroa|patrao|gerente|supervisor|supervisora|coordenadora|coordenador|encarregado|diretora|diretor', 'me .. trata|tratam .. lixo|mal|escravo|nada|lata & medica|medico|chefe|trabalho|servico|patroa|firma|gerente', 'trabalho|servico|firma|empresa|escritorio|reunioes|reuniao|colegas|equipe|setor|plantao & humilhada|humilhado|humilham|humilhacao|riem|debocham|excluem|perseguida|perseguido|persegue|sotaque|boicotam|sabotam|tapete|panelinha|isolam|assedio|menina|zombam|fofoca|fofocas|maltratam', 'colega|colegas & trabalho|servico|firma|empresa & mal|contra|humilham|excluem|riem|ignoram|inveja|mentira|rouba|derrubar', 'assedio moral|no|sexual', 'tiraram|tirou .. projeto|funcao|cargo', 'tudo .. faco .. errado & chefe|coordenadora|gerente|trabalho|patroa', 'no meu|pegando pe & chefe|gerente|supervisor'],
      not: ['professor .. escola', 'de cozinha', 'me chama de chefe', 'igreja|pastor', 'dona de casa', 'humanos direitos', 'maltratado .. cachorro', 'demitiram|mandou embora', 'obrigad*|agradec*', 'doutorado', 'meu dono|dono do'],
      heard: [
        'O jeito como {who} trata você[, {span},] não é normal só porque acontece todo dia. Sinto muito.',
        'Ir trabalhar sabendo que vem humilhação[, {span},] adoece. Sinto muito.',
        'No trabalho, o respeito não é favor. Sinto muito que falte onde você está.',
      ],
      psalms: [
        'No {psalm} alguém pede abrigo até passar a tormenta. Não finge que não há tormenta.',
        'O {psalm} diz que Deus não despreza nem esconde o rosto de quem é humilhado.',
      ],
      steps: [
        'Comece hoje um registro: data, hora, o que foi dito, quem ouviu. Guarde mensagens fora do celular da empresa.',
        'Procure o sindicato, o RH ou a ouvidoria e pergunte como se denuncia e como se protege quem denuncia, antes de decidir.',
        'Escolha um colega que viu e pergunte se confirmaria por escrito. Não estar só muda a conversa.',
      ],
      wishes: [
        'Que alguém ali dentro faça o que é justo.',
        'Que a sua casa seja o lugar em que ninguém levanta a voz.',
      ],
      also: 'E no trabalho ainda falta respeito.',
    },
    'job-joy': {
      says: ['assinei .. contrato|carteira', 'fui efetivado|efetivada', 'me chamaram .. vaga|trabalhar & feliz|graças|gracas', 'fui|foi|fomos promovido|promovida|contratado|contratada|chamado|chamada|efetivado|efetivada|aprovado|aprovada .. $job|vaga|empresa|trabalho|estagio|cargo', 'novo $job & feliz|alegria|gracas|obrigad*|agradec*|gratid*', 'emprego novo & feliz|alegria|gracas|obrigad*|agradec*|gratid*', '<who> .. conseguiu|arrumou|arranjou .. $job', 'aceitaram|aceito|aceita|aprovado|aprovada|aprovaram|chamaram|selecionado|selecionada|escolhida|escolhido .. estagio|vaga|emprego|trabalho|trainee & consegui|feliz|queria|sonho|me|fui', 'passei|passou .. processo_seletivo|entrevista|selecao', 'agradecer|agradeco|obrigado|obrigada|gratidao|gloria|gracas .. vaga|emprego|trabalho|promocao|contrato|estagio', 'emprego|vaga|estagio|trabalho|contrato|promocao & consegui|conseguiu|gloria|pulando|feliz|alegria|agradecer|agradeco|obrigada|obrigado|ganhei|arrumei|deram|deu', 'deu|deram|conseguiu|arrumou|ganhou .. emprego|vaga|trabalho|estagio|promocao', 'primeiro salario', 'fui|foi|fomos promovido|promovida|contratado|contratada|efetivado|efetivada|admitido|admitida|nomeado|nomeada|convocado|convocada|selecionado|selecionada', 'deus|senhor abriu|abriu_a porta .. emprego|trabalho', 'comeco|comecei|comeca .. emprego|trabalho|estagio & feliz|alegria|gracas|gloria|finalmente|obrigada|obrigado|enfim', 'me chamaram .. vaga|trabalhar|emprego', 'consegui|arrumei|ganhei|arranjei .. emprego|trabalho|servico|trampo|vaga|promocao|contrato|estagio|cargo', 'carteira assinada & consegui|feliz|primeira|finalmente|gracas|hoje|enfim|assinaram'],
      not: ['nao consegui|fui', 'quero|preciso|espero .. conseguir|arrumar|passar', 'para que', 'medo|nervos*|ansios*|insegur*', 'nervosa|nervoso', 'procuro|procurando', 'conversar|conversa', 'temporario', 'nao sei se|aceito ou|devo', 'mas vou', 'sem', 'perdi|perder', 'devo', 'nao .. consegue|arruma|acha', 'orem|ore|ora', 'nao sei o que'],
      heard: [
        'Parabéns! Que notícia boa, esse trabalho[ {ago}].',
        'Parabéns pela conquista[, {ago}]! Depois da espera, um “sim” faz barulho bom.',
        'Que alegria ler isso: deu certo no trabalho! Parabéns.',
      ],
      psalms: [
        'O {psalm} pede firmeza para o que as mãos fazem. Comece por ele o primeiro dia.',
        'O {psalm} diz sem rodeio que houve coisas grandes, e que há alegria. Hoje é dia de dizer igual.',
      ],
      steps: [
        'Conte hoje a quem torceu por você, um por um, com o nome: “você fez parte”.',
        'Escreva o que você quer levar do tempo difícil para o trabalho novo (uma coisa) e o que quer deixar lá (outra).',
        'Antes do primeiro salário, decida num papel a primeira conta, o primeiro presente e a primeira reserva.',
      ],
      wishes: ['Que os colegas sejam bons e o café também.', 'Que esse trabalho traga pão e sossego.'],
      also: 'E parabéns pelo trabalho!',
    },
  },
};
