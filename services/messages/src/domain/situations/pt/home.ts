import type { justice as justicePlan, home as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const home: ThemeTexts<keyof typeof plan> = {
  groups: {},
  situations: {
    papers: {
      says: ['meu visto', 'pedido de asilo|refugio|residencia|visto', '<thing=visto|cidadania|passaporte|refugio|asilo|documentos|residencia|guarda> .. sair|saia|sai|aprovado|espera|esperando|negado|negaram|demora|demorando|aguardo|aguardando|imigracao|consulado', 'espero|esperando|aguardo|aguardando|pedi|peço|peco .. <thing=visto|cidadania|passaporte|refugio|asilo|documentos|residencia|aposentadoria>', 'inss|beneficio|aposentadoria|auxilio & espero|esperando|aguardo|negado|negaram|pericia|analise|demora', 'pericia .. inss|medica', 'imigracao|deportado|deportada|indocumentado|ilegal', 'green|greencard card', 'greencard|aima|sef|crnm|deportacao|deportado|deportada|indocumentado|indocumentada|asilado|refugiado|refugiada|naturalizacao', 'visto|cidadania|passaporte|autorizacao_de_residencia & espero|esperando|aguardo|aguardando|negado|negaram|sair|saia|consulado|embaixada|renovar|vence|venceu|fila|anos|meses|pedido|pedi|processo|aprovado|aprovem|entrevista', 'consulado|embaixada|imigracao|policia_federal & visto|entrevista|amanha|quarta|segunda|terca|quinta|sexta|documento|medo|passaporte|americano', 'asilo|refugio & solicitei|pedi|resposta|pais|espanha|segue|pedido|negado|esperando', 'em analise & site|processo|pedido|visto|inss|meses|anos', 'meus|nossos|os papeis|documentos & esperando|espero|sair|legalizar|regularizar|residencia|pais|portugal|anos', 'legalizar|regularizar|legalizado|legalizada|ilegal & pais|portugal|documento|documentos|eua|situacao|aqui', 'inss|bpc|aposentadoria|auxilio & negado|negaram|pericia|analise|demora|parado|espera|esperando|aguardando', 'autorizacao|titulo|cartao de residencia'],
      not: ['visto .. filme', 'esposo|marido .. arrumar a vida', 'asilo .. moro|idosos', 'consignado|metade', 'vi o'],
      heard: [
        'Você espera {thing}[ {span}][, e {day} é um dia marcado]. Ter a vida parada numa gaveta alheia é difícil.',
        'Um papel que não sai[ {span}] prende o trabalho, a casa e os planos.',
        'Enquanto {thing} não vem, tudo fica pela metade.',
      ],
      psalms: [
        'O {psalm} diz que Deus guarda o estrangeiro e sustenta quem não tem quem o defenda.',
        'O {psalm} é para quem espera sem poder apressar: “espera, tem coragem”.',
      ],
      steps: [
        'Anote o número do protocolo, a data e o nome de quem atendeu; peça por escrito qual é o próximo passo e o prazo.',
        'Procure a Defensoria Pública, ou um serviço para migrantes de uma igreja ou universidade: orientam de graça e sabem onde o papel empaca.',
        'Junte cópias de tudo numa pasta e fotos no celular, com uma folha do que falta. No dia em que chamarem, você só abre a pasta.',
      ],
      wishes: ['Que a resposta[ {when}] seja um “deferido”.', 'Que a espera não feche as outras portas.'],
      also: 'E ainda há a espera por {thing}.',
    },
    travel: {
      says: ['viajo|viajamos .. para|pra|de', 'pegar estrada', 'boa viagem', 'romaria|peregrinacao', 'pegar a? estrada|aviao|voo', 'viajo|viajamos|viajarei|viajaremos .. amanha|hoje|semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo|natal|para', 'viagem .. proteger|protecao|abencoe|guarde|segura|boa|deus|amanha|oracao|medo', 'protecao|proteja|guarde|abencoe .. viagem|estrada|voo|viajar', 'medo .. aviao|voar|viajar|estrada|voo', 'oracao|protecao|bencao do|de|para viajante|viajar|viagem|estrada', 'viagem|viajar|viajo|viaja|viajam|viajamos|estrada|voo|embarco|embarca & protecao|proteja|protege|guarde|guarda|livra|livrai|oracao|deus|abencoe|abencoa|segura|seguranca|anjos|senhor|orem|reza|bencao|conduza', '<who> .. vai|vao|pega|pegam|embarca .. estrada|aviao|navio|intercambio|moto|viagem|onibus', 'vao|vai|vou|vamos .. de carro|onibus|aviao|moto|navio & protege|proteja|guarde|km|deus|horas|livra|ida|volta', 'vou|vamos|pego|pegamos|pegar .. a|na|o estrada|aviao|rodovia', 'viajo|viajamos|viajarei|embarco .. amanha|hoje|semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo|natal|para|pra|pro', 'ida .. volta & viagem|estrada|protege|guarde|proteja', 'intercambio|excursao|romaria|peregrinacao & protecao|vai|vou|guarde|sozinha|deus', 'viajante|caminhoneiro & protege|oracao|guarde|estrada|protecao|deus|saio', 'mares|oceano & cruza|navio|livrai|protege', '<who> .. viaja|viajar|viajam|viajando|caminhoneiro|pega_estrada|na_estrada', 'vou|vamos|irei|iremos .. viajar|voar|fazer_uma_viagem'],
      not: ['dinheiro .. viagem', 'queria viajar', 'marido viaja muito', 'perdi|morreu|faleceu|acidente', 'namorado|namorada|saudade', 'emprestei|paga', 'domingo ele ja vai', 'noites na boleia', 'quer que eu va', 'proposta|vaga|entrevista', 'nao posso viajar', 'embarca .. irlanda|australia', 'enterro'],
      heard: [
        'Para a viagem[ {when}], um pedido do {psalm}: que Deus guarde quem vai, do portão até a volta.',
        'Para a viagem[ {when}], há uma bênção antiga no {psalm}: que Deus guarde a ida e a volta.',
        'Boa viagem[ {when}]! O {psalm} é o que muita gente lê antes de pegar a estrada.',
      ],
      psalms: [
        'O {psalm} promete guarda “na saída e na chegada”. Leia em voz alta com a mão na porta, já de chave na mão.',
        'O {psalm} fala de anjos que guardam em todos os caminhos. Cabe inteiro no tempo de apertar o cinto.',
      ],
      steps: [
        'Combine com alguém duas mensagens só: “saí” e “cheguei”. Quem fica dorme melhor, e quem vai também.',
        'Hoje, confira documentos, remédios e carregador; anote num papel um telefone de emergência, caso o celular acabe.',
        'Se quem dirige estiver com sono, parem vinte minutos. Nenhum horário vale mais do que isso.',
      ],
      wishes: [
        'Que a estrada[ {when}] seja tranquila e a chegada, alegre.',
        'Que todos voltem com história boa para contar.',
      ],
      also: 'E boa viagem[ {when}].',
    },
  },
};

export const justice: ThemeTexts<keyof typeof justicePlan> = {
  groups: {},
  situations: {
    injustice: {
      says: ['fizeram comigo|injust*', 'sairam impunes', 'me acusaram', 'justiça|justica .. deus & fizeram|quero|clamo|peco', 'injustica|injusticado|injusticada|injusto|injusta|injustamente', 'processo|audiencia|juiz|justica|julgamento|advogado|tribunal|causa & esper*|medo|amanha|ganhar|perder|ganhe|saia|resultado|favoravel|demora', 'calunia|difamacao|difamaram|acusado|acusada|acusaram|culparam|fofoca|fofocas .. mim|falsamente|injustamente|sem|de', 'roubaram|roubado|roubada|assaltado|assaltada|golpe|golpista|enganado|enganada|furtaram', 'vizinho|vizinha|vizinhos & barulho|briga|problema|ameaca|inferno|perturba|som', 'justica divina|de_deus|do_ceu', 'cade|onde .. justica', 'meus|nossos direitos & passaram|negaram|roubaram|violaram|tiraram|violados', 'maus|ruins|perversos|impios|corruptos & bem|prosperam|rindo|vencem|impunes', 'mal|errado & rindo|impune|solto|feliz & quem|eu|chorando|prejuizo', 'passaram|passado|passada|passou .. pra_tras|para_tras|por_cima|a_perna|rasteira', 'me acusam|acusaram|acusou|culpam|culparam & nao|injusto|falso|fiz|roubo|mentira', 'falso testemunho', 'caluniado|caluniada|calunia|calunias|difamacao|difamada|difamado', 'mentira|mentiras|boato|boatos .. sobre|de|contra mim', 'sujou|sujaram .. meu nome', 'fui|fomos|me|sendo prejudicado|prejudicada|enganado|enganada|lesado|lesada|discriminado|discriminada|injusticado|injusticada|passado_pra_tras|passada_pra_tras', 'racismo|preconceito|discriminacao|impunidade|impune|impunes', 'cumpri .. minha parte', 'me fizeram|fizeram_comigo .. mal|maldade|covardia|injustica', 'quem .. fez .. mal|errado .. rindo|impune|solto|bem', 'golpe|estelionato|estelionatario|piramide|clonaram|furto|roubo', 'sentenca|desembargador|desembargadores|recorremos|defensoria', 'nao e|foi justo', 'guarda .. filho|filha|filhos|criancas & juiz|audiencia|decidida|perder|justica|pai|processo'],
      not: ['injusto deus', 'sol da justica', 'senhor e minha justica', 'filha|marido .. traiu', 'salmo de justica', 'amor .. roubou', 'apresentacao', 'telas roubaram', 'audiencia .. divorcio|separacao', 'inss|visto|asilo', 'revolucao', 'filho .. roubo|roubou|preso', 'aliança|alianca', 'justa causa'],
      heard: [
        'O que fizeram foi injusto, e você não precisa fingir que não foi.',
        'Há um erro de outros nas suas costas[, {span}]. Sinto muito.',
        'Sinto muito pela injustiça[ {ago}]. Ela cansa duas vezes: pelo dano e pela espera de que alguém repare.',
      ],
      psalms: [
        'O {psalm} diz que Deus vê a aflição e a dor e não desvia o rosto. É um Salmo que dá nome às coisas.',
        'O {psalm} pede: “faze-me justiça, defende a minha causa”. Você pode pedir sem suavizar.',
      ],
      steps: [
        'Escreva hoje os fatos em ordem, com datas, nomes e provas, numa página só, sem adjetivos. Essa folha serve para qualquer porta.',
        'Procure a Defensoria Pública, o Procon ou a delegacia, conforme o caso, e pergunte só o primeiro passo e o prazo.',
        'Escolha uma pessoa para contar tudo uma vez até o fim; depois disso, combine com ela de falarem de outra coisa por uma hora.',
      ],
      wishes: [
        'Que apareça alguém que queira ouvir os dois lados.',
        'Que a verdade chegue, e que a espera não azede os seus dias.',
      ],
      also: 'E a injustiça que fizeram continua doendo.',
    },
  },
};
