import type { illness as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const illness: ThemeTexts<keyof typeof plan> = {
  groups: {
    ill: 'doente|doentinho|doentinha|internado|internada|hospital|uti|enfermo|enferma|grave|adoeceu|mal|acamado|acamada',
    sickness:
      'cancer|tumor|leucemia|linfoma|avc|derrame|infarto|pneumonia|dengue|covid|diabetes|quimioterapia|quimio|radioterapia|hemodialise|dialise|transplante|parkinson|lupus|esclerose|trombose|cirrose|hepatite|metastase|insuficiencia|infeccao|tuberculose|epilepsia|fibromialgia|artrite|artrose|enxaqueca|hernia|doenca|anemia|pressao',
    tests:
      'biopsia|exame|exames|tomografia|resonancia|mamografia|resultado|resultados|colonoscopia|endoscopia|ultrasom|laudo|cateterismo|pet',
    surgery:
      'cirurgia|operacao|operar|operado|operada|opera|operara|cesarea|cesariana|cateterismo|transplante|histerectomia',
    wait: 'espero|esperando|aguardo|aguardando|esperamos|aguardamos|sai|saem|sair|pegar|buscar|chega|espera',
    little: 'bebe|nene|filhinho|filhinha|menino|menina|crianca|netinho|netinha|recem|bebezinho|bebezinha',
  },
  situations: {
    illness: {
      says: [
        '$sickness',
        'doenca|saude|enfermidade|cura|curar',
        'medico|medicos|hospital|tratamento|remedio',
        'muita|com|sinto dor|dores',
      ],
      not: [
        'dor de? alma|amor|cotovelo|coracao',
        'curso|faculdade|prova|concurso|trabalho|vaga',
        'livrou|curou|curado|curada|alta',
      ],
      heard: [
        'Há uma doença no meio do que você escreveu[: {thing}], e ela ocupa muito espaço.',
        'Saúde abalada mexe com o dia inteiro, das refeições às contas. Que bom que você contou.',
        'É de {thing} que você fala, e isso não é assunto pequeno.',
      ],
      psalms: [
        'O {psalm} diz com franqueza que o corpo e o coração podem falhar, e que mesmo então há um chão por baixo.',
        'Quem fala no {psalm} levanta os olhos e pergunta de onde virá o socorro. Essa pergunta também é oração.',
      ],
      steps: [
        'Anote hoje as três perguntas mais importantes para a próxima consulta e deixe o papel junto dos documentos.',
        'Separe num só lugar as receitas, os exames e os telefones do posto ou do hospital. Numa hora difícil, isso poupa forças.',
        'Se aparecer um sintoma novo ou mais forte, ligue hoje para o serviço que acompanha; não espere a próxima consulta.',
      ],
      wishes: ['Que venha alívio, um pouco a cada dia.', 'Que não falte quem cuide, nem quem explique.'],
      also: 'E a doença, no meio de tudo, também cansa.',
    },
    'illness-self': {
      says: [
        'enfrentando .. doenca',
        'estou doente',
        'tenho|peguei .. dengue|pneumonia|hepatite|lupus|ansiedade?|pressao',
        'acamado|acamada',
        'estou|to|fiquei|ando .. doente|internado|internada|acamado|acamada',
        'tenho|estou com|descobri|descobriram|diagnosticaram|diagnosticado|diagnosticada|trato|tratando .. <thing=$sickness>',
        'fui diagnosticado|diagnosticada',
        'meu|minha <thing=$sickness>',
        'faço|comeco|comecei|começo|fazendo|comecar .. <thing=quimioterapia|quimio|radioterapia|hemodialise|dialise|fisioterapia|tratamento>',
        'tive um|uma <thing=avc|infarto|derrame|trombose>',
        'peço|quero|preciso .. cura|saude .. mim|minha',
        'minha saude',
        'medo .. meu|minha <thing=$sickness>',
      ],
      not: ['meu|minha <who> .. tem|esta|com $sickness', 'minha saude melhorou', 'curado|curada|venci'],
      heard: [
        'Você está enfrentando {thing}[ {span}][, e {day} está perto]. Sinto muito que seja assim.',
        'Sinto muito que a doença tenha entrado na sua vida[ {ago}]. Ela mexe com o corpo e com a agenda inteira.',
        'Que pena, {thing}.[ {day} já está marcado, e é natural pensar nisso.]',
      ],
      psalms: [
        'O {psalm} imagina Deus junto à cama de quem está doente, segurando quem está deitado.',
        'No {psalm} alguém diz: “estou fraco, meus ossos tremem”, e pede cuidado. Você pode pedir com as mesmas palavras.',
      ],
      steps: [
        'Escreva as três perguntas que mais incomodam sobre o tratamento e leve à próxima consulta[ ({when})]; peça que respondam uma por uma.',
        {
          text: 'Peça a uma pessoa uma coisa concreta para esta semana: uma carona, uma refeição, uma hora de companhia.',
          unless: ['alone', 'secret'],
        },
        {
          text: 'Pergunte no posto ou no hospital pelo serviço social: transporte, remédios e acompanhamento fazem parte do cuidado.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que {day} seja mais leve do que parece agora.',
        'Que o cuidado de quem trata você seja bom e paciente.',
      ],
      also: 'E a sua saúde também está pedindo cuidado.',
    },
    'illness-relative': {
      says: [
        '<who> .. nao esta bem',
        '<who> .. febre|pressao|fraca|fraco|tosse|vomitando|internou',
        'pela|pelo|por .. <who> & doente|cirurgia|cancer|uti|saude|melhoras',
        '<who> .. $ill',
        '<who> .. <thing=$sickness>',
        '<thing=$sickness> .. <who>',
        '<thing=$sickness> & <who>',
        '$ill & <who>',
        'cura|saude|recuperacao do|da|de|para|pelo|pela .. <who>',
        'curar|cure|restabeleca .. <who>',
        '<who> .. nao .. bem & saude|medico|hospital',
      ],
      not: [
        'curado|curada|alta|melhorou|sarou|venceu',
        '$ill de saudade|amor',
        'longe .. mal',
        'brigamos|brigou|discut*',
        'falar mal',
        'me trata mal',
      ],
      heard: [
        'Sinto muito por {who}[ e por {thing}]. Ver quem amamos doente é querer trocar de lugar e não poder.',
        'Então é {who} quem está passando por isso[: {thing}]. Sinto muito.',
        'Sinto muito por quem está doente perto de você. Quem acompanha também gasta forças.',
      ],
      psalms: [
        'O {psalm} fala de Deus sustentando quem está de cama. Leia com o nome {de who} no meio.',
        'O {psalm} olha para os montes e pergunta de onde vem o socorro. A pergunta pode levar o nome {de who}.',
      ],
      steps: [
        {
          text: 'Mande hoje {a who} uma mensagem que não peça resposta: “estou pensando em você, não precisa responder”.',
          if: ['far'],
        },
        {
          text: 'Pergunte {a who}, ou a quem cuida, qual é a coisa mais chata desta semana (remédio, banho, papelada) e faça essa.',
          unless: ['far', 'hospital'],
        },
        'Anote o que os médicos disseram e as dúvidas da família num caderno só; na próxima conversa, alguém lê em voz alta.',
      ],
      wishes: [
        'Que {who} tenha hoje uma hora sem dor, e você uma hora sem medo.',
        'Que os dias de {who} tenham bons médicos e boa companhia.',
      ],
      also: 'E há a doença {de who}, que você também leva.',
    },
    'results-self': {
      says: [
        'resultado .. biopsia|exame|exames|tomografia|sai',
        'esperando .. resultado|biopsia|exame',
        'aguardando .. resultado|resultados|exames',
        'meu|meus|minha .. <thing=$tests> & $wait',
        '$wait .. meu|meus|minha|o|os|a .. <thing=$tests>',
        'fiz .. <thing=biopsia|exame|exames|tomografia|resonancia|mamografia|colonoscopia|endoscopia|ultrasom> & resultado|medo|$wait',
        'resultado|resultados .. minha|meu|meus .. <thing=$tests>',
        'no|do|meu <thing=exame|exames|biopsia> .. apareceu|deu|nodulo|mancha|alterado',
        'nodulo|caroço & $tests|$wait|medo',
      ],
      not: [
        '<who> & fez|fazer|dele|dela',
        'enem|vestibular|concurso|prova|faculdade',
        'deu negativo|bom|normal|tudo certo',
      ],
      heard: [
        'Esperar por {thing}[ até {day}] estica cada hora. Sinto muito que você esteja nessa espera.',
        'Ainda sem resposta[, e {day} demora]: a espera de um resultado é um cansaço que ninguém vê.',
        'Você espera {thing}[ {when}], e enquanto não chega, a cabeça vai para todo lado.',
      ],
      psalms: [
        'O {psalm} fala de um coração que não vive com medo de más notícias, porque está apoiado em algum lugar. Dá para pedir esse apoio antes do telefonema.',
        'O {psalm} diz duas vezes “espera”, e entre as duas: “coragem”. Foi escrito para salas de espera.',
      ],
      steps: [
        'Decida hoje quem vai estar com você, ao vivo ou no telefone, na hora do resultado[ {when}], e combine já.',
        'Escreva num papel duas perguntas para o médico: “o que isso quer dizer?” e “qual é o próximo passo?”. Depois feche as páginas de busca até lá.',
        {
          text: 'Sem contar a ninguém por enquanto, deixe combinado com o serviço como e quando vão avisar, para não depender do acaso.',
          if: ['secret'],
        },
      ],
      wishes: [
        'Que a resposta[ {when}] venha clara, e que você a ouça em boa companhia.',
        'Que as horas até lá passem mais depressa do que prometem.',
      ],
      also: 'E a espera por {thing}[ {when}] também está aí.',
    },
    'results-relative': {
      says: [
        'resultado .. exame|biopsia .. <who>',
        '<who> & resultado|resultados .. exame|exames|biopsia',
        'apareceu .. no pulmao|figado|exame .. <who>',
        '<thing=$tests> .. meu|minha|da|do|de .. <who> & $wait',
        '<who> .. fez .. <thing=$tests>',
        '$wait .. <thing=$tests> .. <who>',
        '$wait & <thing=$tests> & <who>',
        '<who> & $wait & <thing=$tests>',
        '<who> .. nodulo|caroço & medico|$tests',
      ],
      not: ['enem|vestibular|concurso|prova|escola', 'deu negativo|bom|normal|tudo certo'],
      heard: [
        'Vocês esperam {thing} {de who}[, e {day} ainda demora]. Esperar por quem amamos cansa mais do que esperar por nós.',
        '{thing} {de who} ainda não tem resposta[ até {day}]. Sinto muito por esta espera.',
        'Esperar notícias da saúde de alguém querido[ até {day}] deixa o telefone pesado na mão.',
      ],
      psalms: [
        'No {psalm} alguém espera como os vigias esperam a manhã: sem poder apressar, e sem ir embora.',
        'O {psalm} fala de um coração firme diante de más notícias que ainda nem chegaram. Serve para antes do resultado.',
      ],
      steps: [
        'Combine hoje com {who} como quer receber a notícia[ {when}]: com quem, onde, por telefone ou ao vivo. Perguntar já é cuidar.',
        {
          text: 'De longe, marque com {who} uma ligação para logo depois do resultado[ {when}]; saber que alguém espera ajuda.',
          if: ['far'],
        },
        'Faça uma lista curta do que já sabem e do que ainda não sabem. Só a segunda coluna vai para o médico.',
      ],
      wishes: [
        'Que a notícia[ {when}] seja boa, e que {who} não a receba sem companhia.',
        'Que a espera una a família em vez de gastá-la.',
      ],
      also: 'E vocês ainda esperam {thing} {de who}.',
    },
    'surgery-self': {
      says: [
        'vou tirar .. utero|vesicula|apendice|nodulo',
        'me operam',
        'minha cirurgia',
        'maos do cirurgiao|medico',
        'vou|irei .. operar|cirurgia|operada|operado',
        'minha .. <thing=cirurgia|operacao|cesarea|cesariana>',
        'faço|faco|farei|fazer|tenho .. <thing=cirurgia|operacao|cesarea|cateterismo|transplante>',
        'marcada|marcaram|marquei .. <thing=cirurgia|operacao>',
        '<thing=cirurgia|operacao> .. marcada|amanha|segunda|terca|quarta|quinta|sexta|semana',
        'medo .. <thing=cirurgia|operacao|anestesia>',
        'me operar',
      ],
      not: [
        '<who> .. vai|faz|fara|fazer|operar|cirurgia|opera',
        'cirurgia do|da meu|minha|de',
        'ja operei',
        'correu bem',
        'deu certo',
      ],
      heard: [
        '{day} é o dia da operação: {thing}. Entregar o corpo a outras mãos pede coragem, e o nervosismo antes faz parte.',
        'Você tem {thing} pela frente[, {when}]. Até lá, cada dia parece uma sala de espera.',
        'Uma operação pela frente[ {when}] muda o jeito de contar os dias.',
      ],
      psalms: [
        'Em {psalm} alguém diz: “meus tempos estão nas tuas mãos”. É uma frase curta o bastante para levar até o centro cirúrgico.',
        'O {psalm} é uma oração de quem se deita em paz e deixa que outro vigie. Serve para a noite de véspera.',
      ],
      steps: [
        'Deixe prontos hoje os documentos, os exames e o nome de quem será avisado quando acabar; depois, a bolsa pode ficar fechada na porta.',
        'Escreva a pergunta que mais incomoda (a dor? a anestesia? a volta para casa?) e faça-a à equipe antes {de thing}. É parte do trabalho deles responder.',
        {
          text: 'Combine com alguém o primeiro dia em casa: quem abre a porta, quem faz o almoço, quem fica com as crianças.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que as mãos de quem opera[ {when}] estejam firmes, e o seu despertar seja calmo.',
        'Que a recuperação tenha paciência com você, e você com ela.',
      ],
      also: 'E ainda vem {thing}[, {when}].',
    },
    'surgery-relative': {
      says: [
        'operando .. <who>',
        '<who> .. sendo operado|operada',
        '<who> .. centro cirurgico|mesa',
        '<who> .. vai|ira|precisa|tem|vao .. operar|cirurgia|operacao|operado|operada',
        '<who> .. opera|operara|opera-se',
        '<thing=$surgery> .. meu|minha|da|do|de .. <who>',
        '<who> .. faz|fara|fazer|fazendo|esta .. <thing=$surgery>',
        '<who> & <thing=cirurgia|operacao> & amanha|hoje|marcada|semana|segunda|terca|quarta|quinta|sexta|mes',
      ],
      not: ['ja operou', 'correu bem', 'deu certo', 'com sucesso'],
      heard: [
        '{who} tem {thing}[ {when}], e quem espera do lado de fora também passa pela operação.',
        '{day} é o dia: {thing} {de who}. Para quem fica no corredor, o relógio anda devagar.',
        'Alguém querido vai para a mesa de operação[ {when}]; é muito para quem só pode esperar.',
      ],
      psalms: [
        'O {psalm} diz que quem guarda não cochila. Na hora {de thing}, há quem vigie por {who}.',
        'No {psalm} alguém põe o próprio tempo nas mãos de Deus. Você pode pôr ali as horas {de who}.',
      ],
      steps: [
        'Pergunte hoje à equipe quanto tempo costuma durar e quem dá notícia; escreva o nome. Na hora da espera, isso segura a imaginação.',
        {
          text: 'De longe, combine com uma pessoa que esteja lá para receber uma mensagem só: “terminou”. O resto vem depois.',
          if: ['far'],
        },
        {
          text: 'Antes da hora, diga {a who} uma frase que fique: “estou aqui quando você acordar”.',
          unless: ['far', 'child'],
        },
      ],
      wishes: [
        'Que {who} acorde bem[ {when}], e que a espera no corredor seja curta.',
        'Que os médicos {de who} tenham um bom dia de trabalho.',
      ],
      also: 'E {who} tem {thing}[ {when}], que também pesa na espera.',
    },
    'child-ill': {
      says: [
        '<who=$little> .. febre|vomitando|convulsao|bronquiolite|uti|tosse',
        'febre .. bebe|filhinho|filhinha|neto|neta',
        'meu|minha|nosso|nossa <who=$little> .. $ill|febre|doenca|tose|alergia',
        '<who=$little> & $ill|febre|pneumonia|bronquiolite|uti|internado|internada|convulsao|leucemia|cardiopatia',
        'meu|minha filho|filha & anos|meses & $ill|febre|pneumonia|uti|hospital|cirurgia|leucemia',
        'recem nascido|nascida & uti|hospital|prematuro',
        'prematuro|prematura',
      ],
      not: ['melhorou|sarou|alta|curado|curada', 'nao .. obedece'],
      heard: [
        '{who} está doente[: {thing}], e não há cansaço como o de uma casa que vigia uma febre. Sinto muito.',
        'Sinto muito por {who}. Quando é um pequeno que adoece, o mundo encolhe até o tamanho do quarto dele.',
        'Uma criança doente tira o chão de qualquer casa. Sinto muito.',
      ],
      psalms: [
        'O {psalm} pede que Deus guarde a saída e a chegada. Leia com a mão na testa {de who}.',
        'No {psalm} alguém pede para se esconder debaixo de asas até a tempestade passar. Há lugar ali para {who} e para você.',
      ],
      steps: [
        {
          text: 'Anote num papel a hora da febre, dos remédios e do que comeu; para o médico, isso vale mais que a memória cansada.',
          unless: ['hospital'],
        },
        {
          text: 'Pergunte à enfermagem qual cuidado pode ser seu hoje, banho, colo, história, e a que horas. O seu colo também é tratamento.',
          if: ['hospital'],
        },
        'Se {who} ficar muito molinho, não beber ou respirar com esforço, vá já ao pronto-socorro, sem esperar a manhã.',
      ],
      wishes: [
        'Que {who} durma bem hoje, e você também, em turnos se for preciso.',
        'Que a próxima notícia {de who} seja boa.',
      ],
      also: 'E {who} não está bem, o que já enche o dia.',
    },
    dementia: {
      says: [
        'nao sabe mais quem',
        'perguntando .. mae|pai|marido|esposa .. morreu',
        '<who> .. chave|chaves .. geladeira',
        '<who> & alzheimer|demencia|esquece|esqueceu|esquecendo|memoria|reconhece',
        'alzheimer|demencia',
        '<who> .. nao .. reconhece|lembra|conhece',
        '<who> .. pergunta|confunde|repete .. mesma|mesmo|nome|coisa',
      ],
      not: ['esqueceu de mim|aniversario', 'memoria .. dele|dela', 'em memoria'],
      heard: [
        '{who} vai esquecendo[, {span}], e quem lembra fica com o peso dos dois. Sinto muito.',
        'É uma despedida em pedaços, ver {who} perder a memória. Sinto muito por isso.',
        'Sinto muito. A doença do esquecimento leva os nomes primeiro, e o carinho por último.',
      ],
      psalms: [
        'No {psalm} alguém pede a Deus que não o deixe na velhice, quando as forças acabam. É a oração que {who} talvez já não consiga fazer.',
        'O {psalm} diz que Deus conhece alguém por inteiro, sentado e de pé. O que {who} esquece de si, não se perde ali.',
      ],
      steps: [
        {
          text: 'Hoje, não corrija: entre na história {de who} por cinco minutos, como quem entra numa sala. Muitas vezes a agitação passa.',
          unless: ['far'],
        },
        {
          text: 'De longe, mande um áudio cantando algo que {who} sempre cantou; a música costuma ficar por mais tempo.',
          if: ['far'],
        },
        'Procure no posto ou na associação de Alzheimer da sua região um grupo de familiares. Uma pergunta por telefone já é um começo.',
      ],
      wishes: [
        'Que {who} sinta o carinho, mesmo sem saber o nome.',
        'Que haja uma hora nesta semana em que outra pessoa cuide.',
      ],
      also: 'E {who} vai esquecendo, o que dói de um jeito próprio.',
    },
    'chronic-pain': {
      says: [
        'dor|dores .. todos|todo|cronica|cronicas|anos|meses|constante|nao passa|passam|sempre',
        'convivo|vivo|sofro com|de .. <thing=dor|dores|fibromialgia|enxaqueca|artrite|artrose|hernia|lupus|endometriose>',
        'nao aguento .. dor|dores',
        'dor|dores .. <thing=coluna|costas|joelho|cabeca|quadril|corpo> .. nao|ha|faz|todos',
        'fibromialgia|enxaqueca|endometriose|artrose',
      ],
      not: ['dor de? alma|amor|perder|perda|saudade', '<who> .. sofre|tem|vive'],
      heard: [
        'Uma dor que não vai embora[, {span},] cansa também o que não dói. Sinto muito.',
        'Você convive com {thing}[ {span}], e isso pede todos os dias um esforço que os outros não veem.',
        'Sinto muito por essa dor que fica[ {span}]. Quem a vê de fora só vê o dia bom.',
      ],
      psalms: [
        'No {psalm} alguém diz que todo o seu desejo está à vista de Deus e que nenhum gemido fica escondido. Não é preciso explicar a dor.',
        'O {psalm} é o pedido de um corpo exausto: “até quando?”. Dá para repetir só essa linha.',
      ],
      steps: [
        'Anote por três dias a hora, o lugar e a força da dor, de zero a dez. Numa consulta, essas linhas falam por você.',
        'Escolha a tarefa de hoje que mais custa ao corpo e corte-a ao meio: metade agora, metade amanhã, ou metade para outra pessoa.',
        {
          text: 'Pergunte no posto se há clínica da dor, fisioterapia ou grupo na rede pública; existe mais do que costumam dizer.',
          if: ['no-money'],
        },
      ],
      wishes: ['Que hoje a dor dê uma trégua de algumas horas.', 'Que acreditem em você quando diz que dói.'],
      also: 'E a dor do corpo[, {span},] anda junto.',
    },
    'depression-self': {
      says: [
        'antidepressivo|antidepressivos',
        'tudo .. cinza|sem graça',
        'tristeza .. nao passa',
        'nao sinto .. alegria|vontade|nada',
        'vontade de nada',
        'tenho|estou com|em|trato|diagnosticado|diagnosticada .. depressao',
        'minha depressao',
        'estou|ando|me sinto|sinto .. deprimido|deprimida|depressivo|depressiva',
        'tristeza|triste|vazio .. sem motivo|razao|explicacao|todo dia|profunda|nao passa|sempre',
        'nao|sem tenho|sinto|vontade|animo .. de? nada|vontade|alegria|graça',
        'nao consigo .. levantar|sair da cama',
        'ando|estou|to .. muito? triste|desanimado|desanimada|para baixo',
        'desanimo|tristeza .. grande|enorme|tomou|toma',
      ],
      not: ['<who> .. depressao|deprimido|deprimida', 'morreu|morte|faleceu|termin*|separ*'],
      heard: [
        'Essa tristeza[ que está aí {span}] não é frescura nem preguiça. Que bom que ela foi dita em voz alta.',
        'Há dias em que até as coisas boas perdem a cor, e você escreveu no meio de um deles. Isso já foi um passo.',
        'O que você conta pesa[, e pesa {span}]. Não é culpa sua.',
      ],
      psalms: [
        'No {psalm} alguém pergunta à própria alma: “por que estás abatida?”. Nem ele sabe a resposta, e mesmo assim continua a conversa com Deus.',
        'O {psalm} lembra um tempo longo na lama, de espera, e depois um pé na rocha. Não diz que foi rápido.',
      ],
      steps: [
        'Hoje, só uma coisa pequena com hora marcada: banho, pão, janela aberta. Quando acabar, o dia já teve uma coisa feita.',
        'Marque, ou peça que alguém marque, uma consulta no posto ou no CAPS. Uma tristeza que fica semanas merece cuidado de gente que entende disso.',
        {
          text: 'Mande a uma pessoa esta mensagem, como está: “não ando bem, me liga amanhã?”. Não precisa explicar mais.',
          unless: ['alone', 'secret'],
        },
      ],
      wishes: [
        'Que amanhã haja um pouco mais de luz na janela.',
        'Que alguém se sente perto de você sem pedir que sorria.',
      ],
      also: 'E a tristeza, por cima de tudo, tira as forças.',
    },
    caregiver: {
      says: [
        'cuido sozinha|sozinho',
        'depende de mim',
        'dou banho|comida',
        'quem cuida .. sou eu',
        'sem folga',
        'cuido|cuidando|cuidar|cuidadora|cuidador .. <who> & cansado|cansada|exausto|exausta|sozinho|sozinha|esgotado|esgotada|aguento|forças|folga',
        'cuido .. do|da|de .. <who>',
        'cuidar|cuidando .. <who> .. acamado|acamada|idoso|idosa|doente',
        'sou|eu que cuido',
        'cuidadora|cuidador',
        'ninguem .. ajuda .. cuidar',
      ],
      not: ['deus cuida|cuide', 'cuido da casa', 'quem cuida de'],
      heard: [
        'Você cuida {de who}[, {span}], e quem cuida raramente ouve a pergunta: e você?',
        'Cuidar de alguém dia e noite é trabalho sem folga, e você está fazendo esse trabalho[ {span}].',
        'O cuidado {de who} está nas suas mãos[ {span}]. Cansar disso não é falta de amor.',
      ],
      psalms: [
        'O {psalm} fala de uma alma que se aquieta e não precisa provar nada a ninguém. Cinco minutos disso cabem no banheiro trancado.',
        'O {psalm} diz à própria alma: “volta ao teu descanso”. É uma ordem gentil, e vale também para quem cuida.',
      ],
      steps: [
        'Escolha uma tarefa do cuidado e peça a uma pessoa determinada, com dia e hora: “dá para ser no sábado, das duas às quatro?”.',
        'Pergunte no posto de saúde por visita domiciliar e por apoio ao cuidador; diga claramente que você faz isso sem ajuda.',
        {
          text: 'Se não há quem ajude por perto, procure a assistência social do município (CRAS) e pergunte o que existe para quem cuida.',
          if: ['alone'],
        },
      ],
      wishes: [
        'Que alguém cuide de você nesta semana, nem que seja por uma tarde.',
        'Que {who} tenha um dia calmo, para que você também tenha.',
      ],
      also: 'E o cuidado {de who}, todos os dias, também cansa.',
    },
    'healed-thanks': {
      says: [
        'voltou a andar|falar',
        'recebeu alta',
        'exame .. deu negativo',
        'esta curado|curada',
        '<who> .. curado|curada|alta|melhorou|sarou|recuperou|recuperado|recuperada',
        'estou|fui|fiquei .. curado|curada|recuperado|recuperada',
        'sarei|melhorei|venci .. cancer|doenca|covid|depressao',
        '$tests .. deu|deram|veio|vieram .. negativo|bom|bem|normal|otimo|limpo|benigno|nada|certo',
        'benigno|remissao',
        'teve|recebeu|recebi|tive|ganhou alta',
        '<thing=cirurgia|operacao> .. correu bem|sucesso|deu certo',
        'cancer .. sumiu|foi embora|nao voltou',
      ],
      not: ['peco|quero|para que|que seja .. curado|curada', 'ainda nao', 'precis*', 'espero|esperando'],
      heard: [
        'Que notícia boa![ {who} está melhor, e você veio contar.] Fico feliz com você.',
        'Que alegria: depois da espera, a boa notícia[ {ago}]! Parabéns a vocês por terem atravessado isso.',
        'Que alívio ler isso. Uma boa notícia de saúde merece ser contada em voz alta.',
      ],
      psalms: [
        'No {psalm} alguém diz: “clamei, e me curaste”. É curto, e hoje dá para dizer inteiro.',
        'O {psalm} pede à alma que não esqueça nenhum dos benefícios. Comece a lista por este.',
      ],
      steps: [
        'Escreva a data de hoje e a boa notícia num papel e guarde na Bíblia ou na carteira; num dia difícil, você vai querer reler.',
        'Agradeça hoje a uma pessoa que ajudou: a enfermeira, a vizinha que fez o almoço, quem dirigiu. Uma mensagem basta.',
        {
          text: 'Conte a notícia também a quem esperou de longe; eles merecem dormir bem hoje.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que a saúde {de who} continue firme, e a alegria também.',
        'Que os próximos exames tragam o mesmo sorriso.',
      ],
      also: 'E que boa notícia, a da saúde!',
    },
  },
};
