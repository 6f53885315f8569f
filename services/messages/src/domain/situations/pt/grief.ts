import type { grief as plan } from '../plan/loss.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const grief: ThemeTexts<keyof typeof plan> = {
  groups: { old: 'velho|velha|veio|veia|nego|nega|companheiro|companheira|amor', times: 'anos|ano|decada|decadas', rite: 'enterro|velorio|sepultamento|funeral|cremacao|caixao|exequias',
    died: 'morreu|faleceu|partiu|morreram|faleceram|descansou|desencarnou|perdeu_a_vida|nao_resistiu|nos_deixou|partiram|falece|falecera',
    death: 'morte|falecimento|partida|luto|perda|enterro|velorio|sepultamento',
    lost: 'perdi|perdemos|perder|perdeu',
    spouse: 'marido|esposo|esposa|mulher|companheiro|companheira|noivo|noiva',
    pet: 'cachorro|cachorra|cachorrinho|cachorrinha|cao|cadela|gato|gata|gatinho|gatinha|bichinho|pet|passarinho|papagaio|coelho|calopsita|coelha|cavalo|egua|hamster|tartaruga|viralata|bichano|dog|doguinho|golden|poodle|pinscher|labrador|yorkshire|york|peludo|peludinho|cadelinha|caozinho|pets|bicho|animalzinho|animal|felino',
    offspring: 'filho|filha|filhinho|filhinha|bebe|menino|menina|filhos|filhas|cacula|caculinha|primogenito|primogenita|garoto|garota|rapaz|guri|guria|moleque|anjinho|anjinha|princesa|mais_velho|mais_nova|mais_novo|bebezinho|nene',
    recent:
      'ontem|hoje|semana|dias|domingo|segunda|terca|quarta|quinta|sexta|sabado|recente|recentemente|agora|acabou|acabei',
    miss: 'saudade|saudades|sinto|falta',
  },
  situations: {
    grief: {
      says: ['perdi alguem', 'de luto', 'deus levou', 'deus chamou', '<who> .. $died', '$died .. meu|minha|nosso|nossa <who>', '$death do|da|de|dos .. <who>', 'luto|enlutado|enlutada|viuvo|viuva', 'cadeira|lugar vazia|vazio', '<who> se foi', 'se foi .. <who>', 'sem meu|minha|o|a <who> & $miss', 'falecimento|falecido|falecida|falecidos', 'faleceu|faleceram|morreu|morreram', 'nao tenho mais minha|meu .. <who>', '<who> .. foi morar|encontro .. deus|senhor|jesus|ceu|pai', '<who> .. no|pro|ao ceu', 'partiu|foi|foi_embora pro|para|pra ceu|gloria|eternidade|casa_do_pai|outro_lado', 'deus|senhor|papai_do_ceu .. levou|chamou|recolheu|buscou .. <who>', 'morreu|faleceu|partiu .. <who>', '<who> .. nos_deixou|me_deixou_aqui|descansou|desencarnou|nao_resistiu', 'a|da|dessa|essa|minha|pela perda & <who>', 'dor da|pela|de perda', 'perda de um|uma|alguem ente|pessoa|querido|querida', '<who> .. assassinado|assassinada|baleado|baleada|morto|morta', 'mataram|assassinaram|tiraram_a_vida .. <who>', 'acidente|covid|cancer|infarto|avc|doenca|tiro .. levou|matou|tirou .. <who>', 'perdi .. <who> .. para|pra|pro .. cancer|covid|doenca|infarto|acidente', 'suicidio|suicidou|se_matou & <who>', '<who> .. tirou .. propria vida', 'enterrei|enterramos|sepultei|sepultamos|cremamos|velamos', 'orfao|orfa|orfaos', 'condolencias|pesames', 'ente querido|queridos', 'cinzas do|da|de <who>', 'vida|casa|mesa|natal .. sem .. <who> & saudade|vazia|vazio|doi|falta', 'quem|alguem .. eu? amava .. $gone', 'saudade|saudades .. que partiu|morreu|se_foi', 'tristeza|dor|saudade .. morte|partida|falecid*', 'superar|aceitar|lidar|viver .. com? morte|partida|perda|luto', '$lost meu|minha|meus|minhas|nosso|nossa .. <who>', 'depois que .. <who> .. $gone'],
      not: ['$lost .. emprego|contato|paciencia', 'quase morreu', 'graças .. nao morreu', '$pet $died', 'aniversario de falecimento', 'luto contra|com|pelo|por|pela', 'jesus|cristo|davi morreu', 'bateria|celular|computador|planta .. morreu', 'por que o ceu|mar'],
      heard: [
        'Sinto muito pela morte {de who}[ {ago}].',
        'Sinto muito por alguém que você perdeu. Quando alguém querido morre, a casa inteira muda de som.',
        'Que notícia triste, a morte {de who}[ {ago}]. Sinto muito.',
      ],
      psalms: [
        'O {psalm} diz que Deus fica perto de quem tem o coração quebrado; não pede que o luto ande depressa.',
        'O {psalm} imagina Deus juntando cada lágrima, como quem não quer que nenhuma se perca.',
      ],
      steps: [
        'Escreva hoje, em três linhas, uma lembrança {de who} que você não quer esquecer, e guarde o papel num lugar seguro.',
        'Conte hoje a alguém uma história desta pessoa, por telefone ou mensagem, do jeito que vier.',
        {
          text: 'Escolha uma foto e deixe-a onde você passa todo dia, até sentir que é hora de guardar.',
          unless: ['who'],
        },
      ],
      wishes: [
        'Que a lembrança {de who} venha acompanhada de paz.',
        'Que a saudade encontre com quem conversar nestes dias.',
      ],
      also: 'E há a falta de quem morreu, que também está nas suas palavras.',
    },
    'grief-recent': {
      says: ['<who> .. $died .. $recent', '<who> .. $died & $recent', '$recent .. $died .. <who>', '$lost .. <who> & $recent', 'acabei|acabamos|acabou de perder .. <who>', 'enterramos|enterrei .. <who>', 'meus|os pesames', '$died|$lost .. <who> .. ha|faz|fez dias|semana|semanas|dia|mes|pouco', '<who> .. se_foi|nos_deixou|perdeu_a_vida|nao_resistiu|descansou & ontem|hoje|anteontem|semana|semanas|dias|domingo|segunda|terca|quarta|quinta|sexta|sabado|madrugada|manha|agora|pouco|mes', '<who> .. $died|morreu & madrugada|manha|noite|anteontem|agora|agorinha|pouco|recente|recentemente', 'ha|faz|fez|tem .. dias|dia|semana|semanas|mes .. perdi|perdemos|sepultei|enterrei|enterramos|sepultamos|morreu|faleceu|partiu', 'ha|faz|fez|tem .. dias|dia|semana|semanas|mes .. sem .. <who>', 'dias|semanas|mes .. que .. <who> .. $gone', 'acabei|acabamos|acabou|acaba de perder|falecer|morrer|partir|enterrar|sepultar|velar', 'recebi|recebemos|soube|chegou .. noticia .. morte|falecimento|faleceu|morreu', 'enterramos|enterrei|sepultei|sepultamos|velei|velamos .. <who> & ontem|anteontem|semana|dias|hoje|domingo|sabado|sexta|quinta|quarta|terca|segunda', 'misa de? setimo dia & anteontem|ontem|foi|pasada|passada', 'perdi|perdemos .. <who> .. ontem|anteontem|hoje|semana|mes_passado|dias|domingo|sabado', 'perdi|perdemos|morreu|faleceu & ontem|anteontem|hoje & <who>', 'luto recente', 'semanas|dias sem .. meu|minha <who>', '<who> .. $died & semana|semanas|dias|ontem|domingo|segunda|terca|quarta|quinta|sexta|sabado|mes'],
      not: ['$pet', 'anos|ano atras|que|desde', 'ha|faz|fez .. anos|ano', 'emprego', '20|15|10|dois|tres anos', 'ano passado', 'velorio|enterro|sepultamento .. amanha|hoje'],
      heard: [
        'Sinto muito pela morte {de who}[, {ago}]. É tudo muito recente, e não existe jeito certo de passar por estes dias.',
        'Que perda grande, e tão perto ainda. Sinto muito.',
        '{who} morreu[ {ago}], e você escreveu. Sinto muito, de verdade.',
      ],
      psalms: [
        'O {psalm} diz que Deus está perto de quem tem o coração partido. Perto, e sem pressa.',
        'No {psalm} alguém diz a Deus, sem enfeite, que os olhos e o corpo se gastaram de tristeza. É uma oração permitida para dias como estes.',
      ],
      steps: [
        'Hoje, deixe que outra pessoa cuide de uma coisa só: a comida, um telefonema, um papel. Diga o nome da coisa, para que ela saiba ajudar.',
        {
          text: 'Mande uma mensagem a quem também conhecia esta pessoa e peça: “me conta uma lembrança”. De longe também serve.',
          if: ['far'],
        },
        'Os papéis e as roupas podem esperar. Hoje basta comer alguma coisa e dormir onde houver companhia, se houver.',
      ],
      wishes: [
        'Que estes primeiros dias tragam gente que sabe ficar em silêncio ao lado.',
        'Que a noite de hoje seja um pouco menos longa.',
      ],
      also: 'E a morte {de who}[ {ago}] está em tudo isso; sinto muito.',
    },
    'grief-years': {
      says: ['sinto .. falta .. <who>', '<who> .. $died .. <n=anos>', '<who> & $died & anos', '<who> $died em .. 2000|2010|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024', 'saudade|saudades .. <who> .. que|ja $died|faleceu|partiu|foi', 'muita|tanta|tantas|muitas|sinto|com|bate saudade|saudades .. meu|minha|do|da|de .. <who>', 'sinto .. falta .. meu|minha|do|da <who>', 'anos|ano|aniversario|data .. $death .. <who>', 'anos sem .. <who>', 'primeiro natal|aniversario|ano sem .. <who>', '$lost .. <who> && anos|infancia|crianca|pequeno|pequena', '<who> .. $gone & anos|decada|decadas|infancia|crianca|pequeno|pequena', 'ha|faz|fez|tem .. anos|decada|decadas .. perdi|perdemos|morreu|faleceu|partiu', 'ha|faz|fez|tem .. anos|decada .. <who> .. $gone', 'um|dois|tres|cinco|dez|muitos|tantos anos|ano sem .. <who>', 'ano|anos sem .. meu|minha .. <who>', '<who> .. $gone .. em .. agosto|maio|junho|janeiro|marco|abril|julho|setembro|outubro|novembro|dezembro|1998|2005|2008|2009|2011|2012|2013|2014', 'anos depois & saudade|choro|chorar|doi|falta|consigo|ainda', 'anos & choro|chorar|chorando & <who>', 'ate hoje|agora .. choro|sinto|doi|falta & <who>', 'desde|em 1990|1995|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020 & <who> & sem|morte|morreu|faleceu|saudade|partiu', 'aniversario de morte|falecimento|partida', 'nunca .. superei|esqueci|aceitei|passou .. morte|perda|partida|<who>', 'tempo .. nao .. cura|apaga|passa|levou & saudade|dor|<who>', 'tempo cura|passa|passou & choro|saudade|doi|morte|<who>', 'lembro|lembrar|lembranca|lembrancas .. <who> .. que .. $gone', 'sonho|sonhei com .. <who> .. que $gone', 'saudade|saudades|falta .. <who> && morreu|faleceu|partiu|se_foi|falecido|falecida|ceu', 'ainda .. sinto|choro .. falta|saudade|morte|perda .. <who>', 'saudade|saudades .. mae|pai|avo|vo|vovo|vozinha|mainha|painho|tia|tio|madrinha|padrinho|irmao|irma', '<who> .. faz .. falta', '<who> .. faria|completaria .. anos'],
      not: ['$pet', 'longe|mora|viajou|exterior|namorado|namorada', 'ex', 'moro|vim|morar|estudo|trabalho|boston|portugal|canada|eua|japao|irlanda|intercambio|interior|mudei', 'filha|filho .. mora|quarto', 'ferias|faculdade', 'nao .. fala|falamos|liga', 'ontem|anteontem|hoje .. morreu|faleceu|perdi', 'terminou|terminamos|separou|separamos|voltar|voltasse'],
      heard: [
        'A saudade {de who} continua, e o tempo passado[, {ago},] não diminui o tamanho de quem faz falta. Sinto muito.',
        'Há saudades que não têm prazo. A sua, {de who}, é assim; sinto muito por esta falta.',
        'Sinto muito por esta ausência que continua. O calendário anda, e certas datas trazem tudo de volta.',
      ],
      psalms: [
        'No {psalm} alguém diz que as lágrimas foram seu pão de dia e de noite, e ninguém na Bíblia o manda parar.',
        'O {psalm} conhece noites de choro, e conhece também manhãs que chegam; não diz quando.',
      ],
      steps: [
        'Faça hoje uma coisa que era {de who}: a receita, a música, o jeito de arrumar a mesa. É um modo de dar lugar à saudade.',
        'Escreva uma carta curta a quem partiu, contando o que aconteceu desde então. Ela não precisa ir a lugar nenhum.',
        {
          text: 'Marque no calendário, para [{when} ou para ]a próxima data difícil, um telefonema com alguém que também sente esta falta.',
          unless: ['alone'],
        },
      ],
      wishes: [
        'Que a lembrança {de who} venha hoje pelo lado mais bonito.',
        'Que a saudade encontre hoje um lugar para sentar, sem mandar na casa inteira.',
      ],
      also: 'E a saudade {de who} atravessa tudo isso.',
    },
    'grief-spouse': {
      says: ['anos casada|casado com & morreu|partiu|faleceu|perdi', 'desde que .. <who=$spouse> .. partiu|morreu|faleceu', 'meu|minha <who=$spouse> & $died', '$lost .. meu|minha .. <who=$spouse>', '$death .. meu|minha .. <who=$spouse>', 'viuva|viuvo|viuvez|enviuvei', 'cama .. vazia|grande && $died|$lost|partiu', 'meu|minha $old .. $gone', '<who=$spouse> .. $gone', '<who=$spouse> .. foi .. morar|encontro .. deus|senhor|jesus|pai', '<who=$spouse> .. foi|esta .. pro|para|com|no ceu|gloria|deus|senhor|jesus', '$lost .. <who=$spouse> & casados|casamento|uniao|juntos|cancer|infarto|covid|acidente|anos', 'perdi|perdemos .. meu|minha .. $spouse', 'morte|falecimento|perda .. <who=$spouse>', 'anos de casados|casamento|uniao|casada|casado & viuva|viuvo|morreu|partiu|faleceu|perdi|sozinha', 'deus levou|chamou|recolheu .. <who=$spouse>', 'cancer|covid|infarto|acidente|avc .. levou|matou .. <who=$spouse>', 'enterrei|sepultei|velei .. <who=$spouse>', 'saudade|saudades|falta .. falecido|falecida|finado|finada .. <who=$spouse>', 'falecido|falecida|finado|finada <who=$spouse>', 'um cafe|prato|lugar so && $gone'],
      not: ['$lost .. meu|minha <who=$spouse> .. para|pra outra|outro', 'foi embora', 'traiu|traicao|separ*', 'quatro patas', 'homem|pedido & aceito', 'viuva salmo', 'que consola'],
      heard: [
        'Meus sentimentos pela morte {de who}[, {ago}]. Perder quem dividia a casa muda até o som das horas.',
        'Sinto muito. Quando morre quem caminhava ao lado, a vida inteira precisa de outro passo, e ninguém aprende isso de um dia para o outro.',
        'Que falta grande, a {de who}[ {ago}]. Sinto muito por esta perda.',
      ],
      psalms: [
        'O {psalm} chama Deus de defensor das viúvas e dos órfãos, e diz que ele dá casa a quem está só.',
        'O {psalm} fala de um Deus que cuida de corações quebrados e enfaixa feridas, como quem senta ao lado da cama.',
      ],
      steps: [
        'Escolha a hora mais difícil do dia, talvez a do jantar, e combine hoje com alguém um telefonema justamente nessa hora.',
        'Há uma tarefa que era {de who}: contas, portão, mercado. Peça hoje a uma pessoa que faça essa tarefa com você uma vez.',
        'Deixe uma coisa {de who} onde está, sem mexer, e mude só uma gaveta, quando quiser e se quiser.',
      ],
      wishes: [
        'Que a noite seja menos comprida, e que haja uma voz do outro lado.',
        'Que o amor vivido com {who} continue sendo seu.',
      ],
      also: 'E há a falta {de who}, em casa e em tudo; sinto muito.',
    },
    'grief-child': {
      says: ['enterrei meu|minha filho|filha', 'perder um filho|filha', '$lost .. meu|minha|nosso|nossa|um|uma .. <who=$offspring>', '$death .. meu|minha|nosso|nossa <who=$offspring>', 'enterrei|enterrar|enterramos .. <who=$offspring>', 'mae|pai que perdeu .. filho|filha', '<who=$offspring> .. $gone', 'meu|minha|nosso|nossa $offspring .. $gone', 'perdi|perdemos .. meu|minha|nosso|nossa|um|uma .. $offspring', 'deus|senhor .. levou|chamou|recolheu|tirou .. $offspring', 'mataram|assassinaram|tiraram .. meu|minha|nosso|nossa .. $offspring', '$offspring .. assassinado|assassinada|morto|morta|baleado|baleada|atropelado|atropelada', 'enterrar|enterrei|enterramos|sepultar|sepultei|velar .. $offspring', '$offspring .. parou_de_respirar|virou_anjo|virou_estrela', 'mae|pai de anjo', 'mae|pai .. enterra|enterrar|enterram .. filho|filha|filhos', 'morte|perda|falecimento .. meu|minha|nosso|nossa|um|de .. $offspring', 'quarto dele|dela && $gone', 'nenhuma|nenhum mae|pai .. devia|deveria|merece'],
      not: ['gravidez|gestacao|aborto|barriga|semanas', '$lost .. guarda|contato', 'quase', 'perdi .. apresentacao|festa|formatura|aniversario|confianca|contato|guarda|celular|jogo|respeito|paciencia|controle', 'drogas|trafico|vicio|mundo do crime', 'cachorro|cachorra|gato|gata|pet', 'para a|o rua|mundo', 'prova|concurso', '$offspring .. da|do|de minha|meu <who> .. $gone'],
      heard: [
        'A morte {de who}[, {ago},] não cabe em palavras; sinto muito. Estas não vão fingir que chegam perto.',
        'Perder {who} é uma dor que não tem medida. Sinto muito, muito.',
        'Sinto muito. Nenhuma mãe e nenhum pai deveria escrever o que você escreveu.',
      ],
      psalms: [
        'O {psalm} imagina Deus recolhendo cada lágrima e anotando todas. Nenhuma das suas é demais.',
        'O {psalm} começa com “até quando, Senhor?”, e a Bíblia guarda essa pergunta sem corrigir quem a fez.',
      ],
      steps: [
        'Diga hoje em voz alta o nome {de who} a alguém que também o ame. Ouvir o nome é parte do cuidado.',
        'Procure um grupo de pais que perderam filhos; muitos hospitais e igrejas sabem indicar um. Hoje basta perguntar, sem decidir nada.',
        {
          text: 'Guarde numa caixa três coisas {de who}. Abra quando quiser, feche quando precisar.',
          if: ['who'],
        },
      ],
      wishes: [
        'Que haja gente ao seu lado que não tenha medo desta dor.',
        'Que o nome {de who} continue sendo dito com amor.',
      ],
      also: 'E há a morte {de who}, maior que qualquer outra coisa; sinto muito.',
    },
    'grief-pregnancy': {
      says: ['perdemos o bebe', 'sem batimentos|batimento', 'nao tinha batimento|batimentos', 'perdi|perdemos .. bebe|gravidez|gestacao|filho & semanas|meses|barriga|gravida|gestacao', 'perdi|perdemos o|um|meu|nosso|a|uma|minha bebe|gravidez|gestacao', 'aborto espontaneo|retido', 'sofri|tive um? aborto', 'natimorto', 'nasceu morto|morta|sem_vida', 'curetagem|natimorto|natimorta|natimortos', 'gravidez|gestacao ectopica|anembrionaria|tubaria|quimica|interrompida', 'perda gestacional|perinatal|neonatal', 'gestacao|gravidez|bebe .. nao .. vingou|evoluiu|adiante|resistiu|sobreviveu|segurou', 'abortei|abortamento', 'aborto & perdi|sofri|tive|semanas|dor|filho|bebe|terceiro|segundo', 'perdi|perdemos|perder o|um|meu|nosso|a|uma|minha .. bebe|nenem|nene|bebezinho|gravidez|gestacao|gemeos', 'coracao|coracaozinho .. parou|nao_batia|nao_bate|parado', 'coracao batendo .. consulta|ultrasom|seguinte', 'ventre|barriga|colo|berco|bercinho vazio|vazia|vazios & bebe|perdi|gravidez|filho', 'enxoval|quarto|bercinho|berco & perdi|perdemos|gravidez|semanas & bebe', 'bebe|filho .. morreu|morto|partiu .. barriga|ventre|parto|utero', 'ano|semanas|meses .. gravida & perdi|perdemos|sangramento & bebe'],
      not: ['fiz um|o aborto', 'medo de perder', 'ataque|infarto|hospital & <who=pai|mae|marido|avo>', 'estou|to .. gravida|semanas', 'celular|mundo'],
      heard: [
        'Sinto muito por este bebê[, {ago}]. Quem já era esperado já era amado, e a perda é real, por cedo que tenha sido.',
        'Sinto muito. Uma gravidez que termina assim[ {ago}] leva junto um futuro inteiro que já tinha começado.',
        'Que perda triste[, {ago}]. Sinto muito por seu bebê e por tudo o que já estava sendo preparado.',
      ],
      psalms: [
        'O {psalm} diz que Deus tece uma vida ainda no ventre e a conhece ali. O seu bebê também foi conhecido.',
        'O {psalm} diz que Deus fica perto de quem tem o coração partido, também quando os outros mal souberam.',
      ],
      steps: [
        'Dê ao bebê um lugar: um nome, uma data escrita, uma flor. Uma perda que tem lugar dói de um jeito menos escondido.',
        'Ligue ao posto ou à maternidade e pergunte por uma consulta depois da perda: o corpo também precisa de cuidado.',
        {
          text: 'Escolha uma pessoa e diga a ela, por mensagem, o que aconteceu e o que você não quer ouvir. Isso ajuda quem quer ajudar.',
          unless: ['secret'],
        },
      ],
      wishes: ['Que ninguém apresse este luto.', 'Que haja braços para o que ficou sem colo.'],
      also: 'E há o bebê que se perdeu; sinto muito por isso.',
    },
    'grief-pet': {
      says: ['tive que sacrificar', '<who=$pet> .. virou estrelinha', 'perdi minha|meu .. <who=$pet>', '<who=$pet> .. $died|morta|morto|sacrificar|sacrificado|eutanasia|atropelado|atropelada|estrelinha|arco', '$lost|$death .. <who=$pet>', '$died .. <who=$pet>', 'saudade|saudades|falta .. <who=$pet>', 'eutanasia & <who=$pet>', 'anos comigo|conosco & $pet', 'perdi|perdemos .. meu|minha|nosso|nossa .. $pet', 'meu|minha|nosso|nossa|o|a $pet .. $gone', '$pet .. $gone', 'patas & perdi|morreu|partiu|foi|saudade|luto', 'veterinari* & sacrificar|sacrificou|morreu|eutanasia|injecao|descansar|despedir|coleira|nao_resistiu|jeito', 'coleira|rabinho|ronronar|potinho|latido|latidos|patinhas|miado & falta|saudade|foi|morreu|partiu|mais|vazia|vazio|mao|silencio', 'sacrificar|eutanasia|sacrificada|sacrificado', 'enterrei|enterramos .. quintal|debaixo|jardim|mangueira', '$pet .. atropelado|atropelada|envenenado|envenenada|envenenaram|mataram|ceu|arco|virou', 'luto .. $pet', 'so um bicho|cachorro|gato|animal'],
      not: ['fugiu|desapareceu|sumiu', 'qual|que salmo', 'vai pro ceu'],
      heard: [
        'Que pena, sinto muito: {who} morreu[ {ago}]. Quem nos esperava na porta todo dia deixa um silêncio enorme.',
        'Que tristeza, perder {who}[ {ago}]. Quem viveu com um bicho sabe que isso é luto de verdade.',
        'Sinto muito. Um companheiro de todos os dias faz falta em cada canto da casa.',
      ],
      psalms: [
        'O {psalm} diz que o carinho de Deus alcança tudo o que ele criou. Isso inclui os bichos que amamos.',
        'O {psalm} diz que Deus cuida de gente e de animais. Quem você perdeu também estava nesse cuidado.',
      ],
      steps: [
        'Escolha a melhor foto {de who} e mande a alguém que também gostava dele, com uma travessura que fazia rir.',
        'Guarde a coleira, o pote ou o brinquedo num lugar só, e deixe a decisão do resto para outro dia.',
        {
          text: 'Se houver crianças em casa, fale com elas hoje pelo nome do que aconteceu: morreu. Elas entendem mais com palavras simples.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que a alegria que {who} trouxe fique mais tempo que a dor.',
        'Que ninguém diga perto de você que era só um bicho.',
      ],
      also: 'E {who} faz falta; sinto muito por essa perda também.',
    },
    'grief-dying': {
      says: ['poucos dias|meses de vida', '<who> .. esta indo|partindo|morrendo', 'nao tem mais jeito & <who>', '<who> .. morrendo|partindo|paliativo|paliativos|terminal|ultimos dias|desenganado|desenganada', '<who> & paliativo|paliativos|terminal|desenganado|desenganada', 'medicos|medico .. nada|mais .. fazer & <who>', 'despedir|despedida .. <who>', '<who> .. poucos|ultimos dias|meses|horas .. vida', 'nao tem|ha mais .. que fazer && <who>', '<who> .. vai|esta partir|indo_embora .. cancer|hospital|doenca', 'dias|horas|meses|semanas contados|contadas', 'medico|medicos|medica .. falou|disse|deu|deram|falaram .. dias|horas|semanas|meses|mes', 'fase|estado|estagio|paciente|doente|quadro terminal', 'paliativo|paliativos|paliativa', 'desenganad*|desenganaram|desenganou', 'agonizando|agoniza|agonia|moribundo|moribunda .. <who>', '<who> .. agonizando|agoniza', 'aparelhos & desligar|desligados|desligarem|desligam', 'se|esta|ta apagando .. aos_poucos|dia|<who>', '<who> .. se|esta|ta apagando', '<who> .. nao .. passa|passar|sai|dura|aguenta|resiste .. desse|deste|dessa|desta|do|da|muito', 'nao passa desse|deste|dessa|desta mes|semana|noite|dia|natal', '<who> & morfina|terminal|agonizando|desenganado', 'leito de morte', 'nas ultimas', '<who> .. esta|ta|vai|prestes .. morrer|morrendo|partir|partindo', 'ultimos dias|momentos|suspiros|horas|meses & <who>', 'mandaram .. pra|para casa .. familia|morrer|esperar', 'despedir|despedida|adeus .. <who> & cama|hospital|uti|doente|cancer|leito|ultimos', 'passagem serena|tranquila|boa .. <who>', 'hora da passagem|partida'],
      not: ['$died', 'morrendo de saudade|rir|medo|vergonha|vontade', 'aeroporto', 'enterro|sepultamento|velorio|funeral', 'vai viajar|pra_longe', '$gone'],
      heard: [
        'Sinto muito. Acompanhar {who} nestes dias[, {when},] é um amor que não foge.',
        'Os médicos já não têm muito a fazer por {who}, e mesmo assim ainda há o que dar: presença, mão, voz. Sinto muito que seja agora.',
        'Sinto muito. Estar perto de alguém que se despede da vida é das coisas mais difíceis e mais verdadeiras que existem.',
      ],
      psalms: [
        'O {psalm} fala de um vale escuro em que ninguém anda sem companhia. Pode ser lido baixinho, ao lado da cama.',
        'O {psalm} diz que o corpo e o coração podem falhar, e que Deus continua sendo o chão. É uma frase para {who} e para quem fica ao lado.',
      ],
      steps: [
        {
          text: 'Diga hoje {a who} uma destas frases, a que for verdade: “valeu por tudo”, “me perdoa”, “está tudo perdoado”, “amo você”. Não precisam ser todas.',
          unless: ['far'],
        },
        {
          text: 'Grave hoje um áudio curto para {who}: uma lembrança e um “amo você”. Alguém que está lá pode tocar perto do ouvido.',
          if: ['far'],
        },
        'Pergunte à equipe que cuida: o que alivia a dor agora, e quem chamamos de madrugada? Escreva as respostas num papel visível.',
      ],
      wishes: [
        'Que haja paz no quarto {de who}, e alguém que também cuide de você.',
        'Que as palavras que importam encontrem hora.',
      ],
      also: 'E {who} está se despedindo da vida; sinto muito.',
    },
    'grief-funeral': {
      says: ['corpo presente', 'vamos enterrar', 'enterrar .. <who>', 'cemiterio & amanha|hoje|sabado|domingo', 'hoje|amanha .. enterro|velorio|sepultamento|funeral|cremacao|enterrar', 'vamos|vou|tenho .. enterrar|velar|enterro|velorio .. <who>', 'misa de setimo dia', '$rite .. hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|daqui|logo|agora', '$rite e|sera|vai_ser|esta|as|foi_marcado', 'hoje|amanha|daqui|agora|logo & $rite', 'velamos|velando|velar|sepultamos|sepultar|cremar|cremando .. <who>', 'velamos|velando|sepultamos|cremamos & hoje|amanha|agora', 'ver|vejo|olhar .. <who> .. no|dentro caixao', 'caixao & amanha|hoje|criancas', 'vou|vamos|tenho|preciso|indo|ir|saindo .. ao|pro|para|pra|no|do $rite', '$rite do|da|de|dele|dela|meu|minha|nosso', 'falar|ler|discursar|dizer|palavras|homenagem no|na|para|durante $rite', 'misa .. setimo|corpo_presente|sufragio', 'despedir & $rite|velorio|enterro|sepultamento', 'cinzas & espalhar|jogar|lancar|entregar'],
      not: ['foi ha|faz', 'anos', 'setimo dia .. foi', 'foi ontem|anteontem|semana', 'meses|mes depois', 'qual|que salmo'],
      heard: [
        'Sinto muito. A despedida {de who} é[ {when}], e despedir-se em público do que dói em silêncio pede muita força.',
        'Sinto muito pela morte {de who}.[ {day} é o dia da despedida.]',
        'Sinto muito. Os dias de velório e enterro passam como num nevoeiro; não é preciso fazer nada perfeito neles.',
      ],
      psalms: [
        'O {psalm} acompanha enterros há muitos séculos: nem no vale mais escuro se anda só. Pode ser lido em voz alta ali.',
        'O {psalm} cabe na despedida, porque diz só isto: Deus está perto de quem tem o coração quebrado.',
      ],
      steps: [
        'Escolha uma pessoa para ficar perto de você durante a despedida e diga a ela hoje: “fica comigo e me leva embora quando eu pedir”.',
        {
          text: 'Se não puder ir, acenda uma luz na mesma hora e leia o Salmo; avise a família que você está junto de longe.',
          if: ['far'],
        },
        'Escreva num papel pequeno uma frase para {who} e leve no bolso. Pode ser lida, ou só levada.',
      ],
      wishes: [
        'Que a despedida[ {when}] tenha mais abraços que palavras.',
        'Que o descanso venha depois, sem culpa.',
      ],
      also: 'E[ {when}] é a despedida {de who}; sinto muito.',
    },
  },
};
