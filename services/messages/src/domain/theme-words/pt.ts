import type { ThemeWords } from './theme-words.ts';

export const pt: ThemeWords = {
  groups: {
    kin:
      'mae|mamae|pai|papai|avo|vo|vovo|vovó|avô|marido|esposo|esposa|mulher|irmao|irma|filho|filha|' +
      'filhinho|filhinha|bebe|nene|tio|tia|primo|prima|amigo|amiga|noivo|noiva|namorado|namorada|' +
      'sobrinho|sobrinha|neto|neta|cachorro|cachorra|cachorrinho|gato|gata|padrinho|madrinha|sogro|' +
      'sogra|ele|ela|pais|padrasto|madrasta',

    child:
      'filho|filha|filhos|filhas|filhinho|filhinha|crianca|criancas|menino|menina|bebe|neto|neta|' +
      'netos|enteado|enteada|adolescente|moleque',
  },
  themes: {
    grief: {
      sure: [
        '$kin .. morreu|faleceu|morreram|falecido|falecida|morto|morta|enterr*',
        'morreu|faleceu .. meu|minha|nosso|nossa .. $kin',
        'morte|falecimento|velorio|enterro|tumulo|partida de|do|da|dos|das meu|minha|meus|um|uma? $kin',
        'perdi|perdemos meu|minha|nosso|nossa|o|a querido|querida|meu|minha|melhor? $kin',
        'luto|enlutad*|viuv*|orfa*|orfao|velorio|enterro|cemiterio|finad*',
        'missa de setimo',
        'aborto espontaneo',
        'perdi|perdemos|perda .. bebe|gravidez|gestacao',
        'partiu|partiram|foi .. cedo|ceu|deus|gloria',
        'faleceu|falecimento',
      ],
      hint: ['morreu|morte', 'ausencia', 'se foi'],
    },
    illness: {
      sure: [
        'cancer|tumor|quimio*|radioterapia|leucemia|dialise|hemodialise|diabetes|alzheimer|demencia|' +
          'parkinson|avc|derrame|infarto|biopsia|diagnostic*|cirurgia|cirurgias|operacao|operar|' +
          'operad*|hospital|internad*|internacao|uti|transplante|lupus|epileps*|covid|pneumonia|dengue|' +
          'infeccao|esclerose|fibromialgia|artrite|doenc*|doente|enferm*|nodulo|metastase',
        'dor|dores cronica*|nas|no|na|de|forte*',
        'resultado* .. exame|exames|biopsia',
        'exame* .. resultado|sangue|medico*|deu|alterad*',
        'depressao|bipolar|esquizofrenia',
        'problema* de|no|na|do saude|coracao|rim|rins|coluna|pulmao|figado',
        'passando|passa mal',
      ],
      hint: ['saude', 'cura|curar', 'medico*|remedio*|tratamento', 'dor|dores|sintoma*'],
    },
    heartbreak: {
      sure: [
        'perdi|perder .. para|pra outra|outro',
        'divorci*|separacao|separei|separou|separamos|separand*|termino|traicao|trai*|traido|traida|' +
          'infiel|infidelidade|chifre|adulterio',
        'terminou|terminei|terminamos|acabou .. comigo|namoro|casamento|noivado|relacionamento|nos',
        'casamento|namoro|relacionamento|noivado .. acab*|crise|fim|termin*|frio|desmoron*|mal|' +
          'afund*|destru*',
        'me deixou|largou|abandonou|trocou',
        'coracao .. partido|quebrado|despedacado',
        'marido|esposa|esposo|mulher|namorado|namorada|noivo|noiva .. embora|deixou|outra|outro|' +
          'traiu|trai|traindo|ama|saiu',
        'meu|minha ex',
        'esquecer meu|minha|ele|ela|um|o ex|amor',
        'nao me ama|quer mais?',
        'terminamos|largamos',
        'amor nao correspondido',
        'desilusao|decepcao amorosa|no',
      ],
      hint: ['meu|minha ex', 'ciume*'],
    },
    child: {
      sure: [
        'meu|minha|meus|minhas|nosso|nossa .. $child .. bullying|escola|drog*|autis*|tdah|rebeld*|' +
          'notas|sofre*|trist*|medo|caminho|caminhos|embora|obedec*|amigos|celular|quarto|preso|cadeia|' +
          'perdid*|problema*|ansios*|dificil|longe|sozinh*|agressiv*|igreja|estuda*|estudar|come|dorme|' +
          'fala|prematur*|jogo|jogando|vicio|chora|aceita*|errado|errada|mal',
        'preocup* .. $child',
        'oracao|oracoes|orem|ore|peco|pedir .. pelo|pela|pelos|por|pro meu|minha|meus|minhas? $child',
        'ser|sou|como uma|um? boa|mau|ma|pessima|mae|pai mae|pai',
        'mae|pai solo|solteira|solteiro',
        'criar|criando|educar|educando .. $child',
        'prematur*|recem nascido',
        'medo .. .. $child',
      ],
      hint: ['meu|minha|meus|minhas $child', 'maternidade|paternidade'],
    },
    addiction: {
      sure: [
        'vicio|vicios|viciad*|alcool*|alcoolatra|cocaina|crack|maconha|drogas|drogad*|dependencia|' +
          'dependente|dependentes|recaida|recaidas|recai|pornografia|apostas|bets|tigrinho|cassino|' +
          'fissura',
        'parar|largar|deixar|livrar|sair .. de? beber|fumar|cigarro|bebida|jogo|jogos|alcool|drogas|' +
          'apostar|jogar|vicio',
        'bebe|bebo|bebendo|bebi .. muito|demais|todo|todos|dia|sempre|escondid*',
        'aposta|apostar|apostando|apostei|apostou .. dinheiro|tudo|salario|online|jogo',
        'nao consigo parar de comer|jogar|comprar|beber|fumar',
      ],
      hint: ['bebida|beber|bebe', 'cigarro|fumo|fumar', 'jogo|jogos'],
    },
    guilt: {
      sure: [
        'culpa|culpad*|remorso|arrepend*|vergonha|envergonhad*|pequei|pecador*',
        'me perdoar|perdoo',
        'perdoar a mim',
        'deus .. me perdoa|perdoar|perdoara|perdoe',
        'perdao de deus',
        'fiz .. errad*|mal|terrivel|besteira|feio|feias',
        'eu trai|menti|roubei|errei',
        'trai|menti|magoei .. minha|meu|esposa|marido|para|pra',
        'fiz um? aborto',
        'errei muito|com|feio|demais',
      ],
      hint: ['pecado*', 'errei|erro|erros'],
    },
    loneliness: {
      sure: [
        'solidao|solitari*|isolad*|isolamento|abandonad*|rejeitad*|invisivel|excluid*',
        'sozinh* .. mundo|casa|sempre|cidade|muito|sinto|vida|aqui|demais',
        'sinto|sentindo|estou|vivo|moro|fico|tao|muito|me|sou .. sozinh*',
        'sinto|vivo|moro|tao so',
        'nao|sem|nenhum tenho? amigos|amigo|ninguem|amizades|companhia',
        'ninguem .. liga|importa|entende|visita|lembra|lembrou|ligou|conversa|procura|chama|escuta|' +
          'ouve|percebe|fala|veio|gosta',
        'nao tenho ninguem|amigos|com',
        'com quem conversar|falar|contar|desabafar',
        'encontrar|arrumar|sem|continuo .. namorad*|companheir*|alguem|solteir*',
      ],
      hint: ['saudade|saudades', 'sozinh*', 'solteir*', 'mudei'],
    },
    family: {
      sure: [
        'heranca|conflito*|inventario',
        'brig*|discut*|discuss*|conflito*|desentend* .. mae|pai|pais|irmao|irma|irmaos|familia|casa|' +
          'sogra|cunhad*|parentes|marido|esposa|mulher|filhos',
        'mae|pai|pais|irmao|irma|irmaos|familia|sogra|sogro|cunhad*|parentes|marido|esposa .. brig*|' +
          'discut*|fala|falam|conversa*|perdoar|perdo*|odeia|desunid*|separ*|aceita*|rejeit*|critic*|' +
          'control*|intromet*|mete|desunia*|implica|mentiu|toxic*|dividid*',
        'perdoar|perdoo .. mae|pai|irmao|irma|pais|familia|sogra',
        'sogra|cunhad*|nora|genro',
        'meus pais .. separ*|brig*|divorc*',
        'familia .. desunid*|paz|destru*|restaur*|uniao|divid*|harmonia|guerra|crise',
        'nao me|se dou|dao|damos bem',
        'clima|guerra|brigas|paz em|la casa',
      ],
      hint: ['familia|parentes .. problema*|dificil|dificeis', 'em casa', 'brig*'],
    },
    work: {
      sure: [
        'emprego|empregos|desempreg*|demitid*|demissao|demitiram|salario|aluguel|divida|dividas|' +
          'endividad*|devendo|boleto|boletos|contas|financeir*|financas|emprestimo|falencia|fali|faliu|' +
          'chefe|patrao|promocao|carreira|cobranca|cobradores|agiota|serasa|spc|empresa|negocio|' +
          'despejo|freela*|concurseir*',
        'mandad* embora',
        'sem|falta|falt*|pouco|problema*|preocup*|precis* .. dinheiro|grana|renda|trabalho|servico',
        'dinheiro .. falta|pouco|nao|acab*|da|problema*',
        'pagar .. contas|aluguel|luz|dividas|escola|boletos|mercado|prestacao|agua',
        'arrumar|arranjar|achar|conseguir|procur* .. emprego|trabalho|servico|vaga',
        'trabalho .. estress*|demais|explor*|pression*|odeio|assed*|ruim|infeliz|pesado|muito',
        'odeio|perdi|no|meu|pressao|mudar .. trabalho',
        'entrevista de? emprego|trabalho',
      ],
      hint: ['dinheiro|grana', 'trabalho|trabalhar|servico', 'pagar|conta', 'colegas'],
    },
    exam: {
      sure: [
        'vestibular|enem|provas|tcc|monografia|dissertacao|mestrado|doutorado|concurso|oab|simulado|redacao',
        'prova .. amanha|faculdade|escola|semana|matematica|passar|nervos*|estud*|direcao|final|' +
          'autoescola|oab|concurso|dificil',
        'estud* .. prova|concurso|concentr*|horas|passar|dificil|consigo|faculdade|enem|medicina|rend*',
        'passar .. prova|concurso|vestibular|faculdade|materia|ano|medicina|exame|enem|federal|semestre',
        'reprov*|recuperacao|notas',
        'faculdade .. nota|prova|dificil|desist*|passar|estud*|consig*|tranc*',
        'nao consigo|to|preciso .. estudar',
        'exame .. motorista|ordem|final|proficiencia|admissao',
      ],
      hint: ['estud*', 'faculdade|escola|universidade', 'prova', 'materia|nota|aula*'],
    },
    injustice: {
      sure: [
        'perdoar|perdoo .. quem|ele|ela|eles|alguem|pessoa|amigo|amiga|homem|mulher',
        'injust*|injustica|raiva|odio|revolt*|vinganca|vingar|calunia*|difam*|golpe|golpista|' +
          'enganad*|enganaram|roubad*|roubaram|roubou|humilh*|explorad*|racis*|preconceito|discrimin*|' +
          'processo|acusad*|acusaram|impune|impunidade|traido|corrup*',
        'passaram a perna',
        'me enganou|enganaram|prejudic*|humilh*|acus*|passou',
        'mentiram|mentiu|falaram|falam|fofoc* .. sobre|mim|mal|meu',
        'aproveit*|abusaram da? .. mim|bondade|confianca',
        'caí|cai num? golpe',
        'levou a culpa',
        'fofoca*',
      ],
      hint: ['justica', 'ira|bravo|brava', 'magoa*|rancor', 'mentira*'],
    },
    sleeplessness: {
      sure: [
        'insonia|pesadelo|pesadelos',
        'nao|sem|mal|dificuldade|nunca .. dormir|durmo|dormindo|dormi|sono',
        'acord* .. madrugada|noite|3|4|2|toda|meio|horas',
        'dormir .. mal|pouco|horas|dificil|remedio|noite|nao',
        'durmo .. mal|pouco|nada|horas',
        'noite|noites .. em claro|branco|acordad*|sem',
        'perdi|perco o sono',
        'rolando|rolo na cama',
        'sono nao vem',
      ],
      hint: ['dormir|durmo|sono', 'acordad*'],
    },
    weariness: {
      sure: [
        'exaust*|esgotad*|esgotamento|burnout|sobrecarreg*|estafa|fadiga|cansac*|acabad*|sugad*',
        'cansad* .. demais|muito|tudo|vida|sempre|de|fisic*|mental*|alma|corpo',
        'muito|tao|estou|sempre|me|sinto|ando|to cansad*',
        'sem|nenhuma|acab*|falta .. forcas|forca|energia|animo|disposicao',
        'nao dou|aguento conta|tudo|tanta|tanto|mais|esse|essa',
        'cuidar|cuido|cuidando .. mae|pai|todos|todo|casa|sogra|avo|marido|doente',
        'faço|faco tudo',
        'preciso|nunca|queria .. descansar|descanso|descanso',
        'jornada dupla|tripla',
      ],
      hint: ['cansad*', 'stress|estress*', 'energia|animo', 'descans*', 'corrid*'],
    },
    fear: {
      sure: [
        'ansiedade|ansios*|panico|medo|medos|pavor|assustad*|apavorad*|fobia|temor|angusti*|aflit*|' +
          'afli*|insegur*|preocup*|paranoi*|nervos*',
        'coracao .. acelerad*|dispara*|apertado',
        'falta de ar',
      ],
      hint: ['futuro|incerteza*', 'pensamento*', 'tenso|tensa|stress|estress*', 'perigo*'],
    },
    doubt: {
      sure: [
        'fe .. perd*|fraca|fraco|abalad*|pouca|acab*|seca|fria|dimin*|crescer|mais|falta|forte|' +
          'duvid*|pequena|esfri*|sumi*',
        'perd*|fraca|abal*|aumentar|sem|falta|crise|ter|mais|fortalecer|pouca|duvid* .. fe',
        'duvid* .. deus|fe|exist*|oracao|biblia|salvacao',
        'deus .. silencio|longe|calad*|distante|ouve|escuta|responde|existe|esqueceu|abandon*|' +
          'permite|permit*|sumiu|deixa|ausente|sinto|importa',
        'onde|por .. deus',
        'cade deus',
        'nao|sem|parei|dificuldade|vontade|consigo .. rezar|orar|rezo|oro|oracao|crer|acreditar|acredito',
        'longe|afastad*|distante|afastei|aproximar|perto .. deus|igreja|jesus|senhor|fe',
        'seca espiritual',
        'deserto espiritual',
        'espiritual*|esfriei|esfriou|desviad*',
        'oracoes|oracao .. nao|respost*|vazi*|parede|teto|atendid*',
      ],
      hint: ['acreditar|crer'],
    },
    guidance: {
      sure: [
        'decisao|decisoes|decidir|decido|indecis*|escolha|escolher|orientacao|encruzilhada|dilema|' +
          'discern*|direcao|rumo|vocacao',
        'devo|deveria|sera .. que? devo? .. aceitar|ficar|ir|mudar|voltar|sair|casar|largar|trocar|' +
          'continuar|seguir|fazer|insistir|perdoar|esperar',
        'deveria',
        'nao sei .. o? que|qual|se|como|onde .. fazer|caminho|seguir|decidir|escolher|fico|vou|aceito|caso',
        'qual caminho|decisao|rumo|direcao',
        'caminho certo|seguir|tomar',
        'proposito .. vida|deus|meu',
        'vontade|plano|planos|proposito de deus',
        'entre dois|duas|ficar|ir',
      ],
      hint: ['caminho|rumo|proposito|sinal', 'mudar|mudanca', 'conselho', 'duvida'],
    },
    thanks: {
      sure: [
        'agradec*|gratidao|grata|grato|louvad*|louvor|aleluia|abencoad*',
        'bencao|bencaos|bencoes',
        'obrigad* .. deus|senhor|jesus|pai',
        'deus|senhor|jesus .. obrigad*',
        'gracas a deus|senhor',
        'gloria a deus',
        'que alegria|felicidade|maravilha|vitoria|bencao',
        'muito|tao|super|imensamente feliz|felizes',
        'consegui|passei|ganhei .. emprego|vestibular|concurso|prova|casa|faculdade|vaga|bolsa|trabalho',
        'deu tudo certo',
        'noticia boa|maravilhosa',
      ],
      hint: ['alegre|alegria', 'comemor*', 'curad*|nasceu'],
    },
  },
  turns: [
    'mas|porem|contudo|entretanto|apesar|embora',
    'so que',
    'por favor',
    'ajuda*|ajude|preciso|peco|cure',
  ],
};
