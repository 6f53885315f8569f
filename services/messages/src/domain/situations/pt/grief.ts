import type { grief as plan } from '../plan/loss.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const grief: ThemeTexts<keyof typeof plan> = {
  groups: {
    died: 'morreu|faleceu|partiu|morreram|faleceram|descansou|desencarnou',
    death: 'morte|falecimento|partida|luto|perda|enterro|velorio|sepultamento',
    lost: 'perdi|perdemos|perder|perdeu',
    spouse: 'marido|esposo|esposa|mulher|companheiro|companheira|noivo|noiva',
    pet: 'cachorro|cachorra|cachorrinho|cachorrinha|cao|cadela|gato|gata|gatinho|gatinha|bichinho|pet|passarinho|papagaio|coelho|calopsita',
    offspring: 'filho|filha|filhinho|filhinha|bebe|menino|menina',
    recent:
      'ontem|hoje|semana|dias|domingo|segunda|terca|quarta|quinta|sexta|sabado|recente|recentemente|agora|acabou|acabei',
    miss: 'saudade|saudades|sinto|falta',
  },
  situations: {
    grief: {
      says: [
        'perdi alguem',
        'de luto',
        'deus levou',
        'deus chamou',
        '<who> .. ceu|descansar',
        '<who> $died',
        '<who> .. $died',
        '$lost meu|minha|meus|nosso|nossa|a|o .. <who>',
        '$died .. meu|minha|nosso|nossa <who>',
        '$death do|da|de|dos .. <who>',
        'luto|enlutado|enlutada|viuvo|viuva',
        'cadeira|lugar vazia|vazio',
        '<who> se foi',
        'se foi .. <who>',
        'depois que .. <who> $died',
        'sem meu|minha|o|a <who> & $miss',
      ],
      not: [
        '$lost .. emprego|contato|paciencia',
        'quase morreu',
        'graças .. nao morreu',
        '$pet $died',
        'aniversario de falecimento',
      ],
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
      says: [
        '<who> .. $died|foi & semana|semanas|dias|ontem|domingo|segunda|terca|quarta|quinta|sexta|sabado|mes',
        'semanas|dias sem .. <who>',
        '<who> .. $died .. $recent',
        '<who> .. $died & $recent',
        '$recent .. $died .. <who>',
        '$lost .. <who> & $recent',
        'acabei|acabamos|acabou de perder .. <who>',
        'enterramos|enterrei .. <who>',
        'meus|os pesames',
        '$died|$lost .. <who> .. ha|faz|fez dias|semana|semanas|dia|mes|pouco',
      ],
      not: ['$pet', 'anos|ano atras|que|desde', 'ha|faz|fez .. anos|ano', 'emprego'],
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
      says: [
        'sinto .. falta .. <who>',
        'ainda .. sinto|choro & <who>',
        'saudade|saudades .. <who>',
        '<who> .. $died .. <n=anos>',
        '<who> & $died & anos',
        '<who> $died em .. 2000|2010|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024',
        'saudade|saudades .. <who> .. que|ja $died|faleceu|partiu|foi',
        'muita|tanta|tantas|muitas|sinto|com|bate saudade|saudades .. meu|minha|do|da|de .. <who>',
        'sinto .. falta .. meu|minha|do|da <who>',
        '<who> & faz falta',
        'anos|ano|aniversario|data .. $death .. <who>',
        'anos sem .. <who>',
        'faria|completaria .. anos',
        'primeiro natal|aniversario|ano sem .. <who>',
        '$lost .. <who> && anos|infancia|crianca|pequeno|pequena',
      ],
      not: ['$pet', 'longe|mora|viajou|exterior|namorado|namorada', 'ex'],
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
      says: [
        'anos casada|casado com & morreu|partiu|faleceu|perdi',
        'desde que .. <who=$spouse> .. partiu|morreu|faleceu',
        'meu|minha|o|a <who=$spouse> .. $died',
        'meu|minha <who=$spouse> & $died',
        '$lost .. meu|minha .. <who=$spouse>',
        '$death .. meu|minha .. <who=$spouse>',
        'viuva|viuvo|viuvez|enviuvei',
        'cama .. vazia|grande && $died|$lost|partiu',
      ],
      not: ['$lost .. meu|minha <who=$spouse> .. para|pra outra|outro', 'foi embora', 'traiu|traicao|separ*'],
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
      says: [
        'enterrei meu|minha filho|filha',
        'perder um filho|filha',
        'meu|minha|nosso|nossa <who=$offspring> .. $died',
        '$lost .. meu|minha|nosso|nossa|um|uma .. <who=$offspring>',
        '$death .. meu|minha|nosso|nossa <who=$offspring>',
        'enterrei|enterrar|enterramos .. <who=$offspring>',
        'mae|pai que perdeu .. filho|filha',
      ],
      not: ['gravidez|gestacao|aborto|barriga|semanas', '$lost .. guarda|contato', 'quase'],
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
      says: [
        'perdemos o bebe',
        'sem batimentos|batimento',
        'nao tinha batimento|batimentos',
        'perdi|perdemos .. bebe|gravidez|gestacao|filho & semanas|meses|barriga|gravida|gestacao',
        'perdi|perdemos o|um|meu|nosso|a|uma|minha bebe|gravidez|gestacao',
        'aborto espontaneo|retido',
        'sofri|tive um|o aborto',
        'natimorto',
        'coraçao|coracaozinho .. parou|bate mais',
        'nasceu morto|sem vida',
      ],
      not: ['fiz um|o aborto', 'medo de perder'],
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
      says: [
        'tive que sacrificar',
        '<who=$pet> .. virou estrelinha',
        'perdi minha|meu .. <who=$pet>',
        '<who=$pet> .. $died|morta|morto|sacrificar|sacrificado|eutanasia|atropelado|atropelada|estrelinha|arco',
        '$lost|$death .. <who=$pet>',
        '$died .. <who=$pet>',
        'saudade|saudades|falta .. <who=$pet>',
        'eutanasia & <who=$pet>',
        'anos comigo|conosco & $pet',
      ],
      not: ['fugiu|desapareceu|sumiu'],
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
      says: [
        'poucos dias|meses de vida',
        '<who> .. esta indo|partindo|morrendo',
        'nao tem mais jeito & <who>',
        '<who> .. morrendo|partindo|paliativo|paliativos|terminal|ultimos dias|desenganado|desenganada',
        '<who> & paliativo|paliativos|terminal|desenganado|desenganada',
        'medicos|medico .. nada|mais .. fazer & <who>',
        'despedir|despedida .. <who>',
        '<who> .. poucos|ultimos dias|meses|horas .. vida',
        'nao tem|ha mais o que fazer && <who>',
        '<who> .. vai|esta partir|indo embora .. cancer|hospital|doenca',
      ],
      not: ['$died', 'morrendo de saudade|rir|medo|vergonha|vontade', 'aeroporto'],
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
      says: [
        'corpo presente',
        'vamos enterrar',
        'enterrar .. <who>',
        'cemiterio & amanha|hoje|sabado|domingo',
        'enterro|velorio|sepultamento|funeral|cremacao .. hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde',
        'hoje|amanha .. enterro|velorio|sepultamento|funeral|cremacao|enterrar',
        'vamos|vou|tenho .. enterrar|velar|enterro|velorio .. <who>',
        'misa de setimo dia',
        'enterro|velorio|sepultamento do|da|de .. <who>',
      ],
      not: ['foi ha|faz', 'anos'],
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
