import type { love as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const love: ThemeTexts<keyof typeof plan> = {
  groups: {
    partner:
      'marido|esposo|esposa|mulher|namorado|namorada|noivo|noiva|companheiro|companheira|parceiro|parceira|conjuge|noivos|crush|ficante|namoradinho|ex',
    ended:
      'terminou|terminamos|terminei|acabou|separou|separamos|deixou|largou|abandonou|termino|separacao|sumiu',
  },
  situations: {
    heartbreak: {
      says: ['coracao .. doi|doendo|partido', 'sofrendo .. por amor', 'chorando por .. homem|mulher|ele|ela', 'coracao .. partido|quebrado|despedacado|machucado', 'desilusao|decepcao amorosa', 'sofro|sofrendo|sofrer|dor .. amor', 'amo .. nao .. ama|quer|corresponde|sente', 'nao correspondido|correspondida', 'me apaixonei|apaixonado|apaixonada', 'esquecer|esqueço|esqueco .. <who=ex|ele|ela|namorado|namorada>', 'amor .. acabou|acabando|dói|doi', 'amor|amar|paixao & doi|dor|sofro|sofrendo|sofrer|ferida|ferido|pedacos|perdeu|acabou|machuca|machucada|machucado|decepcionei|desilusao', 'coracao .. pedacos|quebrado|despedacado|machucado|dilacerado|estilhacado|partido|frangalhos|ferido|ferida', 'sofrencia', 'ferido|ferida|machucado|machucada|decepcionado|decepcionada no|de|por|pelo amor', 'eu .. amo .. ele|ela & nao|estranho|fria|frio|trata|ignora|indiferenca', 'ele|ela|<who=$partner> .. me .. trata|ignora|despreza|rejeita|rejeitou .. frieza|estranho|nada|frio|mal|lixo', 'frieza|desprezo|desprezada|desprezado|rejeicao|rejeitado|rejeitada|indiferenca', 'gostar|gosto|amar|amo & doi|frieza|nao|some', 'relacionamento|namoro|romance & dificil|toxico|ruim|abusivo|mal|sofrendo|sofro|problema|problemas|doi|frio', 'me apaixonei|apaixonado|apaixonada|paixao', 'ex|ex-namorado|ex-namorada|ex-marido|ex-mulher & saudade|esquecer|amo|doi|volte|voltar|penso|gosto', 'nao consigo .. esquecer|superar .. ele|ela|amor|quem', 'dor|mal|desilusao|decepcao de? amor|amorosa|amorosas', 'coracao que nao', 'vida|area amorosa|sentimental', 'sofro|sofrendo|chorando|choro por .. ele|ela|alguem|homem|mulher'],
      not: ['deus nao', '<who=filho|filha> .. sofrendo', 'deus|jesus|senhor .. amo|amor', 'livro|filme|musica', 'amor .. filho|filha|mae|pai', 'apaixonad* .. jesus|deus|profissao'],
      heard: [
        'Amor que dói assim[, {span},] não se cura com conselho.',
        'Sinto muito pelo que aconteceu com o seu coração. O amor não correspondido ou perdido também é perda.',
        'Você escreve sobre um amor que machucou[ {ago}].',
      ],
      psalms: [
        'O {psalm} fala de um Deus que cuida de corações quebrados, como quem enfaixa sem apertar.',
        'O {psalm} convida a derramar o coração sem arrumar antes. Hoje ele pode sair como está.',
      ],
      steps: [
        'Escreva a mensagem que você não vai mandar, inteira, e apague amanhã. Hoje ela só precisa sair de dentro.',
        'Deixe o telefone em outro cômodo das nove às dez da noite, a hora em que mais se procura o nome de alguém.',
        {
          text: 'Conte a uma pessoa só, com começo e fim, e peça que ela não dê conselho.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'Que o seu coração encontre hoje meia hora de sossego.',
        'Que o que você tem para dar encontre quem receba.',
      ],
      also: 'E há também esse amor que dói.',
    },
    breakup: {
      says: ['meu|minha namorado|namorada .. terminou|deixou|sumiu', 'acabou .. namoro|casamento|noivado|relacionamento', 'pediu .. divorcio|separacao|tempo', '$ended .. comigo|namoro|relacionamento|noivado|casamento', 'fim do|de meu? namoro|relacionamento|noivado|casamento', 'termino do|de|meu namoro|relacionamento', 'ele|ela|<who=$partner> .. foi_embora|saiu_de_casa', 'levei um? pe|fora', 'divorcio|divorciando|separando|separacao|divorciei|divorciar|divorciada|divorciado', 'nao .. mais|esqueco|superar|supero .. ex|termino|namoro', 'saudade|saudades|falta .. <who=ex|ex-namorado|namorado|namorada>', 'terminamos|separamos|rompemos|rompimento|terminou_comigo|rompeu_comigo', 'terminei .. com|namoro|relacionamento|noivado|namorado|namorada|ontem|hoje', 'me largou|trocou|chutou|dispensou|abandonou & ele|ela|$partner|outro|outra|anos|casados|namoro|whatsapp|ontem|mensagem|mim|mesmo', 'me deixou por|depois|sem|apos|pra|ontem|hoje|ha|faz|sozinha|sozinho|grávida|gravida|para', 'ele|ela|<who=$partner> .. me deixou|largou|abandonou|dispensou|trocou|bloqueou', 'tomei|levei um|uma|o chute|fora|pe|toco|bota', 'fez|pegou|arrumou .. malas|mala .. saiu|foi', 'nao me ama mais', 'disse|fala|falou .. que nao .. me? ama|quer|sente .. mais', '<who=$partner> .. desistiu|cancelou|terminou|rompeu|largou|separou', 'desistiu .. de nos|mim|casamento|noivado|relacionamento', 'acabou .. tudo|nosso|meu .. entre_nos|namoro|casamento|relacionamento|noivado|relacao', 'ele|ela nao quer mais .. comigo|ficar|namorar|saber|nada', 'depois de .. anos .. namoro|juntos|casamento|casados|relacionamento && ele|ela .. foi|terminou|acabou|saiu|disse|quer|pediu', 'assino|assinei|assinar .. papeis|divorcio|separacao', 'namoravamos|namorava|eramos_casados && terminou|foi|disse|acabou|apagou|precisava', 'meu|minha <who=ex> .. outra|outro|seguiu|casou|namorando|voltar|volte', 'fui|fiquei deixado|deixada|largado|largada|abandonado|abandonada|trocado|trocada|dispensado|dispensada', 'quer|pediu|vai .. separar|divorciar|divorcio|separacao', 'estou|to|tou me? separando|divorciando|separada|separado|divorciada|divorciado', 'levou|levar um? fora', 'ele|ela|<who=$partner> .. terminou|separou|sumiu', '<who=$partner> .. terminamos|separamos|separou|largou|abandonou'],
      not: ['$partner .. morreu|faleceu', 'pais .. separ*|divorci*', 'acabou de|o mundo', 'emprego', 'me deixou na|no|de|em|fora', 'divorciado|divorciada ha|faz', 'avo|mae|pai|amiga .. me deixou', 'apos|depois divorcio desejo', 'viuv*', 'sacramentos|igreja', 'salmo|salmos', 'emprego|trabalho|vaga|doutorado|mestrado', 'veterinari*', 'ex socia|socio|chefe|colega', 'paz'],
      heard: [
        'Sinto muito pelo fim[, {ago}]. Quando alguém vai embora, vão junto os planos e até os domingos.',
        'Acabou[ {ago}], e o que era dos dois ficou nas suas mãos. Sinto muito.',
        'Sinto muito por essa separação. Ela mexe com a casa, com os amigos, com o calendário.',
      ],
      psalms: [
        'O {psalm} diz que Deus fica perto de quem tem o coração quebrado. Perto, também nas noites de telefone mudo.',
        'O {psalm} fala de feridas enfaixadas com cuidado. Ninguém tira a faixa no segundo dia.',
      ],
      steps: [
        'Hoje, silencie as notificações desta pessoa por uma semana. Não é guerra; é um curativo.',
        'Escolha a hora mais vazia do dia e ponha nela uma coisa com outra pessoa ou em outro lugar, ainda que seja buscar pão mais longe.',
        {
          text: 'Se há filhos, diga a eles hoje só isto: “não é culpa de vocês, e nós dois continuamos seus pais”.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que a próxima manhã não comece por essa lembrança.',
        'Que o seu valor não dependa de quem ficou ou saiu.',
      ],
      also: 'E há o fim desse relacionamento, que ainda dói.',
    },
    cheated: {
      says: ['com outra|outro mulher|homem|pessoa', 'achei|vi .. mensagens|conversa|fotos .. celular', 'me traiu', 'traiu|traicao|traiçao|traida|traido|traindo|infiel|infidelidade|corno|amante', 'descobri .. <who=$partner> .. outra|outro|mensagens|conversas|mentia|traindo', 'ele|ela|<who=$partner> .. com|tem|tinha|arrumou|conheceu outra|outro', '<who=$partner> .. enganou|caso|amante|mentia|traindo|traia|adulterio|trai|infiel|traicao', 'teve|tem|tinha|tendo|mantinha um|uma caso|amante', 'adulterio|amante|chifre|chifrudo|chifruda|corna|corno|infidelidade|infiel', 'peguei|flagrei|descobri|vi|achei|encontrei & motel|hotel|amante|batom|calcinha|traicao|traindo|nota|cama', 'peguei|flagrei|descobri|vi|achei|encontrei .. mensagens|mensagem|conversa|conversas|fotos|whatsapp|zap .. dele|dela|outra|outro|com|no', 'mensagens|conversas|fotos .. dela|dele .. com .. outro|outra|homem|mulher', 'foi so uma? vez & confiar|tocar|disse|diz', 'me enganou|trocou .. com .. prima|irma|amiga|amigo|outra|outro|colega|vizinha|vizinho', 'sai|saindo|saiu|dormiu|ficou com outra|outro', 'traicao|traiu|traido|traida & perdoar|confiar|casamento|marido|esposa|namorado|namorada|doi', 'pulou a cerca'],
      not: ['amigo|amiga|socio|colega .. traiu', 'eu trai', 'trai meu|minha', 'traida|traido .. amiga|amigo', 'amigo|amiga|socio|colega|socia .. me? traiu', 'minha|meu amiga|amigo|irmao|irma traiu', 'tem outro|outra salmo|igreja|emprego|vaga', 'eu tive|traí', 'pai|papai|pais .. outra|amante|traiu', 'minha mulher em'],
      heard: [
        'Sinto muito pela traição[ {ago}]. Descobrir isso muda até as lembranças boas.',
        'Uma confiança quebrada assim[, {ago},] não foi culpa de quem confiou. Sinto muito.',
        'Sinto muito. O que {who} fez diz respeito às escolhas {de who}, e não ao seu valor.',
      ],
      psalms: [
        'O {psalm} é de alguém ferido não por um inimigo, mas por quem andava ao lado. A Bíblia conhece essa dor pelo nome.',
        'O {psalm} deixa derramar tudo diante de Deus: a raiva, a pergunta, o nojo. Nada precisa ser arrumado antes.',
      ],
      steps: [
        'Não decida hoje se fica ou se vai. Decida só onde dormir nesta noite e com quem falar amanhã.',
        'Escreva numa folha as perguntas que precisam de resposta e, noutra, as que só machucam. Leve à conversa apenas a primeira.',
        {
          text: 'Marque uma consulta de saúde simples, com exames; cuidar do corpo é um direito seu, sem vergonha.',
          unless: ['no-money'],
        },
      ],
      wishes: [
        'Que a verdade venha inteira, e que você não precise carregá-la sem companhia.',
        'Que o seu sono volte antes das respostas.',
      ],
      also: 'E há a traição, que quebra a confiança.',
    },
    'marriage-crisis': {
      says: ['orem|oracao .. meu casamento', 'meu casamento', 'parecemos .. estranhos|amigos|colegas', 'casamento|relacionamento|relacao|matrimonio .. crise|mal|dificil|fim|acabando|frio|abalado|desgastado|salvar|restaurar|restauracao|por_um_fio|esfriou|esfriando|morno|rotina|desgaste|ladeira', 'crise|problemas|brigas|briga .. casamento|conjugal|$partner', '<who=$partner> .. nao .. fala|conversa|liga|escuta|entende|olha|carinho|atencao', '<who=$partner> .. frio|fria|distante|grosso|grossa|ausente|mudou', 'eu e meu|minha <who=$partner> .. brig*|discut*|falamos|frios|distantes|crise', 'nao nos falamos|entendemos|conversamos .. $partner|casa', 'restaurar|restaura|restauracao|salvar .. casamento|familia|relacionamento', 'dormimos|dorme em quartos|camas separados|separadas', 'dorme no|em sofa|outro', 'matrimonio|casamento & esfriou|esfriando|restauracao|restaurar|restaura|crise|frio|rotina|salvar|acabando|socorro|dificil|mal|cansada|cansado|peso|reconstruir|distantes', 'costas um|uma pro|para|pra|ao outro|outra', 'cada um .. seu|sua|no|na|lava .. prato|canto|quarto|lado|celular|mundo & casados|casamento|casal|marido|esposa|mulher|jantamos', 'nao temos|ha|existe mais? assunto|dialogo|intimidade|conversa|carinho & marido|esposa|mulher|casados|casal|casamento|nos|anos', '<who=$partner> .. so .. fala|conversa|conversamos|falamos|grita|reclama|briga|celular|trabalho|futebol|necessario|boleto', 'so conversamos|falamos .. sobre|de .. boleto|filhos|contas|casa', 'ele|ela|<who=$partner> nao .. me toca|olha|procura|beija|abraca|deseja|escuta|nota', '<who=$partner> .. frieza|indiferenca|gelo|grosseria|ignora|humilha|indiferente|afastado|afastada|distante', 'meu|nosso casamento|matrimonio', 'brigamos|brigando|discutimos|brigas .. por|por_tudo|sempre|muito|todo|todos|demais|qualquer', '<who=$partner> .. brigamos|brigando|briga|discutimos|brigas', 'anos casados|casada|casado|casamento & assunto|frio|estranhos|prato|esfriou|distantes|separados', 'vida de casal|casada', 'casal .. crise|brigando|distante', 'voltar .. como era|antes & marido|esposa|casamento', 'dormimos|dorme|dormindo em|de costas|separados|separado|quartos|quarto', 'brigo|brigamos|brigando|discutimos|discutindo .. $partner', 'nao conversamos|falamos mais & marido|esposa|mulher|casa|casados|casamento'],
      not: ['traiu|traicao|traindo', 'filho|filha .. nao .. fala', 'pais brig*', 'feliz|marcado|data|sabado|padrinho|madrinha|convite|bodas', 'de namoro & pais', 'viuv*', 'meus pais', 'divorcio|divorciando', 'nao durmo', 'irma|irmao .. brigamos', 'amiga|amigo .. brigamos'],
      heard: [
        'Entre você e {who} a conversa virou briga ou silêncio[, {span}]. Isso gasta os dois.',
        'Um casamento em dificuldade se sente em cada cômodo da casa.',
        'A relação com {who} está passando por um tempo frio[, {span}], e você não quer fingir que não vê.',
      ],
      psalms: [
        'O {psalm} canta como é bom viver em paz sob o mesmo teto. Não diz que é fácil; diz que vale desejar.',
        'O {psalm} pede um guarda para a porta dos lábios. Antes da próxima conversa com {who}, é uma oração útil.',
      ],
      steps: [
        'Hoje, diga {a who} uma coisa que notou e agradeceu, pequena e verdadeira, sem “mas” depois.',
        'Combine vinte minutos de conversa em hora calma, sem celular: um fala cinco minutos, o outro só repete o que ouviu, e trocam.',
        {
          text: 'Antes da próxima conversa, escreva uma frase só que comece com “eu sinto falta de…”, e leve essa em vez da lista.',
          unless: ['far'],
        },
      ],
      wishes: [
        'Que a próxima conversa entre vocês termine melhor do que começou.',
        'Que haja em casa uma noite sem guerra e sem gelo.',
      ],
      also: 'E a relação em casa também está pedindo cuidado.',
    },
    single: {
      says: ['me mande|manda um|uma .. marido|namorado|esposa|namorada|homem|mulher', 'quero casar', 'todo mundo casando', 'deus .. mandar|preparar .. alguem|pessoa', 'quero|queria|procuro|peco|espero|sonho|desejo .. namorado|namorada|companheiro|companheira|marido|esposa|casar|pessoa_certa|alguem_para|alguem_pra', 'solteiro|solteira', 'nunca namorei|tive namorado|namorada', 'vida|area sentimental|amorosa', 'todos|todas .. casando|casaram|casados|namorando', 'solteirona|solteirao|encalhada|encalhado|desencalhar', 'para|pra titia|tia & ficar|fiquei', 'nunca namorei|beijei|casei', 'santo antonio & namorado|namorada|marido|casar|par|esposa', 'ser|viver|envelhecer so|sozinho|sozinha & nasci|quero|medo|nao', 'todo_mundo|amigas|todos|todas|primas|amigos|irmas .. casado|casadas|casados|casando|namorando|casaram', 'cara metade|alma_gemea|outra_metade|tampa_da_panela', 'dividir|compartilhar|partilhar a|o|minha? vida|domingo|almoco|cama & alguem|queria|companheira|companheiro|ninguem|quero', 'ninguem .. boa_noite|me_quer|se_interessa|me_escolhe|me_chama_para_sair|me_namora', 'deus|senhor .. alguem .. pra|para mim', 'namoradinhos|namoradinho', 'quero|queria|sonho|peco|oro|rezo|espero|desejo|procuro|falta|manda|mande .. um|uma|meu|minha marido|esposa|namorado|namorada|companheiro|companheira|parceiro|parceira|noivo|amor|varao', 'envelhecer junto|juntos', 'sem namorado|namorada|ninguem|companheiro|companheira & anos|sozinha|sozinho|domingo|natal|casamento', 'indo|vou|ir .. casamento|casamentos sozinha|sozinho', 'quando .. vai|chega .. minha vez & casar|amor|amigas', 'encontrar|conhecer|achar .. amor|alguem|companheiro|companheira|pessoa|namorado|namorada|marido|esposa'],
      not: ['mae solteira', 'emprego|trabalho', 'voltar com|pro|para', 'amo .. alguem', 'engravidou', 'mae|pai solteira|solteiro|solo', 'ele|ela .. terminou|me deixou', 'volte|voltou|voltasse', 'meu marido|esposo|namorado', 'viagem'],
      heard: [
        'Querer alguém com quem dividir a vida é um desejo bom[, e você o guarda {span}].',
        'Você procura um amor para a vida. Esperar por isso sem calendário não é pouca coisa.',
        'O desejo de encontrar alguém está bem claro nas suas palavras.',
      ],
      psalms: [
        'O {psalm} fala de um Deus que dá casa a quem está só. Casa, ali, quer dizer gente.',
        'O {psalm} aconselha entregar o desejo do coração e o caminho a Deus, os dois juntos. Não precisa esconder nenhum.',
      ],
      steps: [
        'Escolha um lugar em que você já gosta de estar (um coral, um curso, um time) e volte lá nesta semana; gente se conhece fazendo coisas.',
        'Escreva as três qualidades que você mais quer encontrar, e pergunte a uma pessoa amiga quem ela conhece assim.',
        'Marque hoje algo para o fim de semana que você deixava para quando houvesse um par.',
      ],
      wishes: [
        'Que venha alguém que ria das mesmas coisas.',
        'Que a espera não apague o que já é bom na sua vida.',
      ],
      also: 'E há o desejo de encontrar alguém.',
    },
    wedding: {
      says: ['vai se casar', 'pediu em casamento', 'vou|vamos|iremos me? casar|noivar', 'meu|nosso casamento .. e|sera|marcado|amanha|sabado|semana|mes', 'casei|casamos|noivei|noivamos', 'pediu|pedi|pedido .. casamento', 'fiquei|estou|estamos noivo|noiva|noivos', 'casamento do|da meu|minha <who>', 'anos de casado|casada|casados|casamento', 'noivo|noiva|noivos|noivado|noivar & feliz|sim|to|estou|estamos|hoje|ontem|ficou|ficamos|aceitou|alegria|gracas|radiante|semana|sabado', 'disse sim|aceitou & noivo|noiva|casar|casamento|anel|pedi', 'pediu|pedi .. minha|a|sua? mao', 'vai|vao|vou|vamos|irei|iremos|irao|va se|me|nos? casar|noivar', 'vai|vao|vamos|vou .. casar', 'caso|me_caso|casa|casam|casamos|casarei dia|em|no|na|amanha|sabado|domingo|semana|sexta|mes', 'casamento|matrimonio|bodas & dia|data|sabado|domingo|amanha|marcado|marcamos|feliz|bencao|mes|convite|veu|comunitario|civil|padrinho|padrinhos|madrinha|convidada|convidado|vestido|festa|noiva|noivo|cerimonia|outubro|novembro|dezembro|janeiro|maio|junho|setembro', 'marcou|marcamos|marcaram a|o data|casamento|dia', 'madrinha|padrinho .. de? casamento', 'casei|casamos|casaram|casou & hoje|ontem|sabado|domingo|feliz|semana|gracas|anteontem|enfim|finalmente', 'bodas de', 'abencoa|abencoe|bencao .. casamento|matrimonio|uniao|noivos', '<who> .. casar|casou|casando|noivou|se_casa'],
      not: ['crise|mal|salvar|restaur*|brig*|separ*|divorc*|traiu|acabou', 'nao quero', 'todo mundo|todas|todos .. casando', 'duvida|devo|medo', 'viuv*|$gone|perdi', 'nao|nem quero|vou casar', 'nunca .. casar|casei', 'nao sei se|pensar', 'um tempo', 'casamento .. acabou|acabando|fim|esfri*', 'so nos falamos', 'sozinha|sozinho', 'casado|casada ha|faz', 'orem|oracao|ore pelo meu casamento', 'dividas|divida', 'nao acredita', 'medo', 'casa dia', 'contra o casamento', 'pais .. casamento', 'devo|deveria|duvida', 'ex'],
      heard: [
        'Parabéns pelo casamento[, {when}]! Que notícia bonita.',
        'Que alegria: um casamento[ {when}]! Parabéns a quem vai dizer sim.',
        'Parabéns! Duas vidas que se prometem uma à outra merecem festa.',
      ],
      psalms: [
        'O {psalm} descreve a alegria simples de uma casa: o trabalho das mãos e a mesa posta. É um bom Salmo para começar.',
        'O {psalm} entra na festa pela porta da frente, com agradecimento: a bondade dele dura de geração em geração.',
      ],
      steps: [
        'No meio dos preparativos, tirem hoje quinze minutos só para os dois, ou para quem casa, sem falar de lista nem de conta.',
        'Escreva uma frase que quer lembrar daqui a dez anos e guarde no envelope do convite.',
        {
          text: 'Para quem não pode vir, peça a alguém que transmita a cerimônia pelo celular; combine já quem segura.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que {day} seja leve, e a vida depois também.',
        'Que a casa nova tenha riso, pão e paciência.',
      ],
      also: 'E parabéns pelo casamento!',
    },
  },
};
