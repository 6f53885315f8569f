import type { others as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const others: ThemeTexts<keyof typeof plan> = {
  groups: {
    alone: 'sozinho|sozinha|solidao|solitario|solitaria|isolado|isolada',
    friend: 'amigo|amiga|amigos|amigas|amizade|colega',
  },
  situations: {
    lonely: {
      says: [
        'nao tenho com quem',
        'sem ninguem para|pra|com',
        'ninguem pra conversar',
        'muito|tao sozinha|sozinho',
        'solidao',
        'me sinto|sinto|estou|to|vivo|moro|muito|tao $alone',
        'nao tenho|ninguem|com .. ninguem|amigos|amizades|companhia .. conversar|falar|desabafar|mim',
        'nao tenho amigos|amizades|ninguem',
        'ninguem .. liga|procura|lembra|visita|me ve|se importa|pergunta|convida',
        'ninguem para|pra|com conversar|falar|desabafar|dividir',
        'viver|morar|passar $alone',
      ],
      not: ['crio|criar|criando .. $alone', 'cuido', 'filho|filha .. $alone'],
      heard: [
        'Falta gente perto[, {span}], e você disse isso sem disfarçar.',
        'A solidão[ {span}] deixa as noites compridas e o telefone quieto. Sinto muito.',
        'Não ter com quem dividir o dia é uma falta de verdade.',
      ],
      psalms: [
        'No {psalm} alguém pede a Deus: “olha para mim, estou só”. É uma oração de uma linha, e não esconde nada.',
        'O {psalm} diz que nem no fim do mar se fica fora do alcance de uma mão que segura.',
      ],
      steps: [
        'Escolha um lugar com hora marcada em que haja as mesmas pessoas toda semana (coral, missa, curso, ginástica na praça) e vá uma vez só, para olhar.',
        'Hoje, diga o nome de alguém que você encontra sempre, o porteiro, a moça da padaria, e faça uma pergunta a mais que o normal.',
        'Mande uma mensagem a uma pessoa de quem você gostava e que o tempo levou: “lembrei de você hoje”.',
      ],
      wishes: [
        'Que nesta semana alguém pergunte por você, e escute a resposta.',
        'Que haja logo uma segunda cadeira ocupada na sua mesa.',
      ],
      also: 'E falta companhia para dividir isso.',
    },
    homesick: {
      says: [
        'longe da minha terra|familia|casa',
        'saudade|saudades da minha terra|familia|casa|cidade',
        'moro .. portugal|exterior|fora',
        'cidade nova & sozinho|sozinha|ninguem|dificil',
        'saudade|saudades .. casa|familia|terra|pais|brasil|minha cidade|todos|interior',
        'longe da|de minha? .. familia|casa|terra|cidade|todos',
        'mudei|mudamos|moro|vim .. cidade|pais|estado|portugal|exterior|capital|eua & $alone|saudade|saudades|ninguem|dificil|adaptar|conheco',
        'cidade|pais|escola|lugar|bairro novo|nova .. $alone|ninguem|amigos|dificil|adapt*',
        'nao conheco ninguem',
        'nao .. acostumo|adapto|acostumei|adaptei',
        'imigrante|imigrei',
      ],
      not: ['<who> .. mora longe', 'morreu|faleceu', 'visto|documento|documentos'],
      heard: [
        'Viver longe de casa[, {span},] é ter o corpo num lugar e o domingo em outro.',
        'Tudo é novo onde você está[, {span}], e a saudade conhece o caminho de volta de cor.',
        'Você está longe da sua gente, e isso se sente nas coisas pequenas: o pão, o sotaque, a rua.',
      ],
      psalms: [
        'O {psalm} é de gente longe de casa, sentada à beira de um rio estranho, chorando de saudade. A Bíblia guardou essa canção.',
        'O {psalm} diz que mesmo no outro lado do mar há uma mão que guia. Vale também para quem mudou de cidade.',
      ],
      steps: [
        'Combine com alguém de lá uma ligação fixa por semana, com dia e hora, para que a saudade saiba quando será atendida.',
        'Descubra hoje um lugar perto de você onde se come, canta ou fala como na sua terra, e marque o dia de ir.',
        'Aprenda o nome de três vizinhos ou colegas até o fim da semana. Um lugar começa a ser nosso por nomes.',
      ],
      wishes: [
        'Que o lugar novo tenha logo um rosto amigo.',
        'Que a saudade não estrague o que há de bom onde você está.',
      ],
      also: 'E a saudade de casa aperta no meio disso.',
    },
    'friend-betrayed': {
      says: [
        'contou meu segredo',
        '<who=$friend> .. contou|espalhou|falou|costas',
        'pelas costas',
        'melhor amiga|amigo .. traiu|contou|afastou|mentiu',
        '<who=$friend> .. traiu|mentiu|decepcionou|magoou|usou|enganou|falou mal|espalhou|sumiu|afastou|ignora|trocou|bloqueou',
        'traicao|decepcao|decepcionado|decepcionada|magoado|magoada|mentira .. <who=$friend>',
        'falsa|falso|falsas|falsos $friend',
        '$friend falso|falsa|falsos|falsas',
        'briguei|brigamos|discuti|discutimos|perdi|perdendo .. <who=$friend>',
        'amizade .. acabou|acabando|acabar|esfriou|anos',
        '<who=$friend> .. nao .. fala mais|fala comigo|responde|procura',
      ],
      not: ['morreu|faleceu', 'doente|hospital|cancer|depressao', 'sem amizade'],
      heard: [
        'O que veio {de who}[ {ago}] doeu justamente por vir de onde havia confiança. Sinto muito.',
        'Uma amizade ferida[ {ago}] não tem nome de luto, mas se parece. Sinto muito.',
        'Sinto muito pelo que aconteceu com {who}. Amizade também se perde, e também se chora.',
      ],
      psalms: [
        'O {psalm} diz: não foi um inimigo, foi você, meu amigo, com quem eu andava. Três mil anos depois, a frase continua exata.',
        'O {psalm} fala do amigo que comia o mesmo pão e levantou o calcanhar. Quem orou assim não escondeu a mágoa.',
      ],
      steps: [
        'Antes de falar com outras pessoas sobre isso, escreva o que aconteceu em cinco linhas, só fatos. Depois veja qual linha dói mais.',
        'Se quiser conversar, comece por uma pergunta (“o que aconteceu do seu lado?”) e só depois conte o seu.',
        'Dê a si um prazo, uma semana, antes de decidir se a amizade acabou ou só se machucou.',
      ],
      wishes: [
        'Que a próxima pessoa a quem você contar algo saiba guardar.',
        'Que a mágoa não tire de você o dom de confiar.',
      ],
      also: 'E há uma amizade que machucou.',
    },
    'friend-worry': {
      says: [
        '<who=$friend> .. nao esta bem',
        '<who=$friend> .. nao come|sai|fala|responde',
        '<who=$friend> & preocup*',
        'como ajudar .. <who=$friend>',
        '<who=$friend> .. mal|triste|sofrendo|dificil|depressao|perdeu|passando|problemas|precisa|desempregado|desempregada|crise',
        'ajudar|ajudo|apoiar|consolar .. <who=$friend>',
        'preocupado|preocupada|preocupo .. <who=$friend>',
      ],
      not: [
        'perdi|traiu|mentiu|falou_mal',
        'morreu|faleceu',
        'comigo',
        '<who=$friend> .. cancer|hospital|uti|cirurgia',
      ],
      heard: [
        'Você escreve por causa {de who}, que não está bem[ {span}]. Pouca gente faz isso.',
        '{who} está num tempo ruim, e você quer ajudar sem atrapalhar.',
        'Preocupar-se com um amigo em silêncio também é uma forma de ficar perto.',
      ],
      psalms: [
        'No {psalm} alguém conta que jejuou e se vestiu de luto quando os amigos adoeceram, como por um irmão. Você está em boa companhia.',
        'O {psalm} é uma bênção para outra pessoa num dia de aperto. Leia-o trocando “te” pelo nome {de who}.',
      ],
      steps: [
        'Mande {a who} uma mensagem que não peça “como você está?”, mas ofereça algo com hora: “passo aí quinta às sete com um lanche?”.',
        {
          text: 'De longe, combine dez minutos de áudio por dia, sem conselho: um conta o dia, o outro também.',
          if: ['far'],
        },
        'Pergunte {a who}: “quer que eu ajude, que eu escute, ou que eu distraia?”. E faça só o que ouvir.',
      ],
      wishes: [
        'Que {who} perceba que tem você.',
        'Que a sua ajuda encontre a hora certa, e que você também descanse.',
      ],
      also: 'E você ainda se preocupa com {who}.',
    },
  },
};
