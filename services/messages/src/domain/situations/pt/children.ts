import type { children as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const children: ThemeTexts<keyof typeof plan> = {
  groups: { kid: 'filho|filha|filhos|filhas|enteado|enteada|neto|neta|menino|menina|cacula' },
  situations: {
    child: {
      says: [
        '<who=$kid> .. nao esta bem',
        '<who=$kid> .. tira .. paz|sono',
        'ore|oracao .. <who=$kid> & preocup*|triste|dificil',
        'meu filho|filha .. problema|problemas',
        'preocupado|preocupada|preocupacao|preocupo|medo|aflito|aflita .. <who=$kid>',
        'meu|minha|meus|minhas <who=$kid> .. problema|problemas|dificil|dificuldade|sofrendo|triste|perdido|perdida|nao_esta_bem|nao_ta_bem|nao_anda_bem|estranho|estranha|calado|calada|diferente',
        'proteja|guarde|protecao .. <who=$kid>',
        'meu|minha <who=$kid> .. escola|bullying|notas|autismo|tdah|autista',
        'o|a que|como .. fazer|faco|ajudar .. <who=$kid>',
      ],
      not: [
        '$kid .. doente|internad*|febre|uti|hospital|cirurgia',
        'morreu|faleceu',
        'prova|vestibular|enem',
        'nasceu',
      ],
      heard: [
        'É {who} que não sai da sua cabeça[, {span}].',
        'Preocupar-se com {who} é um trabalho sem hora de saída.',
        'Há uma preocupação de mãe ou de pai no que você escreveu, e ela não descansa.',
      ],
      psalms: [
        'O {psalm} pede guarda para a saída e para a chegada. Dá para dizê-lo na porta, cada vez que {who} sai.',
        'O {psalm} chama os filhos de presente confiado a nós, não de obra que temos de acabar.',
      ],
      steps: [
        {
          text: 'Hoje, fique dez minutos perto {de who} sem pergunta nem conselho: uma louça, um jogo, um lanche. As conversas vêm de lado.',
          unless: ['far'],
        },
        {
          text: 'Mande {a who} uma foto boba do seu dia, sem pergunta. É um fio que não cobra resposta.',
          if: ['far'],
        },
        'Escreva a preocupação numa frase só e leve-a a alguém que também conhece {who}: professora, avó, madrinha. Duas cabeças veem melhor.',
      ],
      wishes: [
        'Que {who} encontre hoje uma pessoa boa no caminho.',
        'Que o seu coração possa dormir um pouco.',
      ],
      also: 'E a preocupação com {who} vai junto.',
    },
    teenager: {
      says: [
        'desde que fez 12|13|14|15|16',
        'responde mal',
        '<who=$kid> .. 12|13|14|15|16|17 & nao|briga|responde|tranca|quarto',
        'filho|filha adolescente',
        '<who> .. adolescente|adolescencia|rebelde|rebeldia|aborrecente',
        'adolescente .. em casa|quarto|nao|tranca|fala',
        'meu|minha <who=$kid> .. 12|13|14|15|16|17 anos',
        '<who=$kid> .. nao .. obedece|respeita|escuta|conversa_comigo|sai_do_quarto|me_ouve',
        '<who=$kid> .. tranca|trancado|trancada|grita|responde|revoltado|revoltada|agressivo|agressiva',
      ],
      not: [
        '$kid .. doente|internad*|febre',
        'passou|aprovad*',
        'casou|mora',
        'droga|drogas|maconha|bebida|crack',
      ],
      heard: [
        '{who} está naquela idade em que a porta do quarto fala mais que a boca.',
        'Viver com {who} assim[, {span},] é amar alguém que responde com silêncio ou com grito.',
        'Um adolescente fechado em casa deixa qualquer mãe e qualquer pai sem mapa.',
      ],
      psalms: [
        'O {psalm} compara Deus a um pai que tem compaixão e lembra de que somos feitos. Serve para olhar {who}, e para olhar você.',
        'O {psalm} pede um guarda para a boca. Com um adolescente em casa, essa oração se usa muito.',
      ],
      steps: [
        'Hoje, faça uma pergunta que não seja sobre escola nem celular (“que música você anda ouvindo?”) e escute uma inteira, sem comentar.',
        'Escolha uma única regra que importa mesmo, diga-a com calma, e deixe as outras quietas por uma semana.',
        {
          text: 'Deixe um bilhete curto ou um áudio: “gosto de você mesmo nos dias ruins”. Não cobre resposta.',
          unless: ['child'],
        },
      ],
      wishes: [
        'Que {who} abra a porta por conta própria, nem que seja para pedir comida.',
        'Que a ternura entre vocês sobreviva a esta fase.',
      ],
      also: 'E em casa há um adolescente que se fecha.',
    },
    'child-silent': {
      says: [
        '<who=$kid> .. nao me liga',
        'nao me procura',
        'nao fala comigo & <who=$kid>',
        'anos sem ver|falar .. <who=$kid>',
        'meus filhos .. esqueceram|lembram',
        '<who=$kid> .. nao .. liga|fala_comigo|visita|procura|responde|atende|telefona|quer_saber|manda|vem_me',
        '<who=$kid> .. afastou|afastado|afastada|distante|cortou|bloqueou|esqueceu_de_mim|abandonou|apartou|ignora|sumiu|rompeu|excluiu',
        'nao .. vejo|falo|noticia|noticias|contato .. <who=$kid>',
        'saudade|saudades|falta .. <who=$kid>',
        '<who=$kid> & longe|embora|exterior|pais|portugal|mudou & saudade|sinto|falta|dificil',
      ],
      not: [
        'morreu|faleceu|partiu',
        'nao fala .. ainda|direito|autis*',
        'meses de idade',
        'ano|anos e nao fala',
      ],
      heard: [
        'O silêncio {de who}[, {span},] faz mais barulho que qualquer briga. Sinto muito.',
        '{who} não procura[ {span}], e quem espera olha o telefone mais vezes do que admite.',
        'Sinto muito por essa distância de um filho já crescido. Ela não apaga os anos de antes.',
      ],
      psalms: [
        'O {psalm} diz que, mesmo quando os mais próximos se afastam, há quem acolha. É um lugar para esperar, não para desistir.',
        'O {psalm} fala de um pai que tem compaixão. Quem espera por {who} conhece esse verbo por dentro.',
      ],
      steps: [
        'Mande {a who} uma mensagem que não peça nada: uma lembrança boa, uma foto antiga, e “não precisa responder”.',
        'Se houve uma briga, escreva só a sua parte: “eu errei nisto”. Guarde até amanhã, releia, e então decida se manda.',
        {
          text: 'Marque uma data (não hoje) para tentar de novo, e uma pessoa com quem conversar nesse dia, responda {who} ou não.',
          if: ['span'],
        },
      ],
      wishes: [
        'Que um dia o telefone toque, e seja {who}.',
        'Que a sua porta continue aberta sem que você precise ficar em pé nela.',
      ],
      also: 'E o silêncio {de who} também dói.',
    },
    'child-wrong-path': {
      says: [
        'achei .. maconha|droga|drogas|pó',
        '<who=$kid> .. bandido|bandidos|boca|facçao|faccao|preso|presa',
        'mochila do meu filho',
        'onde foi que eu errei',
        '<who=$kid|irmao|sobrinho> .. drogas|droga|maconha|crack|cocaina|vicio|viciado|viciada|crime|trafico|preso|presa|companhia|companhias|errado',
        'libert* .. <who=$kid|irmao|sobrinho>',
        'mas|ma|mau companhias|amizades|companhia|influencia|influencias|caminho',
        '<who=$kid> .. perdido|perdida .. mundo|vida|drogas',
        '<who=$kid> & drogas|bebida|vicio|preso|crime|trafico|errado',
      ],
      not: ['saiu das|livre|limpo', 'marido|esposo'],
      heard: [
        'Ver {who} ir por um caminho que machuca[, {span},] é um medo que acorda antes de você. Sinto muito.',
        '{who} está longe do caminho[ {span}], e você não parou de amar por isso.',
        'Sinto muito. Amar alguém que se põe em perigo é viver com o telefone na mão.',
      ],
      psalms: [
        'No {psalm} alguém pede a Deus que não se lembre dos erros da juventude, mas da bondade. Muita mãe já rezou isso por um filho.',
        'O {psalm} lembra de alguém tirado da lama e posto na rocha, depois de muita espera. {who} não está fora do alcance disso.',
      ],
      steps: [
        'Procure hoje um grupo de familiares (Amor-Exigente, Nar-Anon, Al-Anon) ou o CAPS AD, para você; ninguém precisa levar {who} junto.',
        'Decida um limite que você consegue manter (dinheiro, hora, casa) e diga-o uma vez, com calma, numa hora em que {who} esteja bem.',
        'Diga {a who} uma frase que não seja sermão: “não concordo, e continuo sendo da sua família”.',
      ],
      wishes: [
        'Que {who} encontre a tempo a mão certa.',
        'Que você não precise ter coragem todos os dias sem companhia.',
      ],
      also: 'E {who} anda por um caminho que preocupa.',
    },
  },
};
