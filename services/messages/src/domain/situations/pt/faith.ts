import type { decision as decisionPlan, faith as faithPlan, growth as growthPlan } from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const faith: ThemeTexts<keyof typeof faithPlan> = {
  groups: {},
  situations: {
    doubt: {
      says: [
        'minha fe',
        'sera que deus existe',
        'dificil acreditar|crer',
        'fe & perdi|perdendo|fraca|acabou|abalada|duvida|duvidas|sem|pouca|vacilando|esfriou|diminuiu',
        'nao .. acredito|creio|consigo acreditar|crer .. deus|mais|nada',
        'duvido|duvida|duvidas .. deus|fe|biblia|existe|existencia',
        'deus .. existe',
        'perdi a fe',
        'descrente|ateu|ateia',
      ],
      not: ['fe em mim', 'boa fe', 'sem duvida'],
      heard: [
        'A fé está em dúvida[, {span}], e você não a esconde atrás de frases prontas.',
        'Duvidar em voz alta já é uma conversa.',
        'Você perdeu a certeza que tinha[ {ago}], e sente a falta dela.',
      ],
      psalms: [
        'O {psalm} é de alguém com sede de Deus, que pergunta onde ele está. Sede não é falta de fé; é saudade.',
        'No {psalm} alguém que quase desistiu diz: o coração pode falhar, e ainda assim há um chão. Foi dito depois da dúvida, não antes.',
      ],
      steps: [
        'Escreva a pergunta mais difícil que você tem para Deus, sem suavizar, e deixe-a dentro da Bíblia ou do caderno. Pergunta escrita espera melhor.',
        'Procure uma pessoa de fé que não se assuste com perguntas e convide-a para um café, só para conversar.',
        'Leia hoje um Salmo curto por dia, como quem lê a carta de um estranho, sem obrigação de concordar.',
      ],
      wishes: [
        'Que a dúvida leve você para mais fundo, e não para mais longe.',
        'Que alguém escute as suas perguntas sem pressa de responder.',
      ],
      also: 'E a fé passa por um tempo de dúvida.',
    },
    'god-silent': {
      says: [
        'ceu .. fechado|silencio|bronze',
        'deus nao me ouve',
        'oro|rezo .. anos|meses .. mesma|mesmo|nada',
        'deus .. nao .. ouve|escuta|responde|fala|atende|me ve|liga',
        'deus .. longe|distante|silencio|calado|esqueceu|abandonou|sumiu|mudo',
        'oro|rezo|peço|peco|orando|rezando|clamo .. nada|nao|sem|silencio .. acontece|resposta|responde|ouve|muda',
        'por ?que|porque deus',
        'silencio de deus',
        'cade|onde_esta|onde_estava|onde_ta .. deus|senhor',
        'raiva|bravo|brava|revoltado|revoltada|chateado|chateada .. deus',
        'nao sinto .. deus|presenca',
        'oracoes|oracao .. nao|teto|resposta|resposta',
      ],
      not: ['deus e fiel', 'deus respondeu|ouviu'],
      heard: [
        'Você fala com Deus e ouve silêncio[, {span}]. É uma das dores mais antigas de quem {pray~ora|reza}.',
        'O céu parece fechado[ {span}], e mesmo assim você continua perguntando.',
        'Quem {pray~ora|reza} e não recebe resposta[ {span}] conhece uma solidão própria.',
      ],
      psalms: [
        'O {psalm} pergunta “até quando, Senhor? Vais me esquecer para sempre?”. Está na Bíblia como oração, e não como pecado.',
        'O {psalm} começa com “por que me abandonaste?”. Quem clama assim ainda chama Deus de “meu”.',
      ],
      steps: [
        'Hoje, não peça nada: leia o {psalm} em voz alta, até o fim, como se as palavras fossem suas.',
        'Escreva um bilhete zangado a Deus, com tudo. Os Salmos fizeram isso muitas vezes, e foram guardados.',
        'Conte a alguém que também {pray~ora|reza} como anda esse silêncio. Às vezes a fé de um segura a do outro por uns dias.',
      ],
      wishes: [
        'Que o silêncio se mostre, um dia, menos vazio do que parece.',
        'Que a sua próxima oração possa ser curta e verdadeira.',
      ],
      also: 'E o silêncio de Deus incomoda.',
    },
    'closer-god': {
      says: [
        'intimidade com deus',
        'conhecer mais .. deus|jesus|palavra',
        'ter mais fe',
        'mais de deus|ti|jesus',
        'mais perto|proximo|proxima|intimidade .. deus|jesus|senhor',
        'aproximar|aproximo|voltar|volto|buscar|conhecer .. deus|jesus|igreja|senhor|fe',
        'afastado|afastada|afastei|longe|desviado|desviada .. deus|igreja|jesus|fe|caminhos',
        'comecar|retomar .. orar|rezar|biblia|vida_de_oracao',
        'quero|queria|desejo .. orar|rezar|servir|agradar|conhecer|crer|fe .. mais|deus|melhor',
        'fortalecer|aumentar|crescer .. fe',
        'tentacao|tentacoes|pecado que',
      ],
      not: ['deus .. longe|distante .. de mim', 'como orar|rezar|oro|rezo'],
      heard: [
        'Você quer chegar mais perto de Deus. Esse desejo já é caminho.',
        'Depois de um tempo longe[, {span}], você quer voltar. A porta não pede explicação.',
        'Há sede nas suas palavras, e sede boa.',
      ],
      psalms: [
        'O {psalm} fala de alguém em terra seca que procura Deus de manhã cedo, com sede. É um bom primeiro Salmo para recomeçar.',
        'O {psalm} pede um coração limpo e um espírito firme, novo por dentro. Um pedido só, e completo.',
      ],
      steps: [
        'Escolha um lugar e uma hora (cinco minutos, a cadeira da cozinha) e diga só isto: “estou aqui”. Volte amanhã na mesma cadeira.',
        'Leia um Salmo por dia, a partir do 23, e marque um verso com lápis. Um só.',
        'Vá a uma celebração nesta semana e sente no último banco. Ninguém precisa saber por que você veio.',
      ],
      wishes: ['Que a sede não passe, e a água também não.', 'Que o recomeço seja simples.'],
      also: 'E há o desejo de chegar mais perto de Deus.',
    },
  },
};

export const decision: ThemeTexts<keyof typeof decisionPlan> = {
  groups: {
    unsure:
      'duvida|duvidas|indeciso|indecisa|decidir|decisao|escolher|devo|pensando|dividido|dividida|escolha|vale',
    doubtful:
      'duvida|duvidas|indeciso|indecisa|decidir|decisao|escolher|devo|deveria|sera|pensando|dividido|dividida|escolha|vale',
  },
  situations: {
    decision: {
      says: [
        'vontade de deus',
        'dar .. resposta',
        'mudo de ideia',
        'pros e contras',
        'nao sei o? que fazer|faco|escolher|decidir',
        'decisao|decisoes|decidir|indeciso|indecisa|encruzilhada|dilema',
        'direcao|orientacao|discernimento|sabedoria',
        'qual|que caminho|rumo',
        'devo|deveria .. ou',
        'nao sei se .. devo|vou|aceito|fico|conto|saio|volto',
      ],
      not: ['direcao .. prova|detran|carro', 'prova de direcao', 'orientacao medica'],
      heard: [
        'Você está diante de uma escolha[, com data: {when}], e ela é sua.',
        'Há dois caminhos, e nenhum vem com garantia.',
        'Decidir[ até {day}] pesa mais quando os dois lados têm razão.',
      ],
      psalms: [
        'O {psalm} pede: “mostra-me os teus caminhos, ensina-me”. É oração de encruzilhada, e não pede pressa.',
        'O {psalm} fala de uma luz para os pés. Não ilumina a estrada toda; ilumina o próximo passo.',
      ],
      steps: [
        'Escreva as duas opções em duas folhas, como se já tivesse decidido, e viva um dia com cada folha no bolso. Repare em qual o ombro desce.',
        'Pergunte a duas pessoas que não ganham nada com a sua escolha: “o que você vê que eu não vejo?”.',
        'Descubra hoje um fato que falta (um valor, um prazo, uma condição). Muita dúvida é só uma informação que ninguém pediu.',
      ],
      wishes: [
        'Que a resposta fique clara a tempo.',
        'Que depois da escolha o caminho se abra, e o que ficou para trás não cobre nada.',
      ],
      also: 'E há uma decisão para tomar[ {when}].',
    },
    'decision-job': {
      says: [
        'duas propostas|vagas|ofertas',
        'proposta de emprego|trabalho',
        'aceito ou',
        '$doubtful .. <thing=emprego|trabalho|proposta|vaga|cargo|empresa|carreira|profissao|servico>',
        '<thing=emprego|trabalho|proposta|vaga|cargo|promocao|carreira> .. nao sei|$doubtful',
        'mudar|trocar|sair|largar|deixar de|do|da|o meu? <thing=emprego|trabalho|profissao|carreira|empresa|servico>',
        'pedir demissao|contas',
        'proposta de? <thing=emprego|trabalho>|aceitar',
        'aceito|aceitar .. <thing=proposta|vaga|emprego|trabalho|cargo|promocao>',
        'abrir .. negocio|empresa & $doubtful|medo',
      ],
      not: ['procuro|procurando|desempregad*', 'fui demitid*', 'cidade|pais|exterior'],
      heard: [
        'Ficar onde está ou arriscar outro trabalho[ {when}]: os dois lados têm um preço.',
        'Há uma escolha de trabalho na sua frente[, para {day}], e ela mexe com o resto da vida.',
        'Você pesa segurança de um lado e vontade do outro, com o trabalho no meio.',
      ],
      psalms: [
        'O {psalm} aconselha entregar o caminho e confiar. Não escolhe por você; tira o medo do volante.',
        'O {psalm} pede para conhecer o caminho antes de andar. Serve na noite antes de assinar.',
      ],
      steps: [
        'Faça a conta de seis meses das duas opções: salário, transporte, horas, saúde. Número escrito acalma metade da dúvida.',
        'Fale com alguém que já trabalha no lugar novo e pergunte: “o que você gostaria de ter sabido antes?”.',
        'Escreva a carta de saída e a de permanência. Guarde as duas até amanhã e veja qual delas você relê.',
      ],
      wishes: [
        'Que a escolha[ {when}] venha mais do sossego que do medo.',
        'Que o trabalho, qualquer um, deixe espaço para viver.',
      ],
      also: 'E há uma escolha de trabalho para fazer.',
    },
    'decision-move': {
      says: [
        'vou ou fico',
        'mudo ou',
        'morar com .. <who> & nao sei|devo|duvida|ou',
        '$doubtful .. mudar|mudanca|morar|ir embora|cidade|pais|exterior|portugal|interior|emigrar|voltar',
        'mudar|mudanca|morar|ir embora|emigrar .. cidade|pais|exterior|portugal|interior|outro|outra & $doubtful|nao sei|medo|ficar|ou',
        'ficar ou ir|mudar|voltar|partir',
        'ir ou ficar',
        'penso|pensando|quero|vontade .. morar|mudar .. exterior|portugal|outro|outra|cidade|interior',
      ],
      not: ['me mudei|mudei|mudamos', 'mudar de? vida|comportamento|emprego|escola'],
      heard: [
        'Ir ou ficar[: {when}]. É uma decisão que pesa móveis, gente e raízes.',
        'Mudar de lugar mexe com quem vai e com quem fica[, {who} também]. Não há escolha sem saudade.',
        'Você pensa em recomeçar noutro lugar, e a conta não é só de dinheiro.',
      ],
      psalms: [
        'O {psalm} diz que mesmo do outro lado do mar uma mão guia e segura. Não decide por você; vai junto nas duas respostas.',
        'O {psalm} pede: “mostra-me o caminho que devo seguir”, de manhã, antes do barulho. É um bom horário para esta pergunta.',
      ],
      steps: [
        'Escreva como seria uma terça-feira comum lá: acordar, trabalho, mercado, noite. E uma terça aqui. Compare as terças, não os sonhos.',
        'Converse com quem mora com você sobre o que cada um perderia, antes de falar do que ganhariam.',
        'Ligue para uma pessoa que já se mudou para lá e pergunte pelo segundo ano, não pela chegada.',
      ],
      wishes: [
        'Que, indo ou ficando, haja uma mesa com lugar para você.',
        'Que a decisão amadureça sem pressa dos outros.',
      ],
      also: 'E há a dúvida entre ir e ficar.',
    },
  },
};

export const growth: ThemeTexts<keyof typeof growthPlan> = {
  groups: {},
  situations: {
    growth: {
      says: [
        'quem eu me tornei|virei',
        'coracao .. humilde|bom|limpo|melhor',
        'mais humilde|humildade',
        'quero|queria|preciso|desejo|gostaria .. mudar|melhorar|crescer|melhor|evoluir|diferente|organizar|disciplina',
        'ser|ter|criar uma|um|mais pessoa|disciplina|habitos|humilde|organizado|organizada|pontual',
        'melhor|boa|bom mae|pai|esposa|marido|filho|filha|amigo|amiga|cristao|crista|pessoa',
        'disciplina|procrastin*|preguica|habito|habitos|rotina & quero|preciso|consigo|ajuda|criar',
        'raiva|nervoso|nervosa|explodo|pavio|temperamento|irritado|irritada|estourado|estourada .. controlar|facil|muito|filhos|casa|todos|qualquer',
        'inveja|ciume|ciumes|orgulho|egoismo|fofoca|comparo',
      ],
      not: [
        'melhorar de vida|saude',
        'melhor amigo|amiga|emprego',
        'crescer na empresa|fe',
        'mudar de emprego|cidade|casa',
      ],
      heard: [
        'Você quer mudar algo em si, e começou por dizer qual.',
        'Querer crescer sem se odiar no caminho é uma arte, e você está nela.',
        'O desejo de ser diferente[ {when}] já separa você de ontem.',
      ],
      psalms: [
        'O {psalm} pede um coração limpo e um espírito renovado. Começa de dentro, e pede ajuda.',
        'O {psalm} convida Deus a examinar por dentro, sem medo do que vai achar. Coragem mansa.',
      ],
      steps: [
        'Escolha uma única situação do dia em que isso costuma dar errado e escreva o que fará nela amanhã, em uma linha: “quando…, eu vou…”.',
        'Conte a alguém de casa o que está tentando mudar e combine uma palavra que essa pessoa possa dizer na hora.',
        'À noite, anote uma vez em que conseguiu, por menor que seja. Só essa.',
      ],
      wishes: [
        'Que a mudança venha em passos que cabem num dia.',
        'Que você tenha consigo a paciência que quer ter com os outros.',
      ],
      also: 'E há o desejo de mudar por dentro.',
    },
    patience: {
      says: [
        'paciencia',
        'impaciente|impaciencia',
        'perco a calma|cabeca',
        'mais calmo|calma|tranquilo|tranquila',
      ],
      not: ['perdi a paciencia com o mundo'],
      heard: [
        'Você pede paciência[ com {who}]. Quem pede já percebeu onde ela acaba.',
        'Mais paciência[ com {who}]: um pedido pequeno, que muda uma casa inteira.',
        'Paciência não nasce pronta, e você quer a sua maior.',
      ],
      psalms: [
        'O {psalm} diz: “descansa, espera”, e não se aflija com quem anda mais depressa. É paciência em uma linha.',
        'O {psalm} compara a alma a uma criança quieta no colo da mãe. Dá para respirar nessa imagem antes de responder.',
      ],
      steps: [
        'Descubra hoje a hora em que a paciência acaba (a saída de casa? o dever? o trânsito?) e comece essa hora dez minutos mais cedo.',
        'Na próxima vez, antes de responder, beba um gole d’água. Não é truque: a boca ocupada dá tempo à cabeça.',
        {
          text: 'Se falhar com as crianças, volte cinco minutos depois e diga: “gritei, não foi certo, vamos de novo”. Elas aprendem isso também.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que amanhã você perceba um segundo antes.',
        'Que a calma que você pede chegue também para os outros da casa.',
      ],
      also: 'E você pede mais paciência.',
    },
    'self-worth': {
      says: [
        'sou feia|feio|burra|burro|inutil|fracasso',
        'ninguem me quer',
        'segunda opcao',
        'nao sou .. suficiente|bonita|bonito',
        'mais bonita|bonitas|inteligente .. que eu',
        'nao valho|presto|sirvo .. nada',
        'me sinto|sinto|sou|acho .. inutil|feio|feia|fracasso|fracassado|fracassada|burro|burra|inferior|insuficiente|incapaz|lixo|um nada|gordo|gorda',
        'autoestima',
        'auto estima',
        'nao .. gosto|aceito de? mim|meu corpo|aparencia|espelho',
        'nao me acho|sinto bonito|bonita|capaz|suficiente|bom|boa',
        'nunca sou|fui|vou_ser suficiente|bom|boa|escolhido|escolhida',
        'odeio meu|minha corpo|aparencia|rosto',
        'todos|todo_mundo melhor|melhores .. eu',
      ],
      not: ['<who> .. se sente|acha'],
      heard: [
        'Você fala de si com uma dureza que não usaria com ninguém.',
        'O espelho e a comparação estão sendo injustos com você[, {span}].',
        'Sentir que não basta[, {span},] pesa em tudo o que se faz. Mas sentir não é o mesmo que ser.',
      ],
      psalms: [
        'O {psalm} diz que cada pessoa foi tecida com cuidado, “de modo admirável”. Foi dito de gente comum.',
        'O {psalm} olha para as estrelas e pergunta por que Deus se lembra de alguém tão pequeno; e responde com honra.',
      ],
      steps: [
        'Peça a duas pessoas que escrevam uma coisa que só você faz do seu jeito. Não discuta a resposta; guarde.',
        'Silencie hoje três perfis que deixam você menor depois de olhar.',
        'Quando a frase dura vier, repita-a com o nome de um amigo no lugar do seu. Se não diria a ele, ela está errada.',
      ],
      wishes: [
        'Que alguém lhe diga hoje uma coisa boa, e que você acredite por um minuto.',
        'Que o espelho seja, amanhã, um lugar sem briga.',
      ],
      also: 'E você tem falado de si com dureza.',
    },
    stuck: {
      says: [
        'nada da certo',
        'nada dá certo',
        'andando em circulos',
        'tentei de tudo',
        'nao saio do lugar',
        'nada .. da_certo|dando_certo|funciona|anda|vai_para_frente|vai_pra_frente|deu_certo',
        'tudo .. da|dando|deu errado',
        'vida .. parada|travada|estagnada|nao anda|amarrada|sem sentido|rumo|perdida|bagunca',
        'desanimado|desanimada|desanimo|desanimei|desmotivado|desmotivada|sem_animo|esmorecendo',
        'sem esperanca',
        'perdi a esperanca',
        'esperanca acabou',
        'sinto|estou|to perdido|perdida|travado|travada|estagnado|estagnada',
        'sem rumo|saida',
        'portas .. fechadas|fechando|fecham',
        'forca|forcas|coragem|animo para|pra|de|continuar|seguir|enfrentar|recomecar|prosseguir',
        'recomecar|recomeco',
      ],
      not: ['doenca|tratamento|cancer', 'medo .. errado', 'nao .. desanim*', 'forca para .. prova'],
      heard: [
        'Parece que nada anda[, {span}], por mais que você empurre.',
        'Você está num daqueles tempos em que toda porta parece emperrada[, {span}].',
        'O desânimo chegou[ {span}], e você o chamou pelo nome.',
      ],
      psalms: [
        'No {psalm} alguém fala com a própria alma: “por que estás abatida? Espera”. Conversa que se pode ter no ponto de ônibus.',
        'O {psalm} conta de pés presos no lodo, de espera, e de um chão novo. Primeiro o lodo, depois o canto.',
      ],
      steps: [
        'Liste as portas em que tem batido e pare de bater em uma, por um mês. A força que sobra é sua.',
        'Faça hoje uma tarefa que termina em meia hora e se vê depois de pronta: uma gaveta, um pneu, um bolo.',
        'Pergunte a alguém mais velho sobre um ano em que nada deu certo, e sobre o ano seguinte.',
      ],
      wishes: [
        'Que uma coisa pequena dê certo ainda nesta semana.',
        'Que a esperança volte pela porta dos fundos, sem barulho.',
      ],
      also: 'E tudo parece emperrado.',
    },
  },
};
