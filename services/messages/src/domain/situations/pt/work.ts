import type { work as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const work: ThemeTexts<keyof typeof plan> = {
  groups: {
    job: 'emprego|trabalho|servico|vaga|trampo|cargo',
    fired:
      'demitido|demitida|demitiram|demissao|desempregado|desempregada|mandado|mandada|dispensado|dispensada|dispensaram|desligado|desligada',
    boss: 'chefe|patrao|patroa|gerente|supervisor|supervisora|chefa|encarregado|coordenador|coordenadora',
    mean: 'humilha|humilhacao|grita|persegue|perseguicao|assedio|destrata|maltrata|injusto|injusta|ameaca|implica|explora|xinga|diminui|sobrecarrega',
  },
  situations: {
    work: {
      says: [
        'trabalho .. pesando|matando|acabando|sugando|consumindo',
        'domingo .. segunda & trabalho',
        'meu trabalho',
        'clima .. trabalho',
        'problema|problemas|dificuldade|dificuldades|pressao|estresse|cansado|cansada|infeliz|insatisfeito|insatisfeita .. $job',
        '$job .. dificil|pesado|estressante|pressao|ruim|horrivel|insuportavel|cansativo|sugando',
        'odeio|detesto|nao_gosto|nao_aguento .. $job|trabalhar',
        'trabalho|trabalhando .. demais|muito|muitas horas|dobrado|sem parar|noite',
        'burnout|sobrecarga|sobrecarregado|sobrecarregada',
        'comeco|comecei|comecar .. $job .. novo|nova|segunda|amanha|primeiro',
      ],
      not: [
        'procuro|procurando|preciso|sem|perdi $job',
        'entrevista',
        'devo|aceito|aceitar|mudar|trocar .. $job',
      ],
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
      says: [
        'me mandaram embora',
        'cortaram .. vaga|funcionarios',
        'contrato .. nao|acabou|encerrado .. renovado?',
        'fui desligado|desligada|cortado|cortada',
        'perdi|perdemos o|meu|meus $job',
        'fui|estou|to|fiquei|fomos .. $fired',
        '$fired',
        'me mandaram|mandou embora',
        'empresa .. fechou|faliu|cortou|dispensou|demitiu',
        'sem $job',
        'mandado|mandada embora',
      ],
      not: [
        'meu|minha <who> .. $fired|perdeu',
        'medo .. $fired|perder',
        'pedi demissao',
        '<who> .. desempregado|desempregada',
        'quero|devo pedir',
      ],
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
      says: [
        'acha|acham|pensa|pensam que .. trabalho|trabalhando|emprego',
        'saio .. todo dia & emprego|trabalho|demit*',
        '$fired & nao contei|contar|ninguem|sabe|sabem|escondo|escondendo|vergonha',
        'perdi .. $job & nao|ninguem|vergonha contei|sabe|sabem|contar',
        '$fired && nao|ninguem .. contei|sabe|sabem|contar|falei|conta',
        'perdi .. $job && nao|ninguem .. contei|sabe|sabem|contar|falei',
        'saio de casa .. finjo|como se|fingindo .. $job|trabalhar|trabalho',
        'finjo .. trabalho|trabalhar|emprego',
      ],
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
      says: [
        '<who> .. desempregado|desempregada',
        '<who> .. ficou sem',
        '<who> .. $fired',
        '<who> .. perdeu|perder .. $job',
        '<who> .. sem $job',
        '<who> .. precisa|procura|procurando|busca|conseguir|consiga|arrumar|arrume .. $job',
        '$job para|pro|pra .. meu|minha <who>',
        '<who> & $fired',
      ],
      not: ['eu fui|perdi|estou|fiquei .. $fired|emprego', 'conseguiu|arrumou', 'nao contei|sabe'],
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
      says: [
        'meses procurando|desempregado|desempregada',
        'procurando emprego|trabalho',
        'preciso de .. emprego|trabalho',
        'portas de emprego',
        'ninguem chama|responde',
        'procuro|procurando|busco|buscando|preciso|precisando|arrumar|conseguir|achar|encontrar|arranjar .. $job',
        'mando|mandei|enviei|entreguei|envio|distribui .. curriculo|curriculos',
        'nao consigo|acho|encontro|arrumo|aparece|chamam .. $job|entrevista|nada',
        'porta|portas .. $job',
        'desempregado|desempregada|sem $job .. <n=$number> meses|anos',
        'preciso trabalhar',
        'oportunidade de? $job|trabalho|emprego',
      ],
      not: [
        'meu|minha <who> .. precisa|procura|conseguir|arrumar',
        'consegui|arrumei .. $job',
        'perdi|mandado|demitid*|demissao',
        'entrevista .. amanha|marcada',
      ],
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
      says: [
        'entrevista .. emprego|trabalho|vaga|empresa|amanha',
        'tenho|terei|vou|fui|marcaram|marcada|chamaram|chamado|chamada .. <thing=entrevista>',
        '<thing=entrevista> .. emprego|trabalho|amanha|hoje|segunda|terca|quarta|quinta|sexta|semana|vaga',
        'nervoso|nervosa|ansioso|ansiosa|medo .. <thing=entrevista>',
        'processo seletivo',
      ],
      not: ['visto|consulado|embaixada|imigracao', 'meu|minha <who> .. entrevista'],
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
      says: [
        'meu chefe|minha chefe|patroa',
        'me humilha',
        'riem de mim & trabalho|servico',
        'colegas .. me .. tratam|excluem|ignoram',
        '<who=$boss> .. $mean',
        '<who=$boss> .. me|todo|todos|sempre .. $mean',
        '$mean .. trabalho|servico|empresa|emprego',
        'assedio moral',
        'colega|colegas .. $mean|inveja|fofoca|tapete|falam_mal|fala_mal',
        'sou|estou sendo perseguido|perseguida|humilhado|humilhada|injusticado|injusticada .. trabalho|$boss|empresa|servico',
        'problema|problemas|briga|conflito .. <who=$boss>',
        'minha|meu <who=$boss> & insuportavel|dificil|grosso|grossa|medo',
      ],
      not: ['professor|professora', 'escola|faculdade'],
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
      says: [
        'assinei .. contrato|carteira',
        'carteira assinada',
        'fui efetivado|efetivada',
        'me chamaram .. vaga|trabalhar & feliz|graças|gracas',
        'consegui|arrumei|ganhei|arranjei|passei .. $job|vaga|promocao|contrato|estagio',
        'fui|foi|fomos promovido|promovida|contratado|contratada|chamado|chamada|efetivado|efetivada|aprovado|aprovada .. $job|vaga|empresa|trabalho|estagio|cargo',
        'fui|foi promovido|promovida|contratado|contratada|efetivado|efetivada',
        'novo $job & feliz|alegria|gracas|obrigad*|agradec*|gratid*',
        'emprego novo & feliz|alegria|gracas|obrigad*|agradec*|gratid*',
        '<who> .. conseguiu|arrumou|arranjou .. $job',
      ],
      not: [
        'nao consegui|fui',
        'quero|preciso|espero .. conseguir|arrumar|passar',
        'para que',
        'medo|nervos*|ansios*|insegur*',
      ],
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
