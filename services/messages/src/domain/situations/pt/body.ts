import type { body as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const body: ThemeTexts<keyof typeof plan> = {
  groups: {
    tired: 'cansado|cansada|exausto|exausta|esgotado|esgotada|cansaco|exaustao|esgotamento|estafa|burnout|esmorecido|esmorecida|acabado|acabada|quebrado|quebrada|moido|moida|fadiga|desgastado|desgastada|sobrecarregado|sobrecarregada|cansadissima|cansadissimo|exaurido|exaurida|cansei|fatigado|fatigada|estafado|estafada',
  },
  situations: {
    sleepless: {
      says: ['nao prego o olho', 'virando na cama', 'acordado|acordada ate', 'madrugada .. acordado|acordada', 'nao durmo', 'insonia', 'perdi|tira|tirando|tirou|sem o? sono', 'noites|noite em claro', 'rolo|rolando|viro .. cama', 'durmo mal|pouco', 'nao prego o? olho|olhos', 'olhando|olho|encarando|encaro|fitando .. teto', 'madrugada|manha|3h|4h|2h|3|4|duas|tres|quatro & acordado|acordada|teto|dormir|insonia|relogio|sono', 'tres|3|quatro|4|duas|2|cinco da|horas madrugada|manha & aqui|acordado|acordada|ainda|olhos', 'relogio & escuto|noite|bate|horas & todas|noite|madrugada|acordado|acordada', 'deito & cabeca|pensamento|pensamentos|sono|dormir|mente', 'cabeca|mente .. nao_desliga|nao_para|liga .. noite|dormir|deito|cama|deitar', 'viro|virando|rolo|rolando|reviro .. lado|cama|outro', 'remedio|remedios pra|para|de|pro dormir|sono', 'rivotril|zolpidem|melatonina|clonazepam', 'sem|falta_de|perdi_o|cade_o|tirando|tira|perdendo .. sono', 'noite|noites & durmo|dormir|dormi|acordado|acordada|claro|sono', 'nao|sem|nem .. pregar .. olho|olhos', 'o sono .. nao|sumiu|foge|fugiu .. vem|chega', 'meu sono', 'carneirinhos', 'nao|nem|mal .. dormir|durmo|dormi|dormindo|dormido', 'acordo|acordado|acordada .. madrugada|noite|noites|3h|duas|tres|quatro .. e|nao', 'acordado|acordada .. madrugada|noite|noites'],
      not: ['<who> nao dorme|consegue', 'bebe nao dorme', 'divida|dividas|cartao|aluguel|emprego|demit*|parto|gravida|morreu|faleceu|papagaio|cargo|prova|resultado|cirurgia', 'salmo|salmos', 'tem dormido|dorme .. fora', 'padaria|trabalhava', 'pesadelo|pesadelos', 'amor|traiu|traicao'],
      heard: [
        'Noites sem sono[, {span},] deixam o dia seguinte de vidro.',
        'O sono não vem[ {span}], e às três da manhã tudo parece maior do que é.',
        'Você escreve do meio de noites mal dormidas[, {span}].',
      ],
      psalms: [
        'O {psalm} é uma oração da noite: deitar em paz e deixar a vigia com Deus. Diga só essa linha, devagar, sem exigir que o sono obedeça.',
        'No {psalm} alguém, acordado na cama, passa as horas lembrando de coisas boas de Deus. Acordado também se pode estar acompanhado.',
      ],
      steps: [
        'Hoje, uma hora antes de deitar, escreva as preocupações numa folha e deixe-a na cozinha, longe da cama. Elas podem esperar a manhã lá.',
        'Se em vinte minutos o sono não vier, levante-se, fique com luz fraca e uma leitura sem importância, e só volte quando os olhos pesarem.',
        'Se isso já dura semanas, fale com o posto ou o médico: sono tem tratamento, e não só com remédio.',
      ],
      wishes: ['Que esta noite seja mais curta.', 'Que o travesseiro hoje receba a cabeça em paz.'],
      also: 'E as noites sem sono pesam sobre tudo isso.',
    },
    weary: {
      says: ['exausta|exausto', 'cansada|cansado', 'esgotada|esgotado', 'sem energia|pilha|bateria', 'no limite', 'estou|to|ando|me sinto|sinto .. $tired', 'muito|tanto $tired', 'nao tenho mais? forcas|forca|energia', 'sem forcas|forca|energia', 'nao aguento mais .. trabalho|correria|rotina|nada|tanta', '$tired de tudo|lutar|tentar|fingir|ser|carregar', 'preciso .. descanso|descansar|folga|pausa', 'casa|filhos|trabalho & $tired', 'esmorecido|esmorecida|exaurido|exaurida|cansadissima|cansadissimo|fatigado|fatigada', 'so o po|bagaco', 'um caco|trapo|bagaco|zumbi', 'arrego', 'sem vigor|gas|pique|bateria|disposicao|energia', 'corpo|alma|mente|cabeca .. pede|pedindo|pediu|implora .. arrego|socorro|descanso|pausa|parar', 'nao|mal .. aguento|dou_conta|tenho .. mais|forca|forcas', 'carrego|carregando|carregar .. mundo .. costas', 'alma|corpo|coracao cansada|cansado|exausta|exausto|moida', 'ando|estou|to|tou|sinto|sinto_me .. acabada|acabado|quebrada|quebrado|moida|moido|desgastada|desgastado|sobrecarregada|sobrecarregado|esgotada|esgotado|fraca|fraco|sem_forca|sem_forcas', 'cansaco que nao|so', 'minhas forcas', 'quero|queria|preciso so? descansar|dormir|parar|sumir_de_tudo', 'cansei', 'vencido|vencida pelo cansaco'],
      not: ['cuido', '<who> .. esta|anda $tired', '$tired .. esperar|dividas', 'de ser .. egoista|invejoso|invejosa|nervosa|nervoso|assim|impaciente|orgulhosa|orgulhoso|solteira|solteiro|trouxa|segunda', 'forca|forcas para|pra', 'nao|sem cansar', 'procurar|procurando|esperando|brigar|brigas'],
      heard: [
        'Quanto cansaço cabe no que você escreveu[, e já vem {span}].',
        'Você está no fim das forças, e disse isso sem enfeitar.',
        'Cansaço assim[, {span},] não passa com uma noite só.',
      ],
      psalms: [
        'O {psalm} fala de um pastor que faz a ovelha deitar perto da água quieta. Deitar, antes de qualquer outra ordem.',
        'No {psalm} alguém diz que a alma se derrete de cansaço e pede para ser posta de pé outra vez. É um pedido curto; pode ser o seu.',
      ],
      steps: [
        'Olhe a lista de hoje e risque uma coisa que ninguém vai notar amanhã. Esse tempo é seu, sem explicação.',
        {
          text: 'Diga hoje a quem mora com você qual é a tarefa que você não consegue mais fazer sem ajuda, pelo nome: “a louça”, “o banho das crianças”.',
          if: ['children'],
        },
        'Escolha a hora de parar hoje e ponha um alarme: não para começar algo, mas para largar.',
      ],
      wishes: [
        'Que alguém tire hoje uma coisa das suas mãos.',
        'Que o descanso venha antes de você precisar merecê-lo.',
      ],
      also: 'E o cansaço se soma a tudo isso.',
    },
  },
};
