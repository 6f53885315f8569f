import type { family as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const family: ThemeTexts<keyof typeof plan> = {
  groups: {
    fight:
      'briga|brigas|brigou|brigamos|briguei|brigando|discussao|discussoes|discutimos|discuti|discutiu|desentendimento|desentendemos|conflito|conflitos|confusao|intriga|magoa|brigam|discordia|desuniao|rixa|treta|desavenca|desavencas|guerra|intrigas|fofocas|ofendeu|xingou|rompemos|discutem|estremecida|atrito|atritos',
    sibling: 'irmao|irma|irmaos|irmas|cunhado|cunhada|mano|mana|manos|irmazinha|irmaozinho|maninha|maninho',
    elder: 'mae|pai|pais|mamae|papai|madrasta|padrasto|velho|velhos|mainha|painho|coroa',
  },
  situations: {
    family: {
      says: ['brigas na|em minha? familia|casa', 'familia .. despedacando|destruida|brigada|brigando', 'minha familia .. brig*|separ*|desunida', 'ninguem se fala', 'brigas em casa', '$fight .. familia|casa|parentes|herança|heranca', 'familia .. $fight|desunida|dividida|separada|nao_se_fala|em_guerra|rachada|rachou|desestruturada|afastada|despedacada|rompida', 'paz|harmonia|uniao .. casa|familia|lar', 'heranca|inventario & $fight|irmaos|familia|casa', 'clima|ambiente .. casa .. pesado|ruim', 'familia & briga|brigas|brigada|brigado|brigando|dividida|dividido|rachou|rachada|desunida|desuniao|intriga|intrigas|fofoca|guerra|gelo|problema|problemas|magoa|magoas|destruida|confusao|discordia|heranca|politica|afastada|afastados|conflito|conflitos|desentendimento|rancor', 'desuniao|desavenca|desavencas|discordia', 'triste|decepcionado|decepcionada|magoado|magoada com .. minha familia', 'intriga|intrigas|fofoca|fofocas .. meus|parentes|familia|primos|tios|irmaos', 'parentes|parentela & briga|brigas|fofoca|falam|magoa|problema|contra|heranca|politica', 'cara virada|fechada', 'inventario|heranca|partilha|espolio', 'natal|pascoa|almoco|domingo & gelo|briga|brigas|familia|ninguem|separados & canto|fala|conversa|cada|acabou|briga|brigas|dividida', 'ninguem .. conversa|fala|entende|respeita .. casa|familia|la', 'em casa .. briga|brigas|gritaria|gritos|discussao|guerra|inferno', 'sogra|sogro|sogros|nora|genro & odeia|implica|critica|afastou|contra|entra|gosta|briga|controla|mete|intromete|fala|deixa|problema|inferniza|aceita', 'casa|lar virou inferno|guerra|campo', 'problemas|problema|crise|dificuldades .. familia|familiares|familiar|em_casa'],
      not: ['paz do senhor', 'obrigad*|agradec*|gratid*', '$fight & <who=marido|esposa|mulher|namorado|namorada>', 'terreno|terra .. tribunal', 'amor de deus|familia de deus', 'guerra & ucrania|russia|paises|mundo'],
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
      says: ['anos sem falar .. <who=$sibling>', '<who=$sibling> & sem falar|nao fala|briga|brigamos', '$fight .. com? .. meu|minha|meus <who=$sibling>', 'meu|minha <who=$sibling> & $fight|magoa|orgulho|heranca|perdao|reconcili*', 'meu|minha|meus <who=$sibling> .. nao .. fala|falamos|conversa|olha|responde|procura', 'nao falo|converso .. meu|minha <who=$sibling>', '<who=$sibling> .. nao nos falamos', 'eu e meu|minha <who=$sibling> .. nao|$fight', '<who=$sibling> .. bloqueou|excluiu|virou|vira|uniram|disputamos|vendeu|enganou|cortou|afastou|xingou|magoou|traiu|ofendeu|humilha|ignora|inveja|roubou|brigou|briguei|brigamos|falso|falsa|rompeu|acusa|acusou', 'meu|minha|meus|minhas <who=$sibling> & heranca|inventario|contra|briga|brigas|brigamos|briguei|bloqueou|rompemos|ciumes|inveja|magoa|rancor|rosto|cara|sitio|rancor', 'irmaos & contra|heranca|brigamos|brigados|brigando|divididos|inventario|fala|falamos', '$sibling .. contra mim', 'irmao|irma e eu & brigamos|nao|disputamos|falamos|brigados|distantes', '$fight .. com? o|a|os|meu|minha|meus $sibling', 'nao .. fala|falo|falamos|conversamos .. meu|minha|meus|com .. <who=$sibling>', 'voltar|volte .. falar .. <who=$sibling>'],
      not: ['<who=$sibling> .. doente|internad*|morreu|faleceu|drogas', 'filhos .. $fight', 'perdoar|perdoei|perdoou|pazes', 'saudade|falta', 'guardo magoa', 'nao sei se .. irmao', 'amiga .. irma', 'prova|vestibular', 'pais brigam'],
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
      says: ['nunca .. suficiente .. <who=$elder>', '$fight .. com? .. meu|minha|meus <who=$elder>', 'meu|minha|meus <who=$elder> .. nao .. entende|entendem|aceita|aceitam|escuta|escutam|apoia|apoiam|confia|confiam|deixa|deixam|fala_comigo|falam_comigo|ouve|ouvem|respeita|respeitam|aprova|gosta_de_mim|me_ama|liga_pra_mim', 'nao falo|converso .. meu|minha <who=$elder>', '<who=$elder> .. nao nos falamos', 'eu e meu|minha <who=$elder> .. nao|$fight|discut*', '<who=$elder> .. nao .. entende|entendem|aceita|aceitam|escuta|escutam|apoia|apoiam|confia|confiam|ouve|ouvem|respeita|respeitam|aprova|aprovam & eu|me|mim|meu|minha', '<who=$elder> .. me .. critica|controla|pressiona|grita|cobra|compara|humilha|xinga|sufoca|odeia|diminui|proibe', '<who=$elder> .. so .. grita|briga|critica|reclama|cobra', 'mae|pai|pais|mainha|mamae|papai e eu .. discutimos|brigamos|nao|so', 'eu e mae|pai|pais|mainha|mamae .. discutimos|brigamos|nao|so', 'briguei|brigo|discuti|discuto|bati_boca .. com? .. minha|meu|meus|mainha|mamae|papai|o|a .. <who=$elder>', '<who=$elder> .. rigido|rigida|rigidos|controlador|controladora|controladores|severo|superprotetora|autoritario|toxica|toxico|narcisista', '<who=$elder> .. grita|gritou .. comigo', 'nao me dou|entendo com .. <who=$elder>', 'nunca|nao .. escutou|ouviu|elogiou|abracou|apoiou & pai|mae|pais|me', 'decepciono|decepcionei|decepcao|vergonha .. <who=$elder>', 'meu|minha|meus <who=$elder> .. meu namorado|namorada|profissao|curso|jeito', 'relacao|relacionamento|convivencia .. <who=$elder>', 'com meu|minha .. <who=mae|pai|pais|mamae|papai|madrasta|padrasto|mainha> & brigo|discuto|briguei|discuti|brigando|discutindo', '<who=$elder> .. nao .. orgulho|orgulha .. de mim', 'meu|minha|meus <who=mae|pai|pais|madrasta|padrasto> & $fight|critica|controla|grita|exige|compara'],
      not: ['<who=$elder> .. doente|internad*|morreu|faleceu|bebe|bebida', 'bate|bateu|agride', 'saude|hospital|morreu|faleceu', '<who=marido|esposa> .. grita', 'alzheimer|demencia|memoria', 'me chamou', 'demitid*|mandaram embora', 'igreja .. traiu', 'me abracou', 'separar|separam|divorci*|casamento dos', 'quer ou|que_eu_faca .. medicina|direito', 'emprestado|dinheiro', 'perdoar|cuido', 'meus pais brigam|separ*'],
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
