import type { family as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const family: ThemeTexts<keyof typeof plan> = {
  groups: {
    fight:
      'briga|brigas|brigou|brigamos|briguei|brigando|discussao|discussoes|discutimos|discuti|discutiu|desentendimento|desentendemos|conflito|conflitos|confusao|intriga|magoa',
    sibling: 'irmao|irma|irmaos|irmas|cunhado|cunhada',
    elder: 'mae|pai|pais|mamae|papai|madrasta|padrasto',
  },
  situations: {
    family: {
      says: [
        'brigas na|em minha? familia|casa',
        'familia .. despedacando|destruida|brigada|brigando',
        'minha familia .. brig*|separ*|desunida',
        'ninguem se fala',
        'brigas em casa',
        '$fight .. familia|casa|parentes|herança|heranca',
        'familia .. $fight|desunida|dividida|separada|nao_se_fala|em_guerra|rachada|rachou|desestruturada|afastada|despedacada|rompida',
        'paz|harmonia|uniao .. casa|familia|lar',
        'problemas|problema .. familia|familiares|familiar',
        'heranca|inventario & $fight|irmaos|familia|casa',
        'sogra|sogro|nora|genro|cunhado|cunhada & $fight|problema|implica|inferniza|nao .. gosta|fala',
        'clima|ambiente .. casa .. pesado|ruim',
      ],
      not: [
        'paz do senhor',
        'obrigad*|agradec*|gratid*',
        '$fight & <who=marido|esposa|mulher|namorado|namorada>',
      ],
      heard: [
        'A casa está em pé de guerra[, {span}], e quem gosta de todos fica no meio.',
        'Conflito em família pesa dobrado, porque à noite todos voltam para a mesma mesa.',
        'Você pede paz para a sua gente. É um pedido que se entende logo.',
      ],
      psalms: [
        'O {psalm} canta como é bom quando os irmãos vivem unidos. Quem canta assim já viu o contrário.',
        'No {psalm} alguém quer paz, e quando fala em paz os outros querem guerra. A Bíblia conhece essa mesa.',
      ],
      steps: [
        'Escolha hoje a pessoa mais fácil da família e diga a ela uma coisa boa. A paz costuma começar por onde a porta já está aberta.',
        'Na próxima discussão, saia do quarto antes de responder e volte quinze minutos depois. Avise: “volto já”.',
        {
          text: 'Escreva para a pessoa com quem está difícil uma mensagem sem passado: só o que você deseja daqui para a frente.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que haja em breve um almoço sem acerto de contas.',
        'Que alguém na família dê o primeiro passo, e que não precise ser sempre você.',
      ],
      also: 'E o clima na família também está difícil.',
    },
    'quarrel-sibling': {
      says: [
        'anos sem falar .. <who=$sibling>',
        '<who=$sibling> & sem falar|nao fala|briga|brigamos',
        '$fight .. com? .. meu|minha|meus <who=$sibling>',
        'meu|minha <who=$sibling> & $fight|magoa|orgulho|heranca|perdao|reconcili*',
        'meu|minha|meus <who=$sibling> .. nao .. fala|falamos|conversa|olha|responde|procura',
        'nao falo|converso .. meu|minha <who=$sibling>',
        '<who=$sibling> .. nao nos falamos',
        'eu e meu|minha <who=$sibling> .. nao|$fight',
      ],
      not: ['<who=$sibling> .. doente|internad*|morreu|faleceu|drogas', 'filhos .. $fight'],
      heard: [
        'A briga com {who}[, {span},] dói mais porque vocês têm a mesma infância.',
        'Entre você e {who} ficou uma distância[ {span}] que nenhum dos dois planejou.',
        'Sinto muito por esse silêncio entre irmãos. Ele ocupa lugar em todas as festas.',
      ],
      psalms: [
        'O {psalm} foi escrito por causa disto: como é bom quando irmãos estão juntos. Quem sente falta também o reza.',
        'No {psalm} alguém diz: “eu sou pela paz”. Pode ser a sua frase, ainda que {who} não a diga agora.',
      ],
      steps: [
        'Mande {a who} uma lembrança da infância, sem falar da briga: uma foto, uma comida, um apelido.',
        'Escreva numa folha o que você faria diferente, só a sua metade. Não precisa mandar hoje.',
        {
          text: 'Peça a alguém de confiança na família que diga {a who} apenas isto: “a porta está aberta”.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'Que um dia vocês riam disso na cozinha.',
        'Que {who} e você encontrem o caminho antes da próxima festa.',
      ],
      also: 'E há a briga com {who}, ainda sem conserto.',
    },
    'quarrel-parents': {
      says: [
        'com meu|minha .. <who=$elder> & briga|brigo|discuto|grita',
        '<who=$elder> .. orgulho|orgulha de mim',
        'nunca .. suficiente .. <who=$elder>',
        '$fight .. com? .. meu|minha|meus <who=$elder>',
        'meu|minha|meus <who=$elder> .. nao .. entende|entendem|aceita|aceitam|escuta|escutam|apoia|apoiam|confia|confiam|deixa|deixam|fala_comigo|falam_comigo|ouve|ouvem|respeita|respeitam|aprova|gosta_de_mim|me_ama|liga_pra_mim',
        'meu|minha|meus <who=$elder> & $fight|magoa|critica|controla|pressao|grita|exige|compara',
        'nao falo|converso .. meu|minha <who=$elder>',
        '<who=$elder> .. nao nos falamos',
        'eu e meu|minha <who=$elder> .. nao|$fight|discut*',
      ],
      not: [
        '<who=$elder> .. doente|internad*|morreu|faleceu|bebe|bebida',
        'meus pais brigam|se separ*',
        'bate|bateu|agride',
      ],
      heard: [
        'Com {who} a conversa não encontra o tom[, {span}], e é difícil quando a distância é com quem nos criou.',
        'Querer ser entendido por {who} e não conseguir[, {span},] cansa como poucas coisas.',
        'O conflito com pai e mãe mexe com a gente em qualquer idade.',
      ],
      psalms: [
        'O {psalm} diz que, quando pai e mãe não acolhem, Deus acolhe. Não toma partido na briga; abre uma porta.',
        'O {psalm} pede cuidado com a porta dos lábios. Numa casa com discussão, a oração vale para os dois lados.',
      ],
      steps: [
        'Escreva {a who} três frases: uma coisa que agradece, uma que dói, uma que pede. Leia em voz alta antes de entregar.',
        'Escolha uma hora em que ninguém está com pressa e comece por uma pergunta sobre a vida {de who} quando tinha a sua idade.',
        {
          text: 'De longe, proponha uma ligação curta, de dez minutos, sobre um assunto que não divide vocês.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que {who} escute, um dia, o que você quis dizer de verdade.',
        'Que a casa volte a ter conversa, mesmo pequena.',
      ],
      also: 'E a relação com {who} anda difícil.',
    },
  },
};
