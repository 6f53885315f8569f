import type { expecting as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const expecting: ThemeTexts<keyof typeof plan> = {
  groups: {
    newborn: 'bebe|nene|filho|filha|filhinho|filhinha|menino|menina|gemeos|gemeas|bebezinho|bebezinha|nenem|caculinha|cacula|princesa|principe|guri|guria|primogenito|primogenita|herdeiro|filhos|meninos|menininha',
    grand:
      'neto|neta|netinho|netinha|bisneto|bisneta|sobrinho|sobrinha|afilhado|afilhada|irmaozinho|irmazinha|netinhos|netos|bisnetinho|bisnetinha|sobrinhos|sobrinhas|afilhadinho|afilhadinha|sobrinhozinho',
    born: 'nasceu|nasceram|nascimento|chegou|chegaram|nasce|nascendo',
  },
  situations: {
    'pregnant-worry': {
      says: ['sangramento & gravida|bebe|semanas', 'semanas & parto|bebe & medo|nervosa|ansiosa', 'pré eclampsia', 'gravida|gestante & medo|preocupada|risco|sangramento|ansiosa|perder|parto', 'gravidez|gestacao de|e alto? risco', 'medo .. parto|perder .. bebe|gravidez', 'medo do|da|de parto|cesarea', 'minha|a <who=esposa|mulher|filha|irma|nora|amiga|companheira|namorada> .. gravida & medo|risco|preocup*|sangramento|bem', 'ultrasom|morfologico & bebe|gravidez & medo|$born|problema|alterado', 'gravida|gestante|gravidez|gestacao|ultrasom|morfologico|placenta|contracoes|barriga|pre_natal & medo|pavor|panico|preocupada|preocupado|nervosa|nervoso|ansiosa|aflita|risco|sangramento|sangrei|sangrando|descolamento|repouso|problema|rezem|orem|alteracao|alterado|apavorada|perder|medico', 'gravida|gestante|gravidez|gestacao & diabetes|pressao|eclampsia|trombofilia|abortar|prematuro|cedo|sozinha|durmo', 'medo|pavor|panico|terror|pavorosa .. parto|cesarea|contracoes|dar_a_luz|parir', 'medo .. perder .. bebe|nenem|gravidez|novo', 'semanas & medo|sangramento|sangrei|repouso|perder|perdi|nervosa|bebe|preocupada|bolsa|contracoes & nao|bebe|nenem|gravida|parto|repouso|medo|rezem|barriga|banheiro', 'bolsa .. rompeu|estourou', 'da|dar|dara a? luz & medo|durmo|errado|preocupado|preocupada|mes|semana', 'ultrasom|ultra|morfologico & alteracao|nuca|alterado|coracaozinho|problema|malformacao|bebe|nenem', 'meu|nosso bebe|nenem & ultrasom|morfologico|exame|barriga|malformacao|sindrome & chorar|medo|medico|repetimos|alteracao|orem', 'risco .. gravidez|parto|bebe|prematuro|aborto', 'estou|to|tou|minha .. gravida & medo|risco|sozinha|apavorada|nervosa'],
      not: ['perdi|perdemos .. bebe', 'nasceu|nasceram', 'quero|tentando|nao_consigo engravidar', 'morreu|perdi o bebe', 'menina|filha .. adolescente'],
      heard: [
        'Uma gravidez com medo junto[, e {day} à frente]: cada dia se conta de um jeito diferente.',
        'Esperar um bebê[ para {day}] e ter medo por ele é já cuidar dele.',
        'Há um bebê a caminho e uma preocupação que não larga.',
      ],
      psalms: [
        'O {psalm} diz que Deus tece a vida ainda no ventre. Lá onde ninguém alcança, já há cuidado.',
        'O {psalm} pede que Deus guarde quem sai e quem chega. Serve bem para um parto.',
      ],
      steps: [
        'Anote agora o que causa medo, em frases curtas, e leve ao pré-natal; peça que digam quais sinais exigem ir na hora e quais podem esperar.',
        'Se houver sangramento, dor forte ou o bebê mexer menos, vá hoje à maternidade, sem esperar a consulta.',
        {
          text: 'Combine hoje quem leva à maternidade e quem fica com as outras crianças, com telefone escrito na geladeira.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que a gravidez siga tranquila e o bebê chegue bem.',
        'Que a próxima consulta[ {when}] traga um coração batendo forte.',
      ],
      also: 'E há a gravidez, com seus cuidados.',
    },
    'birth-child': {
      says: ['virei pai|mae', 'nasceu .. kg|quilos|gramas|saudavel', '$born .. meu|minha|nosso|nossa|meus .. <who=$newborn>', 'meu|minha|nosso|nossa|meus|nossos <who=$newborn> $born', 'ganhei meu|minha <who=$newborn>', 'dei a luz', 'nasceu|nasceram & kg|quilos|gramas|cm|cabeludo|cabeluda|saudavel|hoje|ontem|madrugada|manha|parto|cesarea|maternidade|perfeito|perfeita|chorando|feliz|gloria|gracas', 'veio|vieram .. ao mundo', '$born .. meu|minha|nosso|nossa|meus|nossos|o|a|os|as .. <who=$newborn>', 'meu|minha|nosso|nossa|meus|nossos .. <who=$newborn> .. nasceu|nasceram|chegou|chegaram|veio_ao_mundo', '$born .. nossa|nosso|o_nosso|a_nossa', 'chegou|chegaram o|a|os|as .. <who=$newborn> & time|familia|completar|casa|hoje|ontem|saudavel', 'cortei o? cordao', 'minha|meu|nossa <who=menina|menino|filha|filho|bebe> .. nos|meus bracos', 'tenho|segurei|peguei .. menina|menino|bebe|filha|filho .. nos|em bracos|colo', 'pari|parimos|ganhei_nenem|ganhei_o_bebe|ganhei_bebe|ganhamos', 'sou|virei|me_tornei|agora mae|pai .. primeira|ontem|hoje|semana', 'virei|sou|somos|nos_tornamos papai|mamae|papais|mae_de_novo', 'contei .. dedinhos', 'mulher|esposa .. deu a? luz|ganhou & hoje|ontem|menino|menina|bebe|filho|filha|manha|noite', 'depois de .. horas .. parto', 'meu|nosso primeiro|segundo|terceiro|quarto filho|bebe|filha & nasceu|chegou|veio', 'virei|virou|somos|agora_sou mae|pai', 'chegou .. nossa|nosso|minha|meu .. filha|filho|princesa|bebe|menina|menino'],
      not: ['$grand', 'morto|sem vida|prematuro|uti', 'ha|faz .. anos', 'depois que .. nasceu', 'desde que', 'sobrinho|sobrinha|neta|neto|bisneto|bisneta|vovo|avo', 'prematura', 'batizar|recusou', 'solteira|sozinha|crio', 'medo', 'tem|com .. anos', 'ultrasom', 'de presente|encomenda', 'qual|que salmo', 'de santo|familia'],
      heard: [
        'Parabéns pela chegada {de who}[, {ago}]! Que coisa boa ler isso.',
        'Nasceu! Parabéns pela vida nova que chegou à sua casa[ {ago}].',
        'Que alegria: {who} chegou[ {ago}]! Parabéns por este tempo novo.',
      ],
      psalms: [
        'O {psalm} chama os filhos de presente confiado às nossas mãos. Hoje ele tem peso e choro.',
        'O {psalm} fala de Deus presente desde o colo da mãe, antes de qualquer palavra. É um bom primeiro Salmo para ler junto ao berço.',
      ],
      steps: [
        'Escreva hoje, antes que o sono apague, três coisas do primeiro dia: a hora, quem estava, a primeira coisa que disseram.',
        'Aceite a primeira ajuda que oferecerem, mesmo pequena; diga “sim, traz o almoço”.',
        {
          text: 'Mande a quem está longe um vídeo de dez segundos do bebê respirando. Não precisa de mais.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que a casa tenha saúde, leite e paciência.',
        'Que {who} cresça cercado de gente que canta para dormir.',
      ],
      also: 'E parabéns pelo nascimento!',
    },
    'birth-grandchild': {
      says: ['virei avo|vovo|vo|tia|tio|madrinha|padrinho', 'minha|meu <who=irma|irmao|filha|filho|amiga> .. teve|ganhou .. bebe|nenem|menino|menina', '$born .. meu|minha|nosso|nossa|meus|o|a .. <who=$grand>', 'meu|minha|nosso|nossa <who=$grand> .. $born', 'sou|virei|agora avo|vo|tia|tio|bisavo|vovo|madrinha|padrinho & $born|primeira|primeiro|feliz|neto|neta|ontem|hoje', 'virei|fui promovido|promovida avo|vo|tia|tio|vovo', 'avo|vovo .. primeira vez', 'filho|filha do|da meu|minha <who=irmao|irma|amigo|amiga|filho|filha> .. $born', 'virei|serei_chamado|virou avo|bisavo|tia|tio|vovo|vovozinha|titia|titio', 'vovo|vo|vovô babao|babona|coruja|fresco|fresca', 'minha|meu <who=irma|irmao|filha|filho|amiga|amigo|nora|prima|cunhada|sobrinha|neta> .. teve|ganhou|pariu|deu_a_luz .. bebe|nenem|menino|menina|gemeos|gemeas|filho|filha|luz', 'deu|ganhei|ganhamos|veio|chegou|nasceu|mais .. <who=$grand>', '<who=$grand> .. colo|nasceu|nasceram|chegou|mundo|maternidade|kg', 'nascimento do|da|de|dos .. $grand', 'primeiro|primeira|segundo|segunda|terceiro|oitava|quinto $grand & nasceu|colo|chegou|nascimento|feliz|mundo', 'avo|vovo|avo_de_novo .. pela? primeira vez', 'tia|tio|titia de primeira viagem', '$born .. filho|filha|bebe|nenem do|da .. meu|minha .. <who=irmao|irma|amigo|amiga|filho|filha|sobrinho|sobrinha>'],
      not: ['prematuro|uti|internado|internada', 'nao .. vejo|deixam', 'prematur*|incubadora', 'vou ser|serei avo|tia|tio|vovo|vo', 'doente|febre|escola|prova|anos', 'orem|rezem', 'moro|longe', 'briga|brigam', 'perdi'],
      heard: [
        'Parabéns! {who} nasceu[ {ago}], e a família ficou maior.',
        'Que notícia linda, a chegada {de who}[ {ago}]! Parabéns a vocês.',
        'Parabéns por esta criança nova na família[, {ago}]!',
      ],
      psalms: [
        'O {psalm} deseja a alguém uma bênção bem concreta: ver os filhos dos filhos. Hoje você viu.',
        'O {psalm} diz que uma geração conta à outra as coisas boas de Deus. Começa agora a sua vez de contar.',
      ],
      steps: [
        'Escreva uma carta curta para {who} ler quando tiver quinze anos: o que aconteceu no dia em que nasceu, e quem chorou primeiro.',
        {
          text: 'De longe, combine com os pais uma chamada de vídeo curta por semana, sempre na mesma hora, para que a sua voz seja conhecida cedo.',
          if: ['far'],
        },
        {
          text: 'Leve aos pais uma comida pronta e fique só o tempo de segurar o bebê e lavar a louça.',
          unless: ['far', 'no-money'],
        },
      ],
      wishes: [
        'Que {who} cresça com saúde e conheça a sua voz.',
        'Que a alegria deste nascimento se espalhe pela família toda.',
      ],
      also: 'E parabéns pela criança que chegou à família!',
    },
  },
};
