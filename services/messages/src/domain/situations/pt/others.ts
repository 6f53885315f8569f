import type { others as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const others: ThemeTexts<keyof typeof plan> = {
  groups: { betray: 'traiu|traido|traida|traicao|mentiu|mentira|mentiras|enganou|escondeu|riem|riram|fofoca|fofocou|segredo|segredos|apunhalou|decepcionou|decepcao|decepcionado|decepcionada|falsa|falso|falsidade|inventou|espalhou|magoou|usou|trocou|bloqueou|excluiu|ignora|afastou|sumiu|abandonou|roubou|costas', abroad: 'portugal|exterior|boston|eua|canada|japao|irlanda|espanha|italia|alemanha|franca|londres|lisboa|australia|estado|capital|miami|paris|suica|inglaterra|dublin|orlando|fora|porto|europa|america|estrangeiro|sp|paulo|rio|brasilia|curitiba|catarina|alegre|longe|intercambio',
    alone: 'sozinho|sozinha|solidao|solitario|solitaria|isolado|isolada',
    friend: 'amigo|amiga|amigos|amigas|amizade|colega|amigona|amigao|bff|best|parceira|turma',
  },
  situations: {
    lonely: {
      says: ['nao tenho com quem', 'sem ninguem para|pra|com', 'ninguem pra conversar', 'solidao', 'me sinto|sinto|estou|to|vivo|moro|muito|tao $alone', 'nao tenho amigos|amizades|ninguem', 'ninguem para|pra|com conversar|falar|desabafar|dividir', 'viver|morar|passar $alone', 'sinto|sinto_me|me_sinto muito|tao|bem|extremamente so', 'me sinto so', 'ninguem .. pergunta|liga|procura|repara|nota|visita|convida|importa|lembra|entende & mim|eu|estou|me|como|aqui|nunca', 'queria|quero|preciso|falta .. um|uma|de amigo|amiga|companhia|amizade|abraco', 'celular|telefone .. mudo|nao_toca|nunca_toca|silencioso|toca', 'nenhum|ninguem .. pra|para|quem ligar|conversar|desabafar|abracar|contar', 'contatos|seguidores & nenhum|ninguem|sozinho|sozinha|so', 'sozinho|sozinha|solidao & sempre|todo|noite|domingo|casa|mundo|sinto|muito|natal|domingos|almoco|vazia|dia|vida', 'contar|conto .. meu dia', 'falar|conversar|desabafar com alguem', 'falo sozinha|sozinho|com_as_paredes|com_a_tv', 'nao tenho|com ninguem|amigos|amigas|amizades', 'isolado|isolada|invisivel|excluido|excluida|abandonado|abandonada & sinto|me|estou|todos|ninguem', 'sabado|domingo|sexta|noite & mudo|sozinho|sozinha|ninguem & casa|sempre|celular|eu|so', 'faltasse|sumisse|morresse .. ninguem|notaria|repararia|perceberia', 'solitario|solitaria|solitude', 'nao tenho .. ninguem|amigos|amizades|companhia .. conversar|falar|desabafar'],
      not: ['crio|criar|criando .. $alone', 'cuido', 'filho|filha .. $alone', 'casa|cidade|pais|escola|faculdade nova|novo', 'anos, filha|filhos', 'tenho 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89 anos', 'crio|filhos', 'namorado|namorada|namoro|marido .. terminou|deixou', 'ninguem .. chama|contrata', 'foi feita|doenca', 'viuva|viuvo', 'demit*', 'ninguem .. sabe|viu', 'engravidar', 'namorei|solteir*|marido|encalhad*|casando|casadas'],
      heard: [
        'Falta gente perto[, {span}], e você disse isso sem disfarçar.',
        'A solidão[ {span}] deixa as noites compridas e o telefone quieto. Sinto muito.',
        'Não ter com quem dividir o dia é uma falta de verdade.',
      ],
      psalms: [
        'No {psalm} alguém pede a Deus: “olha para mim, estou só”. É uma oração de uma linha, e não esconde nada.',
        'O {psalm} diz que nem no fim do mar se fica fora do alcance de uma mão que segura.',
      ],
      steps: [
        'Escolha um lugar com hora marcada em que haja as mesmas pessoas toda semana (coral, missa, curso, ginástica na praça) e vá uma vez só, para olhar.',
        'Hoje, diga o nome de alguém que você encontra sempre, o porteiro, a moça da padaria, e faça uma pergunta a mais que o normal.',
        'Mande uma mensagem a uma pessoa de quem você gostava e que o tempo levou: “lembrei de você hoje”.',
      ],
      wishes: [
        'Que nesta semana alguém pergunte por você, e escute a resposta.',
        'Que haja logo uma segunda cadeira ocupada na sua mesa.',
      ],
      also: 'E falta companhia para dividir isso.',
    },
    homesick: {
      says: ['longe da minha terra|familia|casa', 'saudade|saudades da minha terra|familia|casa|cidade', 'longe da|de minha? .. familia|casa|terra|cidade|todos', 'mudei|mudamos|moro|vim .. cidade|pais|estado|portugal|exterior|capital|eua & $alone|saudade|saudades|ninguem|dificil|adaptar|conheco', 'cidade|pais|escola|lugar|bairro novo|nova .. $alone|ninguem|amigos|dificil|adapt*', 'nao conheco ninguem', 'nao .. acostumo|adapto|acostumei|adaptei', 'imigrante|imigrei', 'moro|vivo|vim|estou|to|mudei|trabalho|estudo & $abroad & saudade|saudades|falta|choro|distancia|voltar|familia|sozinho|sozinha|chorei|coracao', 'longe|distante .. de|da|do|dos|das meus|minha|casa|familia|terra|pais|mae|brasil|todos|filhos|tudo & saudade|saudades|doi|falta|dificil|triste|moro|sinto|choro|cheiro|abraco', 'distancia dos|da|do|de meus|minha|familia|casa|terra', 'videochamada|chamada_de_video & abraca|saudade|mae|pais|familia|falta', 'abraco|cheiro|comida|colo .. mae|casa|vo|pais|familia & longe|falta|saudade|saudades|queria', 'vim pra|para|do|da|de|trabalhar & saudade|saudades|familia|coracao|longe|deixei', 'deixei .. familia|filhos|mae|meus|casa & saudade|saudades|outro|pais|trabalhar|longe|vim', 'familia .. esta|ta|ficou|mora|toda .. no|na|em|la & eu|aqui', 'voltar pra|para .. casa|minha_terra|minha_cidade & longe|estudo|moro|penso|outro|quero', 'minha terra|terrinha|roca & saudade|saudades|longe|falta|volto|voltar', 'saudade|saudades .. do brasil|nordeste|interior|sertao|maranhao|ceara|bahia|minas|para', 'saudade|saudades da|de|do .. mae|pai|familia|pais && moro|exterior|longe|outro|mudei|vim|vivo|boston|portugal', 'sou|sai do|da|de .. & vivo|moro & frio|distancia|falta|saudade|longe', 'moro|vivo .. portugal|exterior|fora_do_brasil|fora_do_pais|eua|canada & saudade|saudades|falta|choro|sozinho|sozinha|dificil|familia|longe', 'saudade|saudades .. casa|familia|terra|brasil|todos|interior|cidade'],
      not: ['<who> .. mora longe', 'morreu|faleceu', 'visto|documento|documentos', 'deus .. longe', 'longe de deus|igreja', 'namorado|namorada|noiva|noivo|marido|esposa .. mora|longe', 'filho|filha .. mora|mudou|foi', 'ha anos .. perdi'],
      heard: [
        'Viver longe de casa[, {span},] é ter o corpo num lugar e o domingo em outro.',
        'Tudo é novo onde você está[, {span}], e a saudade conhece o caminho de volta de cor.',
        'Você está longe da sua gente, e isso se sente nas coisas pequenas: o pão, o sotaque, a rua.',
      ],
      psalms: [
        'O {psalm} é de gente longe de casa, sentada à beira de um rio estranho, chorando de saudade. A Bíblia guardou essa canção.',
        'O {psalm} diz que mesmo no outro lado do mar há uma mão que guia. Vale também para quem mudou de cidade.',
      ],
      steps: [
        'Combine com alguém de lá uma ligação fixa por semana, com dia e hora, para que a saudade saiba quando será atendida.',
        'Descubra hoje um lugar perto de você onde se come, canta ou fala como na sua terra, e marque o dia de ir.',
        'Aprenda o nome de três vizinhos ou colegas até o fim da semana. Um lugar começa a ser nosso por nomes.',
      ],
      wishes: [
        'Que o lugar novo tenha logo um rosto amigo.',
        'Que a saudade não estrague o que há de bom onde você está.',
      ],
      also: 'E a saudade de casa aperta no meio disso.',
    },
    'friend-betrayed': {
      says: ['contou meu segredo', '<who=$friend> .. contou|espalhou|falou|costas', 'pelas costas', 'melhor amiga|amigo .. traiu|contou|afastou|mentiu', 'traicao|decepcao|decepcionado|decepcionada|magoado|magoada|mentira .. <who=$friend>', 'falsa|falso|falsas|falsos $friend', '$friend falso|falsa|falsos|falsas', 'briguei|brigamos|discuti|discutimos|perdi|perdendo .. <who=$friend>', '<who=$friend> .. nao .. fala mais|fala comigo|responde|procura', '<who=$friend> & $betray', 'minha|meu melhor amiga|amigo .. $betray', 'minhas|meus $friend .. $betray', 'confiei|confiava .. pessoa|nela|nele|amiga|amigo .. errada|errado|tra*|usou|contou|segredo|mentiu', 'apunhalado|apunhalada', 'era|eramos como|feito irma|irmao|irmas|irmaos & $betray|confiei|amiga|amigo', 'grupo .. amigas|amigos & sem|riem|falando|excluida|mal', 'mais precisei|precisava & sumiu|amigo|amiga|ninguem|virou', '<who=$friend> .. falou|falando|fala mal|de_mim', '<who=$friend> .. ficou|saiu|namorando|namora com meu|minha ex|namorado|marido', 'amizade .. acabou|acabando|acabar|esfriou|quebrada|traida', 'briguei|brigamos|discuti|discutimos .. com? .. <who=$friend>', 'sem amigos|amigas .. depois|traicao', 'falsos amigos|amigas'],
      not: ['morreu|faleceu', 'doente|hospital|cancer|depressao', 'sem amizade', 'depressiva|suga|triste', 'fez as pazes|voltei com', 'saudade', 'emprestei|dinheiro|divida', 'me pediu perdao .. amizade', 'traí|contando o segredo dela|menti', 'socia|socio', 'pastor|igreja', 'colega .. faculdade|trabalho .. vaga', 'companheiro', 'vizinha|vizinho', 'preocup*', 'ele nao ta|esta'],
      heard: [
        'O que veio {de who}[ {ago}] doeu justamente por vir de onde havia confiança. Sinto muito.',
        'Uma amizade ferida[ {ago}] não tem nome de luto, mas se parece. Sinto muito.',
        'Sinto muito pelo que aconteceu com {who}. Amizade também se perde, e também se chora.',
      ],
      psalms: [
        'O {psalm} diz: não foi um inimigo, foi você, meu amigo, com quem eu andava. Três mil anos depois, a frase continua exata.',
        'O {psalm} fala do amigo que comia o mesmo pão e levantou o calcanhar. Quem orou assim não escondeu a mágoa.',
      ],
      steps: [
        'Antes de falar com outras pessoas sobre isso, escreva o que aconteceu em cinco linhas, só fatos. Depois veja qual linha dói mais.',
        'Se quiser conversar, comece por uma pergunta (“o que aconteceu do seu lado?”) e só depois conte o seu.',
        'Dê a si um prazo, uma semana, antes de decidir se a amizade acabou ou só se machucou.',
      ],
      wishes: [
        'Que a próxima pessoa a quem você contar algo saiba guardar.',
        'Que a mágoa não tire de você o dom de confiar.',
      ],
      also: 'E há uma amizade que machucou.',
    },
    'friend-worry': {
      says: ['<who=$friend> .. nao esta bem', '<who=$friend> .. nao come|sai|fala|responde', '<who=$friend> & preocup*', 'como ajudar .. <who=$friend>', 'ajudar|ajudo|apoiar|consolar .. <who=$friend>', 'preocupado|preocupada|preocupo .. <who=$friend>', '<who=$friend> .. nao esta|ta|anda|parece bem|legal|normal', '<who=$friend> & preocupado|preocupada|preocupo|triste|sumido|sumida|calado|calada|ajudar|sofrendo|depressao|depressiva|crise|emagreceu|perdido|perdida|precisando|separou|mal|suga|abusivo|abusiva|chorando|rumo', 'visitar|fui .. ela|ele|amiga|amigo & cortinas|chorando|triste|mal|preocupada', 'ajudar|ajudo|apoiar|apoio|consolar|chegar_perto .. um|uma|meu|minha|ela|ele .. <who=$friend>', 'como .. ajudar|apoiar .. amigo|amiga', 'boa amiga|amigo & ajudar|perto|como', 'amiga|amigo .. relacionamento abusivo|toxico|que', 'companheiro|colega de trabalho|servico|faculdade .. perdeu|triste|mal|sofrendo|rumo|problemas|dificil', 'reza|ore|ora|orem|peco .. <who=$friend> .. nao_ta|nao_esta|triste|mal|dificil', '<who=$friend> .. triste|sofrendo|depressao|passando|problemas|precisa|desempregado|desempregada|crise|perdeu'],
      not: ['perdi|traiu|mentiu|falou_mal', 'morreu|faleceu', 'comigo', '<who=$friend> .. cancer|hospital|uti|cirurgia', '$friend .. me .. traiu|mentiu|decepcionou|ignora|bloqueou', 'fecha* na minha cara', 'prova|concurso', 'melhores amigas', 'contra|riem', 'emprestei', '$friend .. uti|coma|cirurgia|internad*', 'coma'],
      heard: [
        'Você escreve por causa {de who}, que não está bem[ {span}]. Pouca gente faz isso.',
        '{who} está num tempo ruim, e você quer ajudar sem atrapalhar.',
        'Preocupar-se com um amigo em silêncio também é uma forma de ficar perto.',
      ],
      psalms: [
        'No {psalm} alguém conta que jejuou e se vestiu de luto quando os amigos adoeceram, como por um irmão. Você está em boa companhia.',
        'O {psalm} é uma bênção para outra pessoa num dia de aperto. Leia-o trocando “te” pelo nome {de who}.',
      ],
      steps: [
        'Mande {a who} uma mensagem que não peça “como você está?”, mas ofereça algo com hora: “passo aí quinta às sete com um lanche?”.',
        {
          text: 'De longe, combine dez minutos de áudio por dia, sem conselho: um conta o dia, o outro também.',
          if: ['far'],
        },
        'Pergunte {a who}: “quer que eu ajude, que eu escute, ou que eu distraia?”. E faça só o que ouvir.',
      ],
      wishes: [
        'Que {who} perceba que tem você.',
        'Que a sua ajuda encontre a hora certa, e que você também descanse.',
      ],
      also: 'E você ainda se preocupa com {who}.',
    },
  },
};
