import type {
  addiction as addictionPlan,
  conscience as consciencePlan,
  fear as fearPlan,
} from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const fear: ThemeTexts<keyof typeof fearPlan> = {
  groups: {},
  situations: {
    fear: {
      says: [
        'medo|medos|pavor|receio|assustado|assustada|amedrontado|apavorado|apavorada|aflito|aflita|aflicao',
        'tenho|sinto|muito|com medo',
        'medo .. acontecer|aconteca .. <who>|familia|filhos',
      ],
      not: ['medo de|do|da barata|altura', 'sem medo', 'nao tenho medo'],
      heard: [
        'O medo está falando alto[, {span}], e você o pôs em palavras.',
        'Há um medo no que você escreveu, e ele não precisa de plateia nem de bronca.',
        'Sentir medo[ {when}] não é o contrário da coragem; costuma ser onde ela começa.',
      ],
      psalms: [
        'No {psalm} alguém diz: “quando tenho medo, confio”. Não depois do medo; no meio dele.',
        'O {psalm} chama Deus de luz e pergunta: de quem terei medo? Dá para acender essa frase como se acende a luz do corredor.',
      ],
      steps: [
        'Escreva o medo numa frase: “tenho medo de que…”. Embaixo, o que você faria no dia seguinte se acontecesse. Medo com plano fica menor.',
        'Conte esse medo a alguém em voz alta, exatamente com as palavras que usou aqui.',
        'Se for medo de uma data, escolha o que fará na hora anterior a ela: onde, com quem, com que música.',
      ],
      wishes: [
        'Que o medo fique do tamanho que ele tem, e não do tamanho da noite.',
        'Que haja hoje uma voz conhecida por perto.',
      ],
      also: 'E o medo acompanha tudo isso.',
    },
    anxiety: {
      says: [
        'ansiedade|ansioso|ansiosa|crise|crises .. ansiedade|panico',
        'tenho|sofro|sofrendo|crise|muita|com|minha ansiedade',
        'estou|ando|sou|fico|sinto|to muito? ansioso|ansiosa|angustiado|angustiada|aflito|aflita',
        'angustia|angustiado|angustiada|aperto_no_peito',
        'panico',
        'nao paro|consigo_parar de? pensar|preocupar|imaginar',
        'cabeca nao para|desliga',
        'preocupacao|preocupacoes|preocupado|preocupada .. tudo|demais|sempre|muito',
        'coracao .. acelerado|disparado|dispara',
      ],
      not: ['prova|vestibular|enem|concurso', 'entrevista'],
      heard: [
        'A ansiedade[, {span},] corre na frente do dia e volta só com más notícias.',
        'Quando a cabeça não para[, {span}], até o descanso dá trabalho.',
        'Você descreve uma angústia que aperta o peito. Isso é real, mesmo quando ninguém vê o motivo.',
      ],
      psalms: [
        'O {psalm} diz: “quando as preocupações se multiplicavam dentro de mim”, e só então fala de consolo. Começa onde você está.',
        'O {psalm} convida a jogar o fardo sobre Deus. Jogar, não entregar com fita; pode ser de qualquer jeito.',
      ],
      steps: [
        'Marque hoje um “horário de preocupação” de quinze minutos, com papel. Fora dele, anote uma palavra e diga: “às seis eu te atendo”.',
        'Na próxima onda, nomeie baixinho cinco coisas que vê, quatro que toca, três que ouve. O corpo entende que está aqui.',
        'Se as crises se repetem, marque uma consulta no posto ou no CAPS e conte exatamente assim, com a frequência. Ansiedade tem tratamento.',
      ],
      wishes: ['Que a cabeça tenha hoje uma hora de folga.', 'Que a respiração encontre o seu tamanho.'],
      also: 'E a ansiedade aperta o peito.',
    },
    'fear-future': {
      says: [
        'futuro',
        'daqui a dez anos',
        'como vai ser',
        'medo|medos|pavor|receio|preocupado|preocupada|preocupa|angustia|incerteza|incertezas|inseguranca|ansiedade|ansioso|ansiosa|assusta|panico .. futuro|dia_de_amanha|que_vem_pela|vai_ser|que_vem_depois|porvir|dias_que_virao',
        'futuro .. medo|incerto|assusta|preocupa|escuro|nao_sei|aflige|angustia|apavora',
        'nao sei .. futuro|vai ser|sera .. vida|mim|amanha',
        'o que vai|sera ser? da minha vida',
      ],
      not: ['prova|vestibular'],
      heard: [
        'O futuro parece um corredor sem luz, e você está na porta.',
        'Não saber o que vem[ {when}] assusta mais do que muita coisa já vivida.',
        'Você olha para a frente e não vê o chão. Escrever isso já é olhar de frente.',
      ],
      psalms: [
        'No {psalm} alguém diz: “meus tempos estão nas tuas mãos”. No plural: os bons, os ruins, os que ainda não têm nome.',
        'O {psalm} fala de uma lâmpada para os pés, não de um farol para a estrada toda. Um passo por vez tem luz.',
      ],
      steps: [
        'Desenhe três caixas: o que vence nesta semana, o que pode esperar um mês, o que ninguém sabe. Trabalhe só na primeira.',
        'Lembre por escrito de duas vezes em que você não sabia o que vinha, e do que apareceu no caminho.',
        'Escolha uma decisão pequena que dá para tomar hoje (ligar, perguntar, inscrever-se) e tome essa.',
      ],
      wishes: ['Que o próximo passo tenha luz suficiente.', 'Que o amanhã chegue um de cada vez.'],
      also: 'E o futuro assusta.',
    },
  },
};

export const conscience: ThemeTexts<keyof typeof consciencePlan> = {
  groups: {},
  situations: {
    guilt: {
      says: [
        'carrego .. culpa',
        'me perdoar',
        'me perdoa senhor|deus|pai',
        'deus me perdoe',
        'o que eu fiz',
        'culpa|culpado|culpada|remorso|arrependido|arrependida|arrependimento|arrependo',
        'vergonha .. que fiz|de mim|passado',
        'me perdoar|perdoe|perdoar mim|por|meus|pelo',
        'pecado|pecados|pequei|errei|erro|erros .. passado|perdao|grave|muito|fiz|deus|mim|vida',
        'trai|traí .. meu|minha|esposa|marido',
        'perdao .. deus|pecado|pecados|fiz|erro|erros',
      ],
      not: ['nao tenho culpa', 'culpa dele|dela|deles', 'perdoar .. quem|meu|minha|ele|ela|uma'],
      heard: [
        'A culpa[ pelo que aconteceu {ago}] repete a mesma cena e dá sempre a mesma sentença.',
        'Você carrega algo que gostaria de não ter feito. Dizer isso é honesto.',
        'O arrependimento que está nas suas palavras é sinal de consciência acordada, e não de um caso perdido.',
      ],
      psalms: [
        'No {psalm} alguém para de esconder o que fez, diz a Deus, e encontra perdão. Nessa ordem, e sem discurso.',
        'O {psalm} pergunta: se fosse anotada cada falta, quem ficaria de pé? E responde com perdão.',
      ],
      steps: [
        'Escreva três linhas: o que houve, o que você lamenta, o que ainda dá para reparar. Se houver algo na terceira, faça a menor parte nesta semana.',
        {
          text: 'Conte uma vez, do começo ao fim, a alguém que saiba guardar: um padre, uma pastora, uma amiga, um psicólogo.',
          unless: ['alone'],
        },
        'Quando a cena voltar hoje, diga em voz alta: “isso aconteceu, eu lamento, e hoje faço diferente”.',
      ],
      wishes: [
        'Que a culpa vire reparo, e o reparo, descanso.',
        'Que você se trate como trataria um amigo que errou.',
      ],
      also: 'E há uma culpa que volta.',
    },
    'hurt-someone': {
      says: [
        'fiz .. chorar .. <who>',
        'gritei com .. <who>',
        'falei .. nao devia',
        'chamei .. <who> .. de',
        'magoei|ofendi|machuquei|feri|decepcionei|tratei mal|gritei|falei .. <who>',
        'pedir|peço|peco perdao|desculpa|desculpas .. <who>',
        'falei|disse .. coisas|palavras .. <who>|horriveis|duras|feias|nao devia',
        'briguei .. culpa|errei|arrepend* .. <who>',
        '<who> & magoei|ofendi|arrepend*|desculpas',
        'gritei .. <who=filho|filha|filhos|mae|pai|esposa|marido>',
      ],
      not: ['me magoou|ofendeu|magoaram', 'deus me perdo*'],
      heard: [
        'Você magoou {who}[ {ago}], e isso não deixa você em paz. Dói dos dois lados.',
        'As palavras que saíram[ {ago}] não voltam, mas o seu arrependimento já foi atrás delas.',
        'Ter ferido alguém e querer consertar é um começo honesto.',
      ],
      psalms: [
        'O {psalm} diz que Deus não despreza um coração quebrado e arrependido. É com ele que se pede desculpa.',
        'O {psalm} é um pedido por lábios bem guardados. Para antes da conversa que falta com {who}.',
      ],
      steps: [
        'Peça desculpa {a who} sem a palavra “mas”: “eu disse isto, foi errado, sinto muito”. E pare aí.',
        'Escreva primeiro; leia em voz alta; corte as explicações. O que sobrar é o pedido.',
        {
          text: 'De longe, mande por áudio e não por texto: a voz conta o que a letra esconde.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que {who} ouça a sua desculpa numa hora boa.',
        'Que dessa conversa saia algo mais forte do que havia antes.',
      ],
      also: 'E há uma desculpa que você ainda quer pedir.',
    },
    'cannot-forgive': {
      says: [
        'como perdoar',
        'nao perdoo',
        'nao consigo perdoar',
        'nao consigo perdoar|perdoo|esquecer .. <who>|fez|fizeram',
        'perdoar .. quem|meu|minha|ele|ela|pessoa|alguem|<who>',
        'como perdoar|perdoo',
        'rancor|ressentimento|odio|raiva .. coracao|guardo|tenho|sinto|<who>|dele|dela',
        'magoa|magoas .. guardo|coracao|guardada|nao passa|consigo|<who>|tirar',
      ],
      not: ['me perdoar', 'deus me perdo*', 'me perdoe|perdoar senhor', 'tirou raiva'],
      heard: [
        'Perdoar {who} não se faz por ordem, e você não está fingindo que já fez.',
        'A mágoa ficou[ {span}], e você gostaria que ela não mandasse tanto.',
        'Querer perdoar e não conseguir é, talvez, a parte mais sincera do caminho.',
      ],
      psalms: [
        'O {psalm} descreve Deus como lento para a ira e grande em amor. Lento: também o perdão pode ser.',
        'O {psalm} aconselha largar a raiva, não porque o outro tenha razão, mas porque ela queima quem a segura.',
      ],
      steps: [
        'Escreva o que {who} fez e o que isso custou a você, sem diminuir. Perdoar começa por não chamar de pequeno o que foi grande.',
        'Diga hoje uma frase só, mesmo sem sentir: “não quero mais que isso mande em mim”. Repita amanhã.',
        'Perdoar não obriga a voltar a conviver. Escreva qual distância protege você, e respeite-a sem culpa.',
      ],
      wishes: [
        'Que a mágoa pese um pouco menos a cada semana.',
        'Que um dia você lembre disso sem apertar os dentes.',
      ],
      also: 'E há uma mágoa que ainda não soltou.',
    },
  },
};

export const addiction: ThemeTexts<keyof typeof addictionPlan> = {
  groups: {
    habit:
      'alcool|bebida|bebidas|cachaca|pinga|cerveja|cigarro|fumar|beber|drogas|droga|maconha|cocaina|crack|apostas|apostar|bets|bet|tigrinho|jogo|jogos|pornografia|vicio|celular|vinho',
    use: 'bebe|bebendo|usa|usando|drogas|droga|vicio|viciado|viciada|alcool|alcoolatra|alcoolismo|maconha|crack|cocaina|apost*|tigrinho|bebida|cachaca',
  },
  situations: {
    addiction: {
      says: [
        'bebida|alcool|droga|drogas|jogo .. destruindo|destruiu|acabando|acabou',
        'apostas|bets & familia|dividas|libert*',
        'vicio|vicios|viciado|viciada|alcoolismo|alcoolatra|dependencia quimica|dependente',
        'libert* .. vicio|vicios|drogas|bebida|alcool|cigarro',
        'recaida|recai',
      ],
      not: ['livre de|do|das .. vicio|drogas|alcool .. ha|faz'],
      heard: [
        'Há um vício no meio disso[, {span}], e ele mexe com a casa inteira.',
        'Contra {thing} não basta força de vontade; quem está perto sabe.',
        'A luta com o vício[, {span},] cansa quem bebe da água e quem segura o copo.',
      ],
      psalms: [
        'O {psalm} lembra a lama, a espera e o chão firme depois. Muitos grupos de ajuda leem esse Salmo.',
        'O {psalm} fala de um passarinho que escapa do laço, porque o laço se rompeu. Laços também se rompem.',
      ],
      steps: [
        'Procure hoje o CAPS AD ou um grupo perto (AA, NA, Al-Anon) e anote o dia e a hora da próxima reunião. Só anotar já é um passo.',
        'Tire de casa uma coisa que facilita a recaída, uma só, ainda hoje.',
        'Diga a uma pessoa segura a frase inteira: “há um vício aqui e eu preciso de ajuda para lidar com isso”.',
      ],
      wishes: ['Que venha um dia limpo, e depois outro.', 'Que a ajuda certa atenda no primeiro toque.'],
      also: 'E o vício continua no meio da casa.',
    },
    'addiction-self': {
      says: [
        'so mais uma .. aposta|dose|vez',
        'tava|estava limpo|limpa',
        'fumo .. maços|macos|carteiras|carteira',
        'remedio .. dormir & anos|parar|dependo|largar',
        'quero|preciso|tento|tentando|consigo .. parar|largar|deixar .. <thing=$habit>',
        'parar|largar|deixar de|o|a|com .. <thing=$habit>',
        'sou|estou|fiquei .. viciado|viciada|alcoolatra|dependente',
        'meu vicio',
        'vicio em|no|na|de <thing=$habit>',
        'recai|recaida|voltei_a|voltei_pra|tornei_a .. beber|usar|fumar|jogar|apostar|bebida|cheirar',
        'perdi|gastei|perco|gasto .. dinheiro|tudo|salario .. <thing=apostas|bet|bets|tigrinho|jogo>',
        'bebo|fumo|uso .. demais|muito|todo|todos|escondido',
      ],
      not: ['<who> .. parar|largar|bebe|usa|vicia*|deixar', 'larguei|parei .. ha|faz'],
      heard: [
        'Você quer se livrar {de thing}, e escreveu isso com todas as letras. Não é pouco.',
        'A luta contra {thing}[ {span}] não se ganha por vergonha; e você não a escondeu.',
        'Um vício promete alívio e cobra em dobro[, {span}]. Você já está vendo a conta.',
      ],
      psalms: [
        'No {psalm} alguém saiu da lama depois de muita espera, e não por força própria. Cair de novo não apaga a saída.',
        'O {psalm} diz que Deus sustenta quem está caindo e levanta quem caiu. Todos eles, não só os que caíram uma vez.',
      ],
      steps: [
        'Hoje, escolha só a próxima hora: outro lugar, um copo d’água, uma ligação. Passada a hora, escolha a seguinte.',
        'Vá ao CAPS AD ou a uma reunião de AA ou NA nesta semana; não precisa falar, só sentar. Há reuniões por internet também.',
        {
          text: 'Bloqueie hoje mesmo o aplicativo ou o site e peça a alguém de confiança que guarde a senha e o cartão por um mês.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que esta noite passe sem {thing}, e que amanhã você saiba que conseguiu.',
        'Que a próxima vontade encontre você com alguém ao telefone.',
      ],
      also: 'E há a luta com o vício.',
    },
    'addiction-relative': {
      says: [
        '<who> .. na droga|pedra|bebida|bar',
        '<who> .. escravo|escrava',
        '<who> .. $use',
        'meu|minha <who> & bebe|bebendo|drogas|vicio|viciado|viciada|alcoolatra|alcool|crack|apost*|tigrinho|bebado|bebada',
        'libert* .. <who> .. vicio|drogas|bebida|alcool|cigarro',
        '<who> .. parar|pare|largar|largue|deixar|deixe .. beber|fumar|usar|drogas|bebida|jogar|apostar|vicio',
        '<who> .. chega|volta|fica .. bebado|bebada|alterado',
      ],
      not: ['parou de|largou', 'bate|bateu|agride|ameaca', 'bebe leite|agua|remedio'],
      heard: [
        'A bebida ou a droga {de who}[, {span},] entra na casa antes de quem a usa. Sinto muito.',
        'Ver {thing} levar os dias {de who} cansa até o osso. Sinto muito por vocês.',
        'Viver ao lado de um vício é aprender a ouvir o barulho da chave. Sinto muito.',
      ],
      psalms: [
        'O {psalm} fala de alguém tirado da lama depois de longa espera. Você pode rezá-lo por {who} sem entrar na lama junto.',
        'O {psalm} grita de água até o pescoço. Quem vive perto de um vício também pode usar esse grito.',
      ],
      steps: [
        'Procure para você, nesta semana, um grupo de familiares: Al-Anon, Nar-Anon ou Amor-Exigente. Não é preciso levar {who}.',
        'Decida uma coisa que não vai mais fazer para encobrir (mentir, pagar, limpar) e diga-a {a who} num momento sóbrio.',
        'Ligue para o CAPS AD e pergunte como uma família pede ajuda quando a pessoa não quer. Eles ouvem isso todo dia.',
      ],
      wishes: [
        'Que {who} queira, um dia, a mão que já está estendida.',
        'Que você tenha uma noite de sono sem esperar a porta.',
      ],
      also: 'E o vício {de who} pesa em casa.',
    },
  },
};
