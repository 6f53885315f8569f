import type { illness as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const illness: ThemeTexts<keyof typeof plan> = {
  groups: { op: 'cirurgia|operacao|operar|operado|operada|operam|cateterismo|transplante|protese|marcapasso|safena|stent|valvula|angioplastia|amputacao|amputar|histerectomia|laparoscopia|cesarea|catarata|artroscopia', spot: 'nodulo|nodulos|mancha|manchas|caroco|massa|lesao|sombra|cisto|calcificacao|alteracao|alterado|alterada|pinta', found: 'acharam|achou|apareceu|encontraram|encontrou|descobriram|viram|deu|saiu|mostrou|apontou', symptom: 'febre|convulsao|convulsionou|convulsoes|bronquiolite|tosse|catapora|refluxo|diarreia|virose|otite|asma|bronquite|pneumonia|cardiopatia|leucemia|epilepsia|ictericia|hidrocefalia|sindrome|incubadora|uti|internado|internada|internou|doentinho|doentinha|doente|hospital|oxigenio|soro|colica|colicas|alergia|meningite|vomita|vomitando|vomito|desidratado|desidratada|cirurgia|cardiopata|prematuro|prematura|bronquiolite|sarampo|dengue|adoeceu|adoecer|caxumba|gripado|gripada',
    ill: 'doente|doentinho|doentinha|internado|internada|hospital|uti|enfermo|enferma|grave|adoeceu|mal|acamado|acamada|internaram|internou|internacao|adoecida|adoecido|hospitalizado|hospitalizada|debilitado|debilitada|fraquinha|fraquinho|coma|entubado|entubada|intubado|intubada|enfermidade|desmaiou|acidentado|acidentada|cti|semiintensiva|upa|hospitalizaram',
    sickness:
      'cancer|tumor|leucemia|linfoma|avc|derrame|infarto|pneumonia|dengue|covid|diabetes|quimioterapia|quimio|radioterapia|hemodialise|dialise|transplante|parkinson|lupus|esclerose|trombose|cirrose|hepatite|metastase|insuficiencia|infeccao|tuberculose|epilepsia|fibromialgia|artrite|artrose|enxaqueca|hernia|doenca|anemia|metastases|tumores|melanoma|mieloma|sarcoma|carcinoma|glioblastoma|chikungunya|zika|bronquite|asma|hpv|hiv|aids|gripe|sinusite|labirintite|gastrite|ulcera|crohn|colite|psoriase|hipertensao|hipotireoidismo|arritmia|cardiopatia|angina|aneurisma|isquemia|meningite|sepse|septicemia|alzheimer|esquizofrenia|bipolaridade|autoimune|reumatismo|osteoporose|glaucoma|catarata|endometriose|mioma|miomas|pneumotorax|virose|malaria|amigdalite|otite|apendicite|pancreatite|diverticulite|insulina|marcapasso|radio|neuropatia|nefrite|diabete|diabetico|diabetica|reumatoide|bacteria|herpes|sifilis|cardiaco|cardiaca',
    tests:
      'biopsia|exame|exames|tomografia|resonancia|mamografia|resultado|resultados|colonoscopia|endoscopia|ultrasom|laudo|cateterismo|pet',
    surgery:
      'cirurgia|operacao|operar|operado|operada|opera|operara|cesarea|cesariana|cateterismo|transplante|histerectomia',
    wait: 'espero|esperando|aguardo|aguardando|esperamos|aguardamos|sai|saem|sair|pegar|buscar|chega|espera',
    little: 'bebe|nene|filhinho|filhinha|menino|menina|crianca|netinho|netinha|recem|bebezinho|bebezinha|bebes|nenem|sobrinho|sobrinha|neto|neta|garotinho|garotinha|gemeos|gemeas|caculinha|pequeno|pequena|afilhado|afilhada|filhotinho',
  },
  situations: {
    illness: {
      says: ['$sickness', 'medico|medicos|hospital|tratamento|remedio', 'muita|com|sinto dor|dores', 'enfermo|enfermos|enferma|enfermas|doente|doentes|enfermidades|adoeci|adoecer|adoecido', 'diagnostico|internacao|internado|internada|uti|upa|posto_de_saude|cirurgia|biopsia|tomografia|ambulatorio|fisioterapia|oncologista|cardiologista|psiquiatra|neurologista', 'pressao alta|baixa|subiu|descontrolada|arterial', 'problema|problemas de|no|na|nos saude|coracao|rins|figado|pulmao|coluna|tireoide', 'febre|tontura|enjoo|vomitando|desmaio|falta_de_ar', 'doenca|saude|enfermidade|cura|curar|cure|restabelecimento'],
      not: ['dor de? alma|amor|cotovelo|coracao', 'livrou|curou|curado|curada|alta', 'tempo .. cura', 'nasceu .. saude', 'derrame .. bencao|bencaos|gracas|paz|amor|sobre', 'filme|serie|livro|personagem', 'como|de enfermeira|enfermeiro|tecnica|medica', 'virou doenca', 'remedio .. dormir', 'sumir|morrer', 'filho|criancas com saude', 'trabalho no|em hospital', 'plano de saude .. boleto|mensalidade', 'curso|prova|concurso|vaga .. medicina|enfermagem|hospital', 'prova de residencia'],
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
      says: ['enfrentando .. doenca', 'estou doente', 'tenho|peguei .. dengue|pneumonia|hepatite|lupus|ansiedade?|pressao', 'acamado|acamada', 'estou|to|fiquei|ando .. doente|internado|internada|acamado|acamada', 'fui diagnosticado|diagnosticada', 'meu|minha <thing=$sickness>', 'faço|comeco|comecei|começo|fazendo|comecar .. <thing=quimioterapia|quimio|radioterapia|hemodialise|dialise|fisioterapia|tratamento>', 'tive um|uma <thing=avc|infarto|derrame|trombose>', 'peço|quero|preciso .. cura|saude .. mim|minha', 'medo .. meu|minha <thing=$sickness>', 'adoeci|adoentado|adoentada|gripado|gripada', 'estou|to|tou|fiquei|ando|fico|continuo .. doente|internado|internada|acamado|acamada|de_cama|enfermo|enferma|gripado|gripada|hospitalizado|hospitalizada', 'tenho|estou_com|to_com|peguei|contrai|descobri|descobriram|sofro_de|sofro_com|trato|diagnosticado_com|diagnosticada_com|portador_de|portadora_de|paciente_de|sou .. <thing=$sickness>', 'luto|lutando|batalho|batalhando|enfrento|enfrentando contra? <thing=$sickness>', 'luto|lutando|batalho|enfrento|enfrentando contra|com .. $sickness', 'meu|minha|meus diagnostico|tratamento|medico|oncologista|cardiologista|enfermidade|recuperacao|cancer|tumor|diabetes|coracao|rim|rins|figado|pulmao|tireoide|glicose|imunidade & fraco|alta|ruim|parando|falhando|problema|medico|cardiologista|exame|grave|piorou|piora|disse|tratamento|doente|cura', 'cardiologista|medico|medica|doutor|oncologista .. disse|falou|descobriu|achou .. meu|minha|tenho|estou', 'tontura|enjoo|vomitando|febre|falta_de_ar|desmaio|tremor|fraqueza & estou|to|sinto|me|ando|minha', 'me sinto|sentindo .. mal|fraco|fraca & medico|hospital|upa|saude|corpo|remedio|enjoo|tontura', 'sou diabetico|diabetica|hipertenso|hipertensa|cardiaco|cardiaca|asmatico|asmatica|soropositivo|soropositiva|renal|epileptico', 'faco|fiz|faltam|terminei|comeco|comecei .. quimio|quimioterapia|radio|radioterapia|hemodialise|dialise|sessoes', 'proxima|minha|primeira quimio|quimioterapia|hemodialise|radio|sessao', 'me cura|cure|sara|sare|curar|restabeleca', 'peco|quero|preciso|rogo|espero|busco .. minha|pela cura|saude|recuperacao', 'de cama|cama_ha & dias|semana|gripe|febre|doente|dores', 'minha doenca|gripe|febre|infeccao', 'recebi|tive|veio|saiu .. diagnostico', 'doente & minha|eu|estou', 'tirei|perdi|tiraram .. mama|seio|rim|utero|ovario', 'positivo .. hiv|covid|dengue'],
      not: ['meu|minha <who> .. tem|esta|com $sickness', 'minha saude melhorou', 'curado|curada|venci', 'meu|minha|meus <who> .. esta|ta|anda .. doente', '<who> .. diagnosticad*|adoeceu|internou', 'depressao'],
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
      says: ['<who> .. nao esta bem', '<who> .. febre|pressao|fraca|fraco|tosse|vomitando|internou', 'pela|pelo|por .. <who> & doente|cirurgia|cancer|uti|saude|melhoras', '<who> .. <thing=$sickness>', '<thing=$sickness> .. <who>', '<thing=$sickness> & <who>', 'cura|saude|recuperacao do|da|de|para|pelo|pela .. <who>', 'curar|cure|restabeleca .. <who>', '<who> .. nao .. bem & saude|medico|hospital', '<who> .. emagreceu|desmaiou|amarelo|amarela|apetite|convulsionou|caiu|quebrou|fraturou|piorou|piora|internaram|adoeceu|adoentado|adoentada', '<who> .. tratamento|diagnostico|diagnosticado|diagnosticada|quimio|quimioterapia|hemodialise|radioterapia|fisioterapia', '<who> .. sofreu|teve um? acidente|infarto|avc|derrame|crise|convulsao|parada', 'melhoras|recuperacao|restabelecimento|cura|saude|melhora & <who>', 'cura|cure|cura_a|sara|sare|restaura|restabelece|levanta .. meu|minha <who>', '<who> & medico|medicos|hospital|uti|enfermaria|remedio|remedios|oncologista|quimio|coma|acamada|acamado|doente|doenca|internado|internada|enfermo|enferma|enfermidade', '<who> & $sickness', 'vo|avo|vozinha|mainha|painho|papai|mamae .. doente|internado|internada|hospital|uti|mal|fraquinha|fraquinho', 'pela|pelo saude|cura|recuperacao .. <who>', 'meu|minha|meus|minhas|nosso|nossa <who> .. $ill', '<who> .. esta|ta|ficou|anda|continua|foi|segue .. $ill', '$ill .. meu|minha <who>'],
      not: ['curado|curada|alta|melhorou|sarou|venceu', '$ill de saudade|amor', 'longe .. mal', 'brigamos|brigou|discut*', 'falar mal', 'me trata mal', 'trabalha .. hospital', 'formou|passou .. enfermagem|medicina', 'minha saude', 'eu estou|to doente', 'meu diagnostico', '$gone', 'filme|serie', 'gritou|grita|briga'],
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
      says: ['resultado .. biopsia|exame|exames|tomografia|sai', 'esperando .. resultado|biopsia|exame', 'aguardando .. resultado|resultados|exames', 'meu|meus|minha .. <thing=$tests> & $wait', '$wait .. meu|meus|minha|o|os|a .. <thing=$tests>', 'fiz .. <thing=biopsia|exame|exames|tomografia|resonancia|mamografia|colonoscopia|endoscopia|ultrasom> & resultado|medo|$wait', 'resultado|resultados .. minha|meu|meus .. <thing=$tests>', 'no|do|meu <thing=exame|exames|biopsia> .. apareceu|deu|nodulo|mancha|alterado', 'resultado|resultados|laudo & exame|exames|biopsia|sangue|hiv|tomografia|mamografia|medico|laboratorio|preventivo|resonancia', 'sera|saber|esperar|esperando|aguardar|aguardando|descobrir|medo .. maligno|maligna|benigno|se_e_cancer', 'maligno|maligna|benigno & sera|medo|espera|saber|nodulo|biopsia|aguardando|esperando|tirei', '$found .. $spot .. minha|meu|no|na|nos', '$spot & tireoide|mama|seio|peito|pulmao|figado|utero|ovario|rim|prostata|pele|pescoco|axila & espera|aguardar|aguardando|agora|biopsia|medo|saber|investigar|exame', 'preventivo|papanicolau|mamografia|ultrasom|exame|exames|sangue .. alterado|alterada|alterados', 'retorno|volto|consulta .. medico|medica|doutor & resultado|tomografia|exame|exames|saber|biopsia', 'colhi|tirei|fiz|coletei|refiz|repeti .. biopsia|sangue|puncao|amostra|preventivo|mamografia|tomografia|resonancia|exame|exames', 'laboratorio & espero|espera|liga|ligar|resultado|celular|exame|vibra|sangue', 'saber|ver .. deu|dando|diz .. <thing=exame|exames|tomografia|biopsia|resultado|resonancia>', '<thing=exame|exames|biopsia|resultado|resultados|laudo> .. sai|saem|fica_pronto|ficam_prontos|chega|chegam|demora|demoram', 'espera .. que|e mata|angustia|agonia|tortura && exame|biopsia|resultado|alterado|preventivo|nodulo', 'nodulo|nodulos|caroco|mancha & $tests|espera|medo|aguardar|agora'],
      not: ['enem|vestibular|concurso|prova|faculdade', 'deu negativo|bom|normal|tudo_certo|nada', 'meu|minha <who> .. fez|fara|espera|aguarda', 'dele|dela', 'exame .. $spot? <who>', 'prova|vestibular|enem|concurso', 'dentista', '$tests do|da meu|minha <who>', 'gravida|gravidez|morfologico|bebe|nenem'],
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
      says: ['resultado .. exame|biopsia .. <who>', '<who> & resultado|resultados .. exame|exames|biopsia', 'apareceu .. no pulmao|figado|exame .. <who>', '<thing=$tests> .. meu|minha|da|do|de .. <who> & $wait', '<who> .. fez .. <thing=$tests>', '$wait .. <thing=$tests> .. <who>', '$wait & <thing=$tests> & <who>', '<who> & $wait & <thing=$tests>', '<who> .. nodulo|caroço & medico|$tests', '$found .. $spot .. meu|minha|do|da|dela|dele .. <who>|pulmao|figado|mama', '<who> & mancha|manchas|nodulo|nodulos|caroco|biopsia|puncao|laudo|liquido', '<who> & exame|exames|biopsia|tomografia|resonancia & resultado|resultados|esperando|espera|aguardando|sai|saber|medo', '$tests do|da|de meu|minha|nossa|nosso .. <who>', '<who> .. fez|fara|refez|repetiu .. biopsia|exames|exame|tomografia|resonancia|mamografia|puncao', 'esperando|aguardando|espero|aguardo .. resultado|resultados|laudo|biopsia .. <who>', 'laudo|resultado|biopsia|diagnostico dele|dela', 'colheram|tiraram|coletaram .. meu|minha .. <who>', 'sera .. vai dar bom|bem|ruim .. exame'],
      not: ['enem|vestibular|concurso|prova|escola', 'deu negativo|bom|normal|tudo_certo|nada', 'professor|professora|faculdade', 'meu exame|resultado'],
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
      says: ['vou tirar .. utero|vesicula|apendice|nodulo', 'me operam', 'minha cirurgia', 'maos do cirurgiao|medico', 'vou|irei .. operar|cirurgia|operada|operado', 'minha .. <thing=cirurgia|operacao|cesarea|cesariana>', 'faço|faco|farei|fazer|tenho .. <thing=cirurgia|operacao|cesarea|cateterismo|transplante>', 'marcada|marcaram|marquei .. <thing=cirurgia|operacao>', '<thing=cirurgia|operacao> .. marcada|amanha|segunda|terca|quarta|quinta|sexta|semana', 'medo .. <thing=cirurgia|operacao|anestesia>', 'me operar', 'faca & entro|entrar|vou|hoje|amanha', 'vou|irei|preciso|tenho|devo|terei que? operar|cirurgia|operacao', 'vou|irei|preciso|tenho|devo|terei .. fazer|colocar|por|trocar|tirar|retirar .. $op', 'submeter|submeto|submeterei .. cirurgia|operacao|intervencao|procedimento', 'intervencao|procedimento cirurgica|cirurgico', 'tirar|retirar|extrair|remover um|o|a|uma|minha|meu .. cisto|nodulo|utero|vesicula|mioma|pedra|pedras|apendice|mama|tumor|rim|baco|siso|ovario|tireoide|prostata|hernia|pinta|caroco', 'trocar a|o|minha valvula|quadril|joelho', 'opero|operarei|vou_operar|me_opero|serei_operado|serei_operada', 'catarata .. olho|amanha|dia|segunda', 'centro cirurgico & eu|entrei|entro|vou|medo|hoje|amanha|nunca', 'internando|interno|internar|interna .. cirurgia|operar', 'anestesia & medo|geral|acordar|dormir', 'cirurgiao & maos|guia|guie|confio|noite', 'minha|da|a cirurgia|operacao .. e|sera|foi_marcada|vai_ser|amanha|hoje', 'antes|vespera da|de minha? cirurgia|operacao'],
      not: ['<who> .. vai|faz|fara|fazer|operar|cirurgia|opera', 'cirurgia do|da meu|minha|de', 'ja operei', 'correu bem', 'deu certo', 'meu|minha <who> .. opera|operar|cirurgia|protese', 'operar meu|minha .. <who>', '<who> & operar|operado|operada|opera|operando|operou', 'sus|fila', 'ja fui operad*'],
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
      says: ['operando .. <who>', '<who> .. sendo operado|operada', '<who> .. centro cirurgico|mesa', '<who> .. vai|ira|precisa|tem|vao .. operar|cirurgia|operacao|operado|operada', '<who> .. opera|operara|opera-se', '<thing=$surgery> .. meu|minha|da|do|de .. <who>', '<who> .. faz|fara|fazer|fazendo|esta .. <thing=$surgery>', '<who> & <thing=cirurgia|operacao> & amanha|hoje|marcada|semana|segunda|terca|quarta|quinta|sexta|mes', 'operar|opera|operando|cirurgia|operacao .. meu|minha|nosso|nossa .. <who>', '<who> & cirurgia|operar|operado|operada|operando|transplante|protese|marcapasso|safena|valvula|anestesia|cirurgico', '<who> .. cirurgia|operacao|operar|operado|operada|transplante|protese', '<who> .. doa|doar|recebe|receber|colocar|por|tirar|trocar .. rim|figado|medula|protese|marcapasso|valvula|stent', '<who> .. entrou|esta|ta|vai|foi .. mesa|sala|centro|bloco .. cirurgia|cirurgico|operacao', 'maos .. medico|cirurgiao|medicos|medica .. <who>', '<who> & sala|corredor & cirurgia', 'vo|vozinha|avo|vovo .. operar|operado|operada|cirurgia|protese'],
      not: ['ja operou', 'correu bem', 'deu certo', 'com sucesso', 'minha cirurgia', 'me operar', 'vou operar'],
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
      says: ['<who=$little> .. febre|vomitando|convulsao|bronquiolite|uti|tosse', 'febre .. bebe|filhinho|filhinha|neto|neta', 'meu|minha|nosso|nossa <who=$little> .. $ill|febre|doenca|tose|alergia', '<who=$little> & $ill|febre|pneumonia|bronquiolite|uti|internado|internada|convulsao|leucemia|cardiopatia', 'meu|minha filho|filha & anos|meses & $ill|febre|pneumonia|uti|hospital|cirurgia|leucemia', 'recem nascido|nascida & uti|hospital|prematuro', 'prematuro|prematura', '$little & $symptom', '<who=$little> & $symptom', 'prematur*|incubadora|uti_neonatal', 'filho|filha|filhinho|filhinha|neto|neta|bebe de? anos|meses|aninhos|dias && $symptom', 'so|tem|apenas .. meses|aninhos & $symptom', 'meu|minha|nosso|nossa filho|filha & bronquiolite|convulsao|catapora|refluxo|incubadora|cardiopatia|febre|vomitando', 'crianca|criancas .. doente|internada|febre|hospital|uti', 'nasceu .. problema|prematuro|prematura|cardiopatia|sindrome', 'epilepsia|autismo|cardiopatia|leucemia && neto|neta|bebe|sobrinho|sobrinha'],
      not: ['melhorou|sarou|alta|curado|curada', 'nao .. obedece', 'passou .. febre', 'gatinho|cachorrinho|gato|gata|cachorro', 'vovo|vo|avo|avô .. internad*|doente', 'menino|menina .. prova', 'gravida|ultrasom|morfologico', 'meu|minha pai|mae|marido|esposa .. doente|internad*'],
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
      says: ['nao sabe mais quem', 'perguntando .. mae|pai|marido|esposa .. morreu', '<who> .. chave|chaves .. geladeira', 'alzheimer|demencia', '<who> .. nao .. reconhece|lembra|conhece', '<who> .. pergunta|confunde|repete .. mesma|mesmo|nome|coisa', '<who> .. nao .. reconhece|reconheceu|lembra|sabe .. mim|quem|nome|filha|filho|ninguem|casa|dia|me', 'nao .. reconhece|reconheceu .. mim|me|filha|filho|ninguem|propria', '<who> .. me chamou|chama|confunde|confundiu .. moca|outro|nome|mae|irma|tia|estranho|estranha', 'esclerosado|esclerosada|caducando|caduca|caduco|senil|senilidade|mal_de_alzheimer', 'perdendo|perdeu|perda .. memoria', 'cabeca|memoria do|da|de|dele|dela .. <who> .. indo|falha|falhando|embora|ruim|apagando', '<who> .. fugiu|sai|saiu .. casa & perdida|perdido|roca|achando|criança|crianca|menina', 'perguntou .. onde|quem .. filha|filho|eu|mae|sou', 'eu sou .. filha|filho .. dela|dele', '<who> .. ja_nao|nao .. sabe .. contar|nome|dia|ano|casa|onde|trocar|vestir', '<who> .. esquece|esqueceu|esquecida|esquecido|esquecendo .. tudo|nome|nomes|panela|fogo|gas|coisas|netos|filhos|quem', '<who> .. repete|pergunta|perguntou .. mesma|mesmo|vezes|toda_hora|sempre', 'acha|achando|pensa que e|esta|era|estava crianca|menina|menino|jovem|mae_esta_viva', '<who> & alzheimer|demencia|reconhece|reconheceu|esclerosada|esclerosado'],
      not: ['esqueceu de mim|aniversario', 'memoria .. dele|dela', 'em memoria', 'impaciente|paciencia', 'cuido|24h|folga|ferias', 'nao sabe .. ler|amor', 'me esqueceu', 'aniversario'],
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
      says: ['dor|dores .. todos|todo|cronica|cronicas|anos|meses|constante|nao passa|passam|sempre', 'convivo|vivo|sofro com|de .. <thing=dor|dores|fibromialgia|enxaqueca|artrite|artrose|hernia|lupus|endometriose>', 'nao aguento .. dor|dores', 'dor|dores .. <thing=coluna|costas|joelho|cabeca|quadril|corpo> .. nao|ha|faz|todos', 'fibromialgia|enxaqueca|endometriose|artrose', 'dor|dores .. todo|toda|todos|todas|o_tempo dia|dias|hora|todo', 'dor|dores cronica|cronicas|constante|constantes|insuportavel|insuportaveis|diaria', 'neuralgia|trigemeo|ciatico|ciatica|espondilite|neuropatia|lombalgia|fibro', 'anos|meses .. de|com dor|dores|hernia|enxaqueca|fibromialgia|artrite|artrose|lupus', 'viver|vivo|convivo|convivendo|acostumei|conviver .. com .. dor|dores', 'dor|dores & coluna|lombar|joelho|costas|articulacoes|ossos|nervo|corpo|quadril|juntas & remedio|remedios|anos|meses|dia|nao|sempre|passa', 'costas|coluna|joelho|joelhos|quadril & anos|hernia|injecao|fisioterapia|dor|doem|doi & nao|nada|anos|todo', 'remedio|remedios pra|para|da|de dor', 'dor|dores & sem_fim|tregua|alivio|acredita|acreditam|passa|resto|cansad*', 'lupus|artrite|reumatoide|endometriose|fibromialgia|artrose|hernia & anos|meses|convivo|dor|dores|dias|mais|sempre'],
      not: ['dor de? alma|amor|perder|perda|saudade', '<who> .. sofre|tem|vive', 'dor .. alma|amor|perda|saudade|luto|separacao|peito|coracao', 'meu|minha <who> .. com .. dor|dores', 'parar|dependo|viciei|receita', 'descobri'],
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
      says: ['antidepressivo|antidepressivos', 'tudo .. cinza|sem_graca|vazio|cinzento', 'tristeza .. nao passa', 'nao sinto .. alegria|vontade|nada', 'vontade de nada', 'tenho|estou com|em|trato|diagnosticado|diagnosticada .. depressao', 'minha depressao', 'estou|ando|me sinto|sinto .. deprimido|deprimida|depressivo|depressiva', 'tristeza|triste|vazio .. sem motivo|razao|explicacao|todo dia|profunda|nao passa|sempre', 'nao|sem tenho|sinto|vontade|animo .. de? nada|vontade|alegria|graça', 'nao consigo|quero|saio|levanto .. levantar_da|sair_da|da cama', 'ando|estou|to .. triste|para_baixo|pra_baixo', 'depressao', 'depressivo|depressiva|deprimido|deprimida|distimia|melancolia', 'psiquiatra & episodio|neblina|tristeza|buraco|remedio', 'perdi .. graca|vontade|alegria|gosto|prazer|interesse .. de|pela|em|por tudo|viver|vida|coisas', 'nada .. tem|faz|da|me .. graca|sabor|gosto|cor|alegra|anima', 'tristeza|vazio|angustia que|sem|nao|profunda|imensa|constante|dentro|enorme & passa|motivo|razao|dentro|explicacao|todos|acordo|peito|explicar|fim|acaba', 'choro|chorar|chorando sem|por|a motivo|razao|saber|nada|toa', 'nao sei .. por_que|porque .. choro|triste|chorar', 'fundo do? poco', 'naquele|num|no|dum|do buraco|poco|escuridao|neblina|nevoa|breu', 'nao|mal saio|levanto|consigo|quero .. cama|quarto', 'vazio|vazia .. por_dentro|dentro|peito', 'antidepressivo|fluoxetina|sertralina|escitalopram|venlafaxina', 'peso|chumbo .. peito|alma & meses|novembro|passa|acordo|levantar|desde', 'sem vontade|animo|graca .. de? nada|viver|levantar', 'nao tenho|sinto vontade|animo|prazer|alegria .. de|em? nada|fazer|viver|levantar', 'cortina|cortinas fechada|fechadas', 'tudo .. cinza|escuro|apagado|sem_cor', 'tristeza .. grande|enorme|tomou|toma .. conta|mim'],
      not: ['<who> .. depressao|deprimido|deprimida', 'morreu|morte|faleceu|termin*|separ*', '<who> .. com|tem|em|esta|entrou|sofre|caiu .. depressao', 'depressao do|da|de|pos|parto .. <who>|parto', 'disseram .. depressao .. fe', 'sobrinho|amigo|amiga|filho|filha|irmao|irma .. depressao', 'visita*|fui_ver'],
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
      says: ['cuido sozinha|sozinho', 'depende de mim', 'dou banho|comida', 'quem cuida .. sou eu', 'sem folga', 'cuido|cuidando|cuidar|cuidadora|cuidador .. <who> & cansado|cansada|exausto|exausta|sozinho|sozinha|esgotado|esgotada|aguento|forças|folga', 'cuidar|cuidando .. <who> .. acamado|acamada|idoso|idosa|doente', 'sou|eu que cuido', 'cuidadora|cuidador', 'ninguem .. ajuda .. cuidar', 'cuido|cuidar|cuidando & 24h|sozinho|sozinha|ferias|folga|cansada|cansado|exausta|exausto|aguento|noite|acamado|acamada|idoso|idosa|velhinho|velhinha|doente|alzheimer|demencia|monstro|fralda', 'mae|pai|avo|vo|marido|esposa|sogra|sogro & alzheimer|acamado|acamada|demencia|cadeirante & comigo|ferias|folga|cuido|sozinho|sozinha|24h|cansada|cansado|exausta', 'troco|trocar|troca|trocando .. fralda|fraldas & mae|pai|avo|sogra|marido|vo|esposa', 'dou|dar|dando banho|remedio|remedios|comida & mae|pai|avo|sogra|marido|vo|esposa|noite|boca|todo', 'remedio de .. em .. horas', 'quem cuida .. de quem|mim', 'ninguem|irmaos|ninguem_mais|familia .. ajuda|ajudam|divide|visita & cuidar|mae|pai|cuido|cuidando', 'filho|filha .. especial|paralisia|autista|deficiencia|cadeirante & cansada|cansado|sozinha|sozinho|velha|velho|braco|aguento|forca|exausta', 'paralisia cerebral', 'tarde|tempo|dia|hora so pra|para mim & remedio|cuidar|cuido|mae|pai', 'deixei|larguei|parei .. trabalho|emprego|vida|estudos .. para|pra cuidar', 'cuido|cuidando .. minha|meu|dos|das|de .. <who>'],
      not: ['deus cuida|cuide', 'cuido da casa', 'quem vai cuidar', 'deus cuida|cuide|cuidando', 'criancas|bebe .. dorme', 'cuidar de mim|voce', 'monografia|tcc', 'perdoar'],
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
      says: ['voltou a andar|falar', 'recebeu alta', 'exame .. deu negativo', 'esta curado|curada', '<who> .. curado|curada|alta|melhorou|sarou|recuperou|recuperado|recuperada', 'estou|fui|fiquei .. curado|curada|recuperado|recuperada', 'sarei|melhorei|venci .. cancer|doenca|covid|depressao', '$tests .. deu|deram|veio|vieram .. negativo|bom|bem|normal|otimo|limpo|benigno|nada|certo', 'benigno|remissao', '<thing=cirurgia|operacao> .. correu_bem|sucesso|deu_certo|foi_bem', 'cancer|tumor .. sumiu|foi_embora|nao_voltou|desapareceu', 'pasou|baixou|sumiu a? febre|dor|infeccao|crise', '<who> .. sarou|curou|curada|curado|recuperou|recuperada|alta|acordou_do_coma|saiu_da_uti|saiu_do_hospital|voltou_pra_casa|melhorou', 'saiu|saiu|sai|sairam .. do|da hospital|uti|coma|tubo|perigo & gracas|gloria|obrigado|obrigada|<who>|hoje|ontem|deus', 'nao .. voltaria|ia_voltar|voltar .. andar|falar & hoje|ontem|andou|subiu|sozinho|sozinha', 'voltou|voltei .. andar|falar|respirar|enxergar|casa & hospital|cirurgia|medico|medicos|uti|acidente|avc|gracas|obrigada|obrigado|hoje', 'nao era|e nada|cancer|maligno|grave', 'exame|exames|biopsia|resultado|resultados|nodulo|tumor .. negativo|negativa|benigno|limpo|limpos|normal|normais|nada|bom|bons', 'obrigado|obrigada|agradeco|agradecer|gratidao|gloria|gracas|louvado|louvo & cura|curou|curado|curada|alta|cirurgia|exame|exames|saude|recuperou|recuperacao|melhorou|sarou|febre|sarei|curada|remissao|hospital', 'livre|livrou|livrei .. do|da|de .. cancer|tumor|doenca', 'venci|venceu|vencemos|derrotei .. cancer|leucemia|doenca|covid|tumor|tuberculose', 'medico|medica|medicos .. disse|falou|confirmou .. curado|curada|limpo|limpa|remissao|tudo_bem', 'milagre & medico|medicos|cura|hospital|exame|saude|cancer|curou|curada|curado|uti', 'ultima|terminei|acabei|encerrei .. quimio|quimioterapia|radioterapia|sessao', 'toquei|tocou|tocar .. sino', 'deus|senhor|jesus .. curou|sarou|restaurou .. <who>|me|minha|meu', 'curou|sarou .. <who>', 'teve|recebeu|recebi|tive|ganhou|ganhei|deram|deu alta'],
      not: ['ainda nao', 'precis*', 'espero|esperando', 'peco|pedir|queria|rogo|oro|orem|ore .. cura|curar|saude|recuperacao', 'medo', 'se deus curar', 'vida eterna', 'para .. passar', 'ainda .. espera|doi', 'quero|para_que|que_seja|que_fique .. curado|curada'],
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
