import type { PhraseBook } from '../../phrase-book.ts';

export const themes: PhraseBook['themes'] = {
  grief: {
    acknowledge: [
      'Perder quem se ama deixa um silêncio que nada preenche depressa. Se dói tanto, é porque houve muito amor, e não existe jeito certo nem prazo certo para viver o luto.',
      'O luto muda o gosto dos dias: a cadeira vazia, o nome que vem à boca, a saudade que chega sem avisar. O que você sente não é exagero; é amor que ficou sem endereço.',
      'Há ausências que nenhuma frase conserta, e estas linhas não vão fingir o contrário. No que você escreveu há amor e saudade juntos, e os dois cabem aqui, com lágrimas ou sem elas.',
    ],
    step: [
      'Quando puder, acenda uma vela ou segure uma foto e diga em voz alta uma coisa que gostaria de ter dito. Poucas palavras já bastam.',
      'Hoje, ligue para alguém que também viveu esse amor e contem um ao outro uma lembrança. A dor pesa um pouco menos quando duas pessoas a seguram.',
      'Dê ao corpo o que ele pede hoje: água, comida quente, uma volta curta. Nada mais precisa ser decidido enquanto dói desse jeito.',
    ],
  },
  illness: {
    acknowledge: [
      'A doença, no nosso corpo ou no de quem amamos, toma conta do dia inteiro: a espera, os exames, as perguntas da madrugada. O que você vive é duro, e querer alívio não é falta de fé.',
      'Quando a saúde treme, muita coisa treme junto. Nas suas palavras há preocupação e também muito cuidado, e é compreensível sentir medo e cansaço.',
      'Viver perto da doença exige uma coragem que ninguém aplaude: consultas, dores, planos adiados mais uma vez. Você não precisa ser forte o tempo todo, nem entender o porquê de tudo.',
    ],
    step: [
      'Anote as três perguntas que mais preocupam você e leve ao médico ou à enfermeira; se houver um sintoma novo ou mais forte, não espere para procurar atendimento.',
      'Peça a alguém uma coisa concreta nesta semana: uma carona, uma comida, uma hora de companhia. Muita gente só espera que digam como ajudar.',
      'Fique perto de quem cuida do tratamento e conte como você está de verdade. Depois, reserve hoje dez minutos sem nada de hospital dentro deles.',
    ],
  },
  heartbreak: {
    acknowledge: [
      'Quando um amor se quebra, não é só a pessoa que falta: faltam os planos, os costumes, o futuro em que a gente já morava. É natural sentir que o chão sumiu.',
      'O abandono, a traição ou um amor que se desgasta doem num lugar difícil de mostrar. A sua dor não é exagero, e o seu valor nunca dependeu de alguém ficar.',
      'Um coração que confiou e saiu ferido precisa mais de tempo do que de conselho. O que você escreveu carrega uma história importante, e ninguém pode exigir que ela já tenha passado.',
    ],
    step: [
      'Hoje, deixe o celular em outro cômodo por uma hora e faça algo bom pelo seu corpo: um banho, uma caminhada, um prato de comida quente.',
      'Escreva a carta que não vai ser enviada, com tudo, sem corrigir nada. Depois dobre e guarde; mais tarde você saberá o que fazer com ela.',
      'Ligue para alguém que saiba ouvir sem pressa e peça meia hora. Não precisa contar a história toda, só como está o dia de hoje.',
    ],
  },
  child: {
    acknowledge: [
      'Preocupar-se com um filho é um amor que nunca sai do plantão. A gente imagina tudo o que pode dar errado, mas o que mais aparece nas suas palavras é o quanto esse amor é grande.',
      'Poucas coisas pesam tanto quanto ver um filho ou uma filha num caminho difícil e não poder caminhar no seu lugar. A sua aflição não é fraqueza; é cuidado procurando um jeito.',
      'Amar e criar um filho traz perguntas que nenhum manual responde, e muitas vezes uma culpa que não é merecida. Perguntar, como você fez, já diz muito desse amor.',
    ],
    step: [
      'Hoje, passe dez minutos ao lado dele ou dela sem perguntas nem conselhos: um lanche, uma volta, um jogo. A presença abre portas que as palavras não abrem.',
      'Escreva três linhas sobre o que mais preocupa você e divida com alguém que também cuida, em casa, na escola ou no posto de saúde.',
      'Antes de o dia acabar, diga uma coisa que você ama nessa criança, já crescida ou não. Se algo assustar, fale logo com o médico ou a escola.',
    ],
  },
  addiction: {
    acknowledge: [
      'Lutar contra algo que puxa de novo e de novo esgota, e a vergonha deixa tudo mais pesado. O que você escreveu é honesto, e honestidade não é pouca coisa nessa luta.',
      'Quem vive perto de uma dependência conhece as promessas, as recaídas e o medo do dia seguinte. Não se trata só de força de vontade, e ninguém merece desprezo por isso.',
      'Há correntes que os outros não veem. Dar nome a elas, como você fez, pede coragem, e cair de novo não apaga nenhuma das tentativas sinceras que vieram antes.',
    ],
    step: [
      'Conte hoje a uma pessoa segura, em uma frase, como as coisas estão de verdade. Um grupo de apoio ou um médico podem caminhar com você; pedir ajuda é força.',
      'Escolha só a próxima hora: vá para onde é mais difícil cair, beba água, ligue para alguém. Quando ela terminar, escolha a seguinte.',
      'Procure o grupo de apoio ou o CAPS mais próximo e anote o telefone num papel. Não precisa ligar já, mas deixe o número à vista.',
    ],
  },
  guilt: {
    acknowledge: [
      'A culpa repete a mesma cena e chega sempre à mesma sentença. Se ela dói, é sinal de uma consciência viva, e toda pessoa é maior do que o pior que já fez.',
      'Carregar vergonha é um trabalho solitário: ela convence a gente de que, se soubessem, ninguém ficaria. Você colocou isso em palavras aqui, e isso pede verdade.',
      'O que foi feito não se desfaz, e essa frase pode pesar muito. Mesmo assim, o arrependimento não é prisão perpétua; pode ser o lugar onde algo mais verdadeiro começa.',
    ],
    step: [
      'Escreva três linhas: o que aconteceu, o que você lamenta e uma coisa que poderia reparar. Se isso não ferir ninguém, faça a menor parte nesta semana.',
      'Converse com alguém de confiança, um amigo, uma psicóloga, um guia espiritual, e conte uma vez do começo ao fim. O que se esconde pesa mais do que o que se diz.',
      'Hoje, fale consigo como falaria com uma pessoa querida que tivesse cometido o mesmo erro. Diga uma frase assim em voz alta, por mais estranho que pareça.',
    ],
  },
  loneliness: {
    acknowledge: [
      'A solidão dói até com gente por perto: ninguém pergunta, ninguém repara, e as noites ficam compridas. Querer que alguém veja você não é fraqueza; é profundamente humano.',
      'Não ter com quem dividir o dia é uma dor silenciosa, e é fácil começar a pensar que a culpa é nossa. O que você sente merece ser ouvido.',
      'Existe um cansaço próprio de quem está sempre à espera de uma mensagem. Você escreveu, e isso já foi um passo na direção de alguém.',
    ],
    step: [
      'Mande hoje uma mensagem curta a alguém com quem não fala há um tempo. Não precisa ser profunda; “lembrei de você” já é bastante.',
      'Escolha um lugar onde as pessoas se encontram toda semana, um coral, um curso, uma igreja, um voluntariado, e vá uma vez, só para conhecer.',
      'Saia hoje por vinte minutos e cumprimente alguém pelo nome ou com um sorriso. Os encontros pequenos também contam.',
    ],
  },
  family: {
    acknowledge: [
      'Conflito em casa dói duas vezes, porque vem de quem a gente mais queria ter por perto em paz. Dá para amar e se magoar ao mesmo tempo; uma coisa não anula a outra.',
      'Quando a família vive em tensão, até o silêncio faz barulho. Nas suas palavras há cansaço e também vontade de que seja diferente, e essa vontade merece cuidado.',
      'Mágoas antigas entre parentes quase nunca são por uma coisa só. Deve pesar muito ficar no meio disso, e não cabe a você resolver tudo.',
    ],
    step: [
      'Antes da próxima conversa, escreva uma frase que comece com “eu sinto” e não acuse ninguém. Diga só essa, numa hora calma.',
      'Escolha uma pessoa da família com quem a paz seja mais fácil e mande hoje uma palavra boa. Nem tudo precisa ser consertado de uma vez.',
      'Dê a si um intervalo antes de responder: um copo d’água, dez respirações lentas. Se uma conversa deixar de ser segura, afaste-se e peça ajuda.',
    ],
  },
  work: {
    acknowledge: [
      'Preocupação com dinheiro ou trabalho vai junto para a mesa e para a cama. É difícil ter paz quando as contas não fecham, e isso não diz nada sobre o seu valor.',
      'Ficar sem trabalho, ou num trabalho que desgasta, mexe com mais do que o bolso: mexe com a dignidade e com o sono. O que você carrega é real, e não há vergonha nisso.',
      'Contas, prazos e incerteza fazem o futuro parecer um muro. Você tem segurado muita coisa, provavelmente mais do que as pessoas ao redor imaginam.',
    ],
    step: [
      'Pegue uma folha e anote o que vence, por ordem de data, e marque só a primeira coisa. Cuide dela nesta semana e pergunte se dá para negociar.',
      'Conte a uma pessoa de confiança o que você procura ou o que deve, com números claros. Ajuda e ideias quase nunca chegam a uma preocupação escondida.',
      'Dê hoje meia hora marcada a essa preocupação, com papel e caneta; fora dessa meia hora, permita-se descansar das contas.',
    ],
  },
  exam: {
    acknowledge: [
      'Uma prova às vezes parece colocar a vida inteira numa folha. O nervosismo que você conta mostra o quanto isso importa, e quanto esforço já ficou para trás.',
      'Estudar sob pressão cansa: quanto mais se teme esquecer, menos parece que se sabe. Essa sensação é comum, e não mede o que você aprendeu.',
      'Tanta coisa parece depender de uma data, de uma nota, de um resultado. É compreensível sentir tensão, e no dia seguinte você continua valendo o mesmo, diga o papel o que disser.',
    ],
    step: [
      'Estude vinte e cinco minutos, descanse cinco, e pare hoje numa hora certa; uma cabeça que dormiu lembra mais do que uma que virou a noite.',
      'Deixe pronto esta noite o que vai precisar, documento, caneta, caminho, e feche os livros. Amanhã, antes de começar, solte o ar devagar três vezes.',
      'Escreva o medo numa linha e, embaixo, um assunto que você já sabe. Comece por ele e deixe o resto vir depois.',
    ],
  },
  injustice: {
    acknowledge: [
      'Sofrer uma injustiça deixa um fogo por dentro: a cena volta, com todas as respostas que não foram ditas. A sua raiva tem motivo, e não precisa ser negada para virar oração.',
      'Dói ver o errado seguir em frente como se nada fosse. Querer que as coisas se acertem não é amargura; é o senso de justiça pedindo caminho.',
      'Quando alguém se aproveita, mente ou humilha, não se fere só um direito. O que você escreveu faz sentido, e ninguém deve apressar você a dizer que está tudo bem.',
    ],
    step: [
      'Escreva os fatos, com datas, numa página, e o que você consideraria justo. Mostre a alguém sensato antes de decidir o que fazer.',
      'Deixe o corpo gastar um pouco dessa raiva com segurança: uma caminhada rápida, umas escadas, uma faxina. Não decida nada hoje, enquanto ela queima.',
      'Peça orientação a quem conhece os seus direitos, como a defensoria, ou a uma pessoa que você respeita. Não precisa enfrentar isso em silêncio.',
    ],
  },
  sleeplessness: {
    acknowledge: [
      'Noites sem dormir são compridas, e às três da manhã toda preocupação parece ter o dobro do tamanho. Não admira que falte força; uma cabeça sem descanso tem poucas defesas.',
      'Ficar de olhos abertos enquanto a casa dorme é uma solidão muito particular. Os pensamentos rodam, e o relógio não ajuda. O que você descreve é difícil mesmo.',
      'Quando o descanso não vem, o dia seguinte já começa em dívida. Isso não é um fracasso seu; alguma coisa aí dentro continua de vigia.',
    ],
    step: [
      'Hoje, meia hora antes de deitar, escreva cada preocupação num papel e deixe o papel em outro cômodo. Amanhã ele ainda vai estar lá.',
      'Se o sono não vier, levante, fique na penumbra, respire devagar e leia umas linhas tranquilas; volte para a cama só quando os olhos pesarem.',
      'Deixe o celular fora do quarto esta noite. E, se isso durar semanas, conte a um médico; dormir também merece ajuda.',
    ],
  },
  weariness: {
    acknowledge: [
      'Há um cansaço que uma noite só não resolve, quando a gente vem dando de si por tempo demais. O que você escreveu soa como quem está na última gota, e isso merece atenção.',
      'Carregar tanto, por tanta gente, desgasta até as pessoas mais fortes. Estar no limite não é preguiça nem falta de fé; é o corpo pedindo respeito.',
      'Quando tudo pesa, até tarefa pequena parece montanha. Você chegou até aqui, e tem licença para pôr alguma coisa no chão.',
    ],
    step: [
      'Escolha uma coisa da lista de hoje que pode esperar e risque. No lugar dela, deite-se quinze minutos sem tela nenhuma.',
      'Peça hoje a alguém que assuma uma tarefa pequena. E, se o cansaço não passar, converse com um médico sobre isso.',
      'Ponha a mão no peito e respire devagar dez vezes, demorando um pouco mais ao soltar o ar. Depois beba um copo d’água, com calma.',
    ],
  },
  fear: {
    acknowledge: [
      'O medo toma a sala inteira: o corpo trava, a cabeça corre na frente e o pior já parece decidido. Faz sentido que você esteja sem forças de tanto vigiar.',
      'Viver com tanta ansiedade exige uma força que ninguém vê. Você colocou isso em palavras aqui, e as palavras deixam o medo um pouco menos sem forma.',
      'A ansiedade fala alto, e dias comuns ficam difíceis de atravessar. Nada do que você escreveu soa como bobagem ou fraqueza.',
    ],
    step: [
      'Experimente agora: puxe o ar contando até quatro e solte contando até seis, cinco vezes, e depois diga o nome de três coisas que você vê.',
      'Escreva o medo numa linha e, embaixo, uma coisa que está nas suas mãos hoje. Faça só essa; o resto pode esperar no papel.',
      'Diga a alguém de confiança o que assusta você, com palavras simples. Se o medo continuar tomando os seus dias, um médico ou uma psicóloga também podem ajudar.',
    ],
  },
  doubt: {
    acknowledge: [
      'Quando rezar parece falar com a parede, é fácil achar que há algo errado com a gente. Muita gente de fé conheceu esse silêncio, e alguns Salmos nasceram dentro dele.',
      'A dúvida não é o contrário da fé; muitas vezes é a fé pedindo verdade. As perguntas que você trouxe são honestas, e pergunta honesta tem lugar na oração.',
      'Há épocas secas, em que as palavras que aqueciam já não dizem nada. Sentir falta de Deus, como você sente, já é um modo de rezar, mesmo quando não se sente nada.',
    ],
    step: [
      'Hoje, não procure palavras bonitas: fique cinco minutos em silêncio e diga a Deus uma única frase verdadeira, ainda que seja uma queixa.',
      'Escreva as suas três perguntas mais difíceis e leve a alguém cuja fé você respeita e que não tenha medo de perguntas.',
      'Leia o mesmo trecho curto toda manhã desta semana, só isso, sem exigir sentir nada, e anote uma linha a cada dia.',
    ],
  },
  guidance: {
    acknowledge: [
      'Estar diante de uma escolha cansa: cada caminho promete uma coisa e custa outra. Dá para ver o seu desejo de escolher bem, e tudo bem não enxergar a estrada inteira ainda.',
      'Decisões pesam quando tocam quem a gente ama e um futuro que não se vê. Ainda não saber não é fracasso; talvez seja o tempo de que a pergunta precisa.',
      'Tantas vozes, tantos motivos dos dois lados, e nenhuma resposta clara. É compreensível demorar um pouco nessa encruzilhada.',
    ],
    step: [
      'Divida uma folha em duas, anote o que cada caminho daria e o que custaria, e deixe descansar uma noite antes de reler.',
      'Converse com uma pessoa sábia que não ganhe nada com a sua escolha, e perceba qual opção deixa você com mais paz.',
      'Escolha o menor passo que possa ser desfeito, uma ligação, uma visita, uma pergunta, e dê só esse nesta semana.',
    ],
  },
  thanks: {
    acknowledge: [
      'Que alegria ler palavras de gratidão. Você parou para reparar no que é bom e dizer em voz alta, e essa atenção faz o presente brilhar uma segunda vez.',
      'Que bom receber uma notícia boa como essa. A alegria também quer ser contada, e a sua chega clara a estas linhas, como uma janela aberta.',
      'A sua gratidão é boa companhia. Ela não finge que tudo é fácil na vida; só não deixa o que é bom passar sem ser visto.',
    ],
    step: [
      'Antes de o dia acabar, diga a uma pessoa que fez parte disso o que isso significou para você. Uma mensagem curta pode ser guardada por anos.',
      'Escreva três linhas sobre essa coisa boa, com a data, e guarde onde possa encontrá-las num dia mais difícil.',
      'Deixe a alegria virar algo pequeno para outra pessoa hoje: um café, uma visita, uma palavra boa. Ela cresce quando é repartida.',
    ],
  },
  anything: {
    acknowledge: [
      'Que bom que você confiou a estas linhas o que traz por dentro. Nem sempre é fácil achar palavras para o que pesa, e as que você encontrou merecem ser recebidas com cuidado.',
      'O que você escreveu importa, e não precisa estar resolvido para caber aqui. Algumas coisas pedem primeiro para ser ouvidas, e só depois resolvidas.',
      'Por trás de cada pergunta há uma história, e só você conhece a sua por inteiro. O que você trouxe é levado a sério, do jeito que está.',
    ],
    step: [
      'Reserve três minutos agora: sente-se, respire devagar e escreva três linhas sobre o que você mais precisa hoje. Depois escolha a mais simples.',
      'Divida isso com uma pessoa que saiba ouvir, hoje ou amanhã. Dita em voz alta, uma preocupação muitas vezes fica mais clara.',
      'Faça hoje uma coisa boa pelo seu corpo, uma caminhada, uma comida quente, dormir cedo, e deixe o resto da pergunta para amanhã.',
    ],
  },
};

export const also: PhraseBook['also'] = {
  grief: [
    'E há uma ausência no meio disso que também dói.',
    'A perda de que você fala deixa tudo mais pesado.',
  ],
  illness: ['E a preocupação com a saúde pesa junto.', 'Com a saúde em jogo, fica mais difícil ainda.'],
  heartbreak: ['E um amor ferido dói ao lado.', 'Um amor que se quebrou pesa ainda mais.'],
  child: ['E há também a sua preocupação com um filho.', 'Pensar num filho deixa tudo mais sensível.'],
  addiction: ['E a força de uma dependência pesa junto.', 'A luta contra um vício soma-se a isso.'],
  guilt: ['E a culpa ainda põe a sua voz por cima.', 'A culpa que você sente dificulta o descanso.'],
  loneliness: ['E viver isso sem companhia pesa mais.', 'A solidão soma-se a isso, e ela também conta.'],
  family: ['E as tensões em casa tornam tudo mais difícil.', 'O que se passa na família também pesa.'],
  work: [
    'E as contas ou o trabalho apertam do outro lado.',
    'A preocupação com trabalho ou dinheiro soma-se a isso.',
  ],
  exam: ['E a pressão dos estudos vem por cima.', 'As provas pela frente aumentam a pressão.'],
  injustice: ['E a injustiça disso tudo queima também.', 'Que seja injusto torna mais difícil de suportar.'],
  sleeplessness: ['E noites curtas deixam tudo mais alto.', 'Dormir pouco deixa tudo mais pesado.'],
  weariness: ['E você enfrenta isso já sem muita força.', 'O cansaço deixa cada passo mais longo.'],
  fear: ['E o medo faz tudo parecer maior.', 'O medo que vem junto também é compreensível.'],
  doubt: ['E isso mexe também com a sua fé.', 'Com a fé em tempo seco, fica mais difícil.'],
  guidance: ['E há uma decisão à espera no meio disso.', 'Ter de decidir ao mesmo tempo não é fácil.'],
};
