import type { children as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const children: ThemeTexts<keyof typeof plan> = {
  groups: { teens: '12|13|14|15|16|17|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete', eldest: 'mais_velho|mais_velha|mais_novo|mais_nova|do_meio|primogenito|primogenita|cacula', kid: 'filho|filha|filhos|filhas|enteado|enteada|neto|neta|menino|menina|cacula|primogenito|primogenita|guri|guria|moleque|rapaz|filhote|enteados|netos|netas|filhinho|filhinha|mocinha|caculinha|garoto|garota|adolescente|meninos|meninas' },
  situations: {
    child: {
      says: ['<who=$kid> .. nao esta bem', '<who=$kid> .. tira .. paz|sono', 'ore|oracao .. <who=$kid> & preocup*|triste|dificil', 'meu|minha|meus|minhas <who=$kid> .. problema|problemas|dificil|dificuldade|sofrendo|triste|perdido|perdida|nao_esta_bem|nao_ta_bem|nao_anda_bem|estranho|estranha|calado|calada|diferente', 'proteja|guarde|protecao .. <who=$kid>', 'meu|minha <who=$kid> .. escola|bullying|notas|autismo|tdah|autista', 'o|a que|como .. fazer|faco|ajudar .. <who=$kid>', '<who=$kid> & preocupado|preocupada|preocupacao|preocupa|aflito|aflita|angustia|angustiado|angustiada|sofrendo|sofre|triste|dificuldade|dificuldades|problema|problemas|perdido|perdida|apertado|apertada|estranho|estranha|calado|calada|ansiedade|ansioso|ansiosa|revolta|socorro|desempregado|infeliz|sozinho|sozinha', 'coracao de|da mae|pai', 'mae|pai preocupada|preocupado|aflita|aflito|desesperada|desesperado|angustiada|angustiado', 'entrego|entreguei .. <who=$kid>|maos & filho|filha|meu|minha', 'meu|minha|meus <who=$kid> .. nao sai .. cabeca|pensamento|mente', '<who=$kid> .. nao .. esta|anda|ta|ficou bem|legal', 'nao .. sei .. ajudar|fazer .. <who=$kid>', 'como ajudar|ajudo|orientar|educar .. <who=$kid>', 'noites|choro|rezo|oro|rezando|orando .. por|pelo|pela|pelos .. <who=$kid>', '<who=$kid> .. passando|passa|vive .. por? fase|momento|problema|problemas|dificil|crise', 'livra|livre|guia|guie|ilumina|protege|proteja|guarde|guarda .. meu|minha|meus|minhas .. <who=$kid>', '<who=$kid> .. autista|tdah|autismo|down|bullying|escola', 'saiu|sair|sai .. <who=$kid> .. rua|noite & medo|preocup*', 'preocupado|preocupada|preocupacao|preocupo|medo|aflito|aflita|angustia .. meu|minha|meus|minhas|o|a|os .. <who=$kid>'],
      not: ['$kid .. doente|internad*|febre|uti|hospital|cirurgia', 'morreu|faleceu', 'prova|vestibular|enem', 'nasceu', 'gata|cachorro|cachorra|gato', 'obrigad*|agradec*|gratid*|orgulho', '$kid .. morr*', 'carro|viagem|viaja', 'emprego', 'fralda', 'formou|casou|noiva', 'audiencia|juiz', 'drogas|droga|maconha|crack|cheira'],
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
      says: ['desde que fez 12|13|14|15|16', 'responde mal', 'filho|filha adolescente', '<who=$kid> .. nao .. obedece|respeita|escuta|conversa_comigo|sai_do_quarto|me_ouve', '<who=$kid> .. tranca|trancado|trancada|grita|responde|revoltado|revoltada|agressivo|agressiva', 'adolescente|adolescentes|adolescencia|aborrecente|aborrescente|aborrescencia|aborrecencia', '<who=$kid> & $teens & nao|briga|responde|tranca|quarto|fala|mudou|grita|desafia|bate|celular|rebelde|revira|olhos|distante|mente|diferente', 'revira|revirar|virar|revirando os|o olho|olhos', 'desafia|afronta|malcriada|malcriado|rebelde|rebeldia|respondona|respondao & filho|filha|pai|mae|casa|anos|menino|menina', 'trancada|trancado|tranca|enfurnado|enfurnada .. no|na quarto', 'nao sai|so_fica|vive no|do|dentro quarto', 'nao .. obedece|conversa|respeita|escuta & $teens', '$teens anos & acha|sabe|desafia|responde|respeita|obedece|porta|quarto|celular', 'bate|batendo a|as porta|portas & filho|filha|quarto|anos|menino', 'fone|fones & filha|filho|mesa', 'menina|menino|filha|filho que .. contava|abracava|doce|carinhosa|carinhoso && agora|hoje', '<who=$kid> .. mudou .. comigo|tanto|muito', '<who=$kid> .. era .. doce|carinhosa|carinhoso|grudada|grudado && agora|hoje|nao|de_uns', 'minha|meu <who=$kid> .. me .. responde|odeia|desafia|xinga|despreza', '<who=$kid> .. rebelde|rebeldia|revoltado|revoltada', '<who=$kid> .. $teens anos'],
      not: ['$kid .. doente|internad*|febre', 'passou|aprovad*', 'casou|mora', 'droga|drogas|maconha|bebida|crack', 'bullying|escola .. riem', 'tenho $teens anos', 'prova|vestibular|enem|nasceu|aniversario|completa|festa', 'morreu|faleceu|perdi', 'crush', 'gravida', 'apreendido|preso'],
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
      says: ['<who=$kid> .. nao me liga', 'anos sem ver|falar .. <who=$kid>', 'meus filhos .. esqueceram|lembram', '<who=$kid> .. nao .. liga|fala_comigo|visita|procura|responde|atende|telefona|quer_saber|manda|vem_me', '<who=$kid> .. afastou|afastado|afastada|distante|cortou|bloqueou|esqueceu_de_mim|abandonou|apartou|ignora|sumiu|rompeu|excluiu', 'nao .. vejo|falo|noticia|noticias|contato .. <who=$kid>', 'nao .. da|dao|deu|deram|manda|mandam .. noticia|noticias|sinal & filho|filha|filhos|primogenito|velho', 'cortou|cortaram|rompeu|romperam .. relacoes|lacos|contato|comigo & filho|filha|filhos', 'mandei|mando .. mensagem|mensagens & filho|filha|filhos|velho|velha & nada|responde|azuis|visualiza', 'dia das|dos maes|pais & celular|ligou|ligacao|sozinha|sozinho|esperando|telefone|mensagem|nada', '<who=$kid> & anos|meses|tempo & atende|liga|ver|procura|visita|responde|telefona|sumiu', '<who=$kid> .. bloqueou|me_bloqueou|cortou|apartou|ignora|sumiu|mudou_o_numero', 'me bloqueou && filho|filha|mae', 'nao conheco .. netos|neto|neta', 'que|sera .. que .. eu? fiz && filho|filha|bolo|portao|ela|ele & liga|bloqueou|fala', 'bloqueou .. e|que .. nao sei .. fiz', 'filhos .. nao|nunca .. ligam|visitam|procuram|aparecem|lembram|querem|vem', 'meu|minha $eldest .. nao .. liga|fala_comigo|responde|procura|visita', 'afastou|afastada|afastado|distante .. de mim & filho|filha', '<who=$kid> .. casou .. esqueceu|sumiu|afastou|mudou', '<who=$kid> .. nao .. me procura', 'saudade|saudades .. dos|das|do|da|meus|meu|minha <who=filhos|filho|filha|filhas>', '<who=filho|filha|filhos|filhas> .. nao .. fala|falam .. comigo'],
      not: ['morreu|faleceu|partiu', 'nao fala .. ainda|direito|autis*', 'meses de idade', 'ano|anos e nao fala', 'mora no quarto', 'adolescente', 'crianca|bebe', '<who=neto|neta> .. nao fala', 'autista', 'intercambio', 'nora afastou', 'mao|beijo', 'noiva|casou .. feliz', 'quarto|fone', 'meninas combinaram'],
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
      says: ['achei .. maconha|droga|drogas|pó', '<who=$kid> .. bandido|bandidos|boca|facçao|faccao|preso|presa', 'mochila do meu filho', 'onde foi que eu errei', '<who=$kid|irmao|sobrinho> .. drogas|droga|maconha|crack|cocaina|vicio|viciado|viciada|crime|trafico|preso|presa|companhia|companhias|errado', 'libert* .. <who=$kid|irmao|sobrinho>', 'mas|ma|mau companhias|amizades|companhia|influencia|influencias|caminho', '<who=$kid> .. perdido|perdida .. mundo|vida|drogas', '<who=$kid> & drogas|bebida|vicio|preso|crime|trafico|errado', '<who=$kid> .. traficante|traficando|facção|apreendido|apreendida|cadeia|presidio|roubando|roubou|roubo|cheira|cheirando|maconha|fumando|bandidagem|bandido|noitada|noitadas|crime|socioeducativa', '<who=$kid> & trafico|apreendido|apreendida|cadeia|maconha|crack|cocaina|bandidos|crime|preso|presa|socioeducativa', 'envolveu|envolvido|envolvida|metido|meteu .. com? trafico|crime|drogas|gente|pessoas|boca', 'anda|andando|andam|saindo|envolvido com|uma|umas|uns .. gente|companhias|companhia|turma|pessoas|amigos .. nao|errada|errado|estranha|estranhas|mas|ruim|presta|pesada|duvidosas', 'companhias|amizades|companhia estranhas|estranha|erradas|errada|ruins|duvidosas|mas', 'caminho|caminhos errado|errados|torto|tortos|mau', 'ovelha perdida|desgarrada', 'filho prodigo & volte|traga|casa|espero', 'perdi|perdendo .. filho|filha .. pra|para .. rua|mundo|drogas|trafico|vicio', 'perdi|perdendo .. ele|o pra|para rua|mundo|trafico', '<who=$kid> .. desviou|desviado|desviada|se_perdeu|desencaminhou', 'largou|abandonou .. estudos|escola .. envolveu|trafico|drogas|rua|gente', '<who=$kid> .. baile|bailes|balada|baladas .. chega|manha|companhias', 'rapaz|moleque & baile|companhias|bebida|droga|drogas', 'boca de fumo', 'tira|tirar|tire|livra|livre|traga|traz .. <who=$kid> .. vida|mundo|drogas|crime|caminho|rua'],
      not: ['saiu das|livre|limpo', 'marido|esposo', 'conselheiro|policial', 'retornou|voltou .. pra_casa|festa', 'eu .. preso'],
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
