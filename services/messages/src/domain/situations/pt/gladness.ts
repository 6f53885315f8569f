import type { requests as requestsPlan, thanks as thanksPlan } from '../plan/gladness.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const thanks: ThemeTexts<keyof typeof thanksPlan> = {
  groups: {
    glad: 'gratidao|grato|grata|agradecer|agradeco|agradecido|agradecida|obrigado|obrigada|feliz|alegria|contente|alegre|graças|gracas|louvo|louvado',
  },
  situations: {
    thanks: {
      says: [
        'coracao .. cheio|transbordando',
        'nao peco|quero_pedir nada',
        'so agradecer',
        'mil graças|gracas',
        'so|quero|queria|vim|venho|gostaria|hoje .. agradecer|agradeco|louvar',
        'gratidao|grato|grata',
        'estou|to|sou|ando .. feliz|contente|alegre|grato|grata|radiante',
        'obrigado|obrigada senhor|deus|jesus|pai|por|pela|pelo',
        'agradeco|agradecer .. deus|senhor|por|pela|pelo|vida|tudo',
        'gracas a deus',
        'que alegria',
        'deus|senhor .. ouviu|atendeu|respondeu',
        'bencao|graca .. alcancada|alcancei|recebi',
      ],
      not: ['quero|queria|para|pra ser feliz', 'nao sou|estou|to feliz', 'obrigado a', 'mas|porem', 'desde ja'],
      heard: [
        'Que bom ler gratidão assim[, {when}].',
        'Você veio agradecer, e isso também merece resposta.',
        'Que alegria boa, essa sua. Que bom que veio contar.',
      ],
      psalms: [
        'O {psalm} diz à própria alma: não te esqueças do bem que recebeste. Gratidão é, antes de tudo, boa memória.',
        'O {psalm} diz simplesmente que é bom agradecer, de manhã e à noite. Você já fez a parte de hoje.',
      ],
      steps: [
        'Escreva três coisas de hoje pelas quais agradece, com detalhe: o cheiro, a hora, a pessoa. Guarde num vidro.',
        'Agradeça em voz alta, hoje, a alguém que não está esperando por isso.',
        'Divida um pouco dessa alegria: um bolo, uma carona, um telefonema a quem teve uma semana ruim.',
      ],
      wishes: [
        'Que essa gratidão acompanhe você por muitos dias.',
        'Que o motivo da alegria dure, e outros venham.',
      ],
      also: 'E há também o que agradecer, o que é bom de ler.',
    },
    'thanks-family': {
      says: [
        'orgulho .. <who>',
        'abençoo|agradeco .. <who>',
        '$glad .. <who>',
        '$glad & <who=familia|filhos|filho|filha|marido|esposa|mae|pai|pais|netos|amigos|amigas|irmaos>',
        'orgulho do|da|de|dos meu|minha|meus <who>',
        '<who> .. presente|bencao .. deus|vida',
        'reconcili* .. <who>',
        'voltou para casa|mim <who>',
        'amo|adoro .. <who=familia|filhos|filho|filha|marido|esposa|mae|pai|pais|netos>',
      ],
      not: [
        'mas|porem|nao',
        'doente|hospital|cancer',
        'brig*',
        'orem|ore|rezem|reze|oracao|curar|cura|passar',
        'desde ja',
      ],
      heard: [
        'Que bonito, agradecer por {who}.',
        'Você olhou para {who} e viu um presente. Nem todo mundo para para ver.',
        'Agradecer pelas pessoas de casa é das melhores orações que há.',
      ],
      psalms: [
        'O {psalm} diz à alma: não esqueça. Comece a lista de hoje por {who}.',
        'O {psalm} desenha uma mesa com gente em volta, como brotos de oliveira. É uma imagem para pendurar na cozinha.',
      ],
      steps: [
        'Diga hoje {a who}, com um exemplo, por que agradece: “naquele dia você…”.',
        { text: 'Mande {a who} uma foto antiga e conte do que se lembra nela.', if: ['far'] },
        'Tire uma foto comum de um dia comum em casa. Daqui a vinte anos, será a melhor.',
      ],
      wishes: [
        'Que {who} tenha saúde e muitos dias como estes.',
        'Que a casa continue cheia daquilo que você agradece.',
      ],
      also: 'E que bom que existe {who} para agradecer.',
    },
    birthday: {
      says: [
        'meu niver|aniver',
        'faco .. anos',
        'hoje .. niver',
        'meu aniversario',
        'faco|fiz|completo|completei|completando|fazendo .. anos .. hoje|amanha|vida|ontem|idade|domingo|semana',
        'hoje|amanha|ontem .. faco|fiz|completo|fazendo .. anos',
        'aniversariante',
        'mais um ano de vida',
      ],
      not: ['<who> .. faz|faria|completa', 'anos de casad*|servico|namoro|formad*', 'sozinh*|ninguem'],
      heard: [
        'Feliz aniversário[, {when}]!',
        'Parabéns pelo seu dia[, {when}]! Mais um ano merece festa, grande ou pequena.',
        'Feliz aniversário! Que bom que você veio ao mundo num dia destes.',
      ],
      psalms: [
        'O {psalm} agradece por ter sido tecido com cuidado antes de nascer. É o Salmo certo para soprar velas.',
        'O {psalm} pede para contar os dias com sabedoria. Não para ter medo deles; para gostar mais.',
      ],
      steps: [
        'Escreva uma carta para você ler daqui a um ano: o que quer ter vivido até lá. Três linhas bastam.',
        'Ligue hoje para quem esteve no começo da sua vida e peça uma história que você não conhece.',
        'Separe do dia uma hora que seja só do seu gosto, sem servir ninguém.',
      ],
      wishes: [
        'Que o ano que começa[ {when}] traga saúde, pão e boas surpresas.',
        'Que haja bolo, abraço e um silêncio bom no fim do dia.',
      ],
      also: 'E feliz aniversário!',
    },
  },
};

export const requests: ThemeTexts<keyof typeof requestsPlan> = {
  groups: {
    psalm: 'salmo|salmos',
    ask: 'qual|quais|que|algum|um|recomenda|indica|indique|sugere|melhor|bom',
  },
  situations: {
    request: {
      says: [
        'uma palavra',
        'um versiculo',
        'palavra .. hoje|mim|deus',
        'uma|alguma palavra .. mim|hoje|conforto|deus|animo|amiga|esperanca|fe',
        'mensagem .. mim|hoje|dia|deus|conforto|esperanca|semana',
        'preciso|quero|queria ouvir|de .. palavra|mensagem|conforto|consolo',
        'palavra de deus',
        'o que deus .. dizer|fala|falar',
        'bom dia',
        'palavra|oracao da|de manha',
      ],
      not: ['oracao por'],
      heard: [
        'Para hoje, esta palavra, do {psalm}: o dia é um presente, ainda embrulhado.',
        'Uma palavra para você, do {psalm}: quem chama não chama em vão.',
        'Aqui vai o {psalm} para o seu dia, em poucas linhas.',
      ],
      psalms: [
        'O {psalm} diz que este é o dia que Deus fez, e convida a alegrar-se nele. Não ontem, não quando tudo estiver resolvido: este.',
        'O {psalm} diz que Deus está perto de todos os que o chamam de verdade. A verdade, ali, pode ser curta e mal-ajeitada.',
      ],
      steps: [
        'Escolha uma palavra desse Salmo, só uma, escreva na palma da mão ou no papel do bolso, e olhe para ela três vezes hoje.',
        'Leia o Salmo em voz alta agora, devagar, e mais uma vez antes de dormir. Repare no que mudou.',
        'Mande o verso a alguém que talvez precise dele mais do que diz.',
      ],
      wishes: [
        'Que o seu dia tenha ao menos uma hora boa.',
        'Que esta palavra sirva na hora em que você precisar dela.',
      ],
      also: 'E você pediu uma palavra para hoje.',
    },
    'which-psalm': {
      says: [
        'qual salmo',
        'que salmo',
        '150 salmos',
        '$ask .. $psalm',
        '$psalm .. para|pra|ler|rezar|leio|devo|indica|recomenda',
        'quero|queria|preciso .. $psalm',
      ],
      heard: [
        'Leia o {psalm}: é curto e serve para quase toda hora.',
        'Um bom Salmo para começar é o {psalm}.',
        'Comece pelo {psalm}; muita gente o sabe de cor porque voltou a ele muitas vezes.',
      ],
      psalms: [
        'O {psalm} fala de um pastor que conhece o caminho e cuida do que falta hoje. Cabe na alegria e no aperto.',
        'No {psalm} alguém levanta os olhos, pergunta de onde vem o socorro e responde a si mesmo. Tem oito versos e dura um minuto.',
      ],
      steps: [
        'Leia-o três vezes: uma para ouvir, uma para entender, uma para dizer. Pare no verso que chamar você e fique nele.',
        'Se quiser outro depois: 46 para dias agitados, 103 para agradecer, 130 para quando está fundo.',
        'Escreva o verso preferido num papel e cole onde você lava a louça.',
      ],
      wishes: ['Que as palavras cheguem na hora certa.', 'Que esse Salmo vire um lugar conhecido para você.'],
      also: 'E você pediu um Salmo.',
    },
    'which-psalm-fear': {
      says: [
        '$ask .. $psalm .. medo|ansiedade|angustia|aflicao|acalmar|acalma|paz|panico|nervos|protecao|livramento',
        '$psalm .. medo|ansiedade|angustia|aflicao|acalmar|calma|panico|protecao|livramento',
        'medo|ansiedade|angustia|panico && $ask .. $psalm',
      ],
      not: ['prova|cirurgia|exame'],
      heard: [
        'Contra o medo, leia o {psalm}. Ele não manda parar de ter medo; dá o que dizer enquanto o medo está aí.',
        'Para a ansiedade, o {psalm} é dos melhores.',
        'O {psalm}: foi escrito por alguém que tinha motivo para ter medo.',
      ],
      psalms: [
        'No {psalm} a frase é “quando tenho medo, confio”. No meio do medo, e não depois.',
        'O {psalm} chama Deus de luz e pergunta, quase desafiando: de quem terei medo?',
      ],
      steps: [
        'Decore só a primeira linha. Na hora do aperto, ninguém lembra de um Salmo inteiro, mas uma linha vem.',
        'Leia em voz alta, um verso por respiração, até o ritmo ser o seu.',
        'Deixe o livro aberto nessa página perto da cama; achar depressa também acalma.',
      ],
      wishes: ['Que a linha venha à boca antes do medo.', 'Que a noite fique menor do que esse verso.'],
      also: 'E você pediu um Salmo contra o medo.',
    },
    'which-psalm-sleep': {
      says: [
        '$ask .. $psalm .. dormir|noite|sono|insonia|deitar',
        '$psalm .. dormir|noite|sono|insonia|deitar',
        'dormir|insonia|sono && $ask .. $psalm',
      ],
      heard: [
        'Antes de dormir, leia o {psalm}: é uma oração da noite.',
        'Para a noite, o {psalm}. Curto o bastante para dizer de olhos fechados.',
        'O {psalm} é o que se lê há séculos na hora de apagar a luz.',
      ],
      psalms: [
        'O {psalm} diz: em paz me deito e logo durmo. Se o sono demorar, a primeira metade já serve.',
        'O {psalm} diz que quem nos guarda não cochila. Então alguém pode dormir: nós.',
      ],
      steps: [
        'Leia na beira da cama, uma vez, com voz baixa; depois apague a luz e repita só a última frase.',
        'Ponha o celular para carregar na cozinha e o Salmo, em papel, no travesseiro.',
        'Se houver mais alguém na casa, leiam juntos, um verso cada um.',
      ],
      wishes: ['Que o sono venha manso hoje.', 'Que a noite guarde você.'],
      also: 'E você pediu um Salmo para a noite.',
    },
    'how-to-pray': {
      says: [
        'nunca orei|rezei',
        'como .. orar|rezar',
        'nao sei orar|rezar',
        'como .. orar|rezar|oro|rezo|ora|reza|fazer_oracao|fazer_uma|faco_oracao|falar_com_deus|falo_com_deus',
        'nao sei|consigo .. orar|rezar|oracao|falar_com_deus',
        'ensina|ensine|ensinar|aprender .. orar|rezar|oracao',
        'por onde .. comeco|comecar|comecar .. salmo|salmos|biblia',
        'como .. ler|comecar|usar .. salmo|salmos|biblia',
      ],
      heard: [
        'Comece com uma frase verdadeira, em voz alta: pode ser “estou aqui e não sei {pray~orar|rezar}”. O {psalm} não pede mais do que isso.',
        'Para {pray~orar|rezar}, basta falar como se fala com quem já sabe: o {psalm} mostra como.',
        'Não há fórmula: diga o que há, peça o que falta, agradeça o que veio. O {psalm} faz isso em poucas linhas.',
      ],
      psalms: [
        'O {psalm} diz: derramem diante dele o coração. Derramar não pede ordem nem gramática.',
        'O {psalm} fala de quem se põe diante de Deus de manhã e espera. Pôr-se ali já é metade da oração.',
      ],
      steps: [
        'Hoje à noite, três frases: “hoje foi…”, “preciso de…”, “agradeço por…”. Menos de um minuto.',
        'Abra um Salmo, leia um verso, pare, e diga a Deus o que ele fez você lembrar. Depois outro verso.',
        'Escolha um sinal do dia (o café, a chave na porta) e ligue a ele uma frase curta de oração.',
      ],
      wishes: [
        'Que falar com Deus fique tão simples quanto chamar alguém pelo nome.',
        'Que o silêncio depois da sua frase não assuste.',
      ],
      also: 'E você quer aprender a {pray~orar|rezar}.',
    },
    'pray-for': {
      says: [
        'ore|orem|reze|rezem|oracao .. por|pela|pelo .. <who>',
        'orem pela|pelo|por',
        'ore|orem|oracao|oracoes|rezem|reze|rezar|orar|interceda|intercedam por|pela|pelo|pelos|pelas .. <who>',
        'peço|peco|pedir oracao|oracoes .. <who>',
        'abencoe|proteja|guarde|cuide|cuida|ajude|abencoa .. <who>',
        'oracao por|pelo|pela <who>',
      ],
      heard: [
        'Uma oração por {who}: “Senhor, guarda {my} hoje, por dentro e por fora, e põe gente boa no caminho.”',
        '“Deus, tu conheces {my} melhor do que eu. Fica perto, e não soltes.” É uma oração curta, para dizer quantas vezes quiser.',
        '“Senhor, entrego a ti quem eu amo, com nome e tudo. Faz por eles o que eu não alcanço.” É uma oração para dizer agora.',
      ],
      psalms: [
        'O {psalm} é inteiro uma bênção para outra pessoa em dia difícil. Leia com um nome no meio.',
        'O {psalm} cobre ida e volta. Serve para quem está longe dos olhos.',
      ],
      steps: [
        {
          text: 'Diga {a who} hoje, sem sermão: “{pray~orei|rezei} por você”. Muita gente guarda essa frase por anos.',
          if: ['who'],
        },
        'Escolha uma hora fixa, curta, para esta oração, e ligue-a a algo que já faz: a água do café, o ônibus.',
        'Além da oração, faça uma coisa concreta por essa pessoa nesta semana, que ela perceba.',
      ],
      wishes: ['Que {who} sinta hoje que alguém pensa com carinho.', 'Que a sua oração encontre o caminho.'],
      also: 'E você pede oração por {who}.',
    },
    'pray-for-me': {
      says: [
        'ore|orem|reze|rezem por mim',
        'oracao por mim',
        'suas oracoes',
        'ore|orem|oracao|oracoes|rezem|reze|orar|rezar|interceda|intercedam por mim|nos',
        'preciso|peço|peco|quero .. oracao|oracoes|prece',
        'me ajude|ajuda|ajudem|socorre|socorra .. deus|senhor|oracao|jesus|por_favor',
        'deus|senhor|jesus me ajude|ajuda|socorre|ilumine|abencoe|guarde',
        'deus|senhor|jesus me de|da forca|forcas|sabedoria|paz',
      ],
      heard: [
        'Uma oração para dizer agora: “Senhor, ouve-me; estou precisando. Tu sabes de quê, antes de eu achar as palavras.”',
        '“Deus, fica perto de mim hoje. O que eu não sei pedir, vê.” É uma oração curta, e é sua.',
        '“Senhor, aqui estou, com tudo o que trago. Não me soltes.” Diga devagar, quantas vezes quiser.',
      ],
      psalms: [
        'O {psalm} começa assim: “inclina o ouvido e responde, porque preciso”. Não explica mais nada, e é oração inteira.',
        'O {psalm} diz que Deus está perto de quem chama com sinceridade.',
      ],
      steps: [
        'Diga a uma pessoa de confiança: “{pray~ora|reza} por mim hoje?”. Não é preciso contar o motivo.',
        'Escreva o que pede numa linha e ponha a data. Daqui a um mês, releia.',
        'Depois da oração, fique um minuto sem dizer nada, de mãos abertas no colo.',
      ],
      wishes: [
        'Que a ajuda chegue por onde você não esperava.',
        'Que você sinta hoje que não está falando com o vazio.',
      ],
      also: 'E você pede oração.',
    },
    bless: {
      says: [
        'uma bencao',
        'abençoe minha|meu|nossa|nosso',
        'bencao|bencaos|abencoe|abencoa|abencoar|abencoada|abencoado .. casa|lar|familia|vida|semana|dia|trabalho|nos|mim|filhos|ano|projeto',
        'peço|peco|quero|queria|preciso|manda .. bencao|bencaos',
        'me abencoe|abencoa',
        'semana|dia abencoado|abencoada',
      ],
      not: ['e uma bencao', 'bencao recebida|alcancada'],
      heard: [
        'Que Deus tenha misericórdia e abençoe você[ e {who}], e faça brilhar o rosto sobre a sua casa, como pede o {psalm}.',
        'Que a bênção do {psalm} esteja sobre a sua porta: na saída, na chegada, e em quem mora dentro.',
        'Bênção para você[ e {who}], com as palavras do {psalm}: guarda no caminho e luz em casa.',
      ],
      psalms: [
        'O {psalm} pede que Deus mostre um rosto alegre, e que isso se espalhe da casa para o mundo.',
        'O {psalm} abençoa o entrar e o sair. Pode ser dito com a mão na maçaneta.',
      ],
      steps: [
        'Abençoe hoje alguém em voz alta, com palavras suas: um filho na porta, um colega, um doente. Bênção cresce quando passa.',
        'Escreva o verso num papel e prenda por dentro da porta de casa.',
        'Antes de comer, hoje, diga uma frase de bênção sobre quem está à mesa e sobre quem falta.',
      ],
      wishes: ['Que a semana seja boa e a casa, tranquila.', 'Que a paz entre pela porta e goste de ficar.'],
      also: 'E você pede uma bênção.',
    },
    'comfort-me': {
      says: ['preciso .. conforto|consolo|colo', 'me conforta|conforte|console|consola'],
      heard: [
        'Uma palavra de conforto para você, do {psalm}: o coração pode ser derramado do jeito que está.',
        'Para você, o {psalm}: há quem esteja perto de quem chama.',
        'Aqui vai um consolo, sem pergunta nenhuma antes: o {psalm}.',
      ],
      psalms: [
        'O {psalm} não pede explicação a quem chega; pede só que não segure tudo por dentro.',
        'O {psalm} fala de uma proximidade que não depende de a gente merecer nem de achar as palavras certas.',
      ],
      steps: [
        'Diga a alguém, hoje, uma frase só: “não está fácil”. Deixe que a outra pessoa pergunte o resto, ou não.',
        'Faça por você o que faria por uma visita: uma mesa posta, um copo bonito, dez minutos ao sol.',
        'Escreva o que pesa, dobre o papel, e guarde-o dentro do livro dos Salmos.',
      ],
      wishes: [
        'Que o que aperta afrouxe um pouco hoje.',
        'Que alguém sente ao seu lado sem precisar de motivo.',
      ],
      also: 'E você precisa de uma palavra de conforto.',
    },
    'comfort-other': {
      says: ['conforto|consolo para|pra|de <who>', 'conforte|console|consola <who>'],
      heard: [
        'Uma palavra para quem se preocupa com {who}, do {psalm}: há guarda na saída e na chegada.',
        'Você pensa em {who}; o {psalm} foi escrito para quem leva outros no coração.',
        'Do {psalm}, para você e para quem você tem no pensamento: o peso pode ser dividido.',
      ],
      psalms: [
        'O {psalm} entrega idas e voltas a quem não dorme. Ponha nele o nome de quem preocupa você.',
        'O {psalm} convida a pôr o fardo em mãos maiores. Também o fardo por outra pessoa.',
      ],
      steps: [
        { text: 'Mande hoje {a who} uma mensagem que não peça resposta: “pensei em você”.', if: ['who'] },
        'Pergunte uma coisa concreta: “o que te ajudaria hoje?”. E faça só isso, nem mais nem menos.',
        'Marque na agenda, para daqui a uma semana, perguntar de novo. Quase todos só perguntam uma vez.',
      ],
      wishes: [
        'Que {who} saiba que não caminha só.',
        'Que o cuidado que você tem por outros volte também para você.',
      ],
      also: 'E você se preocupa com {who}.',
    },
  },
};
