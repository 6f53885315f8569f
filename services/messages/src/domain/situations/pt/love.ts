import type { love as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const love: ThemeTexts<keyof typeof plan> = {
  groups: {
    partner:
      'marido|esposo|esposa|mulher|namorado|namorada|noivo|noiva|companheiro|companheira|parceiro|parceira',
    ended:
      'terminou|terminamos|terminei|acabou|separou|separamos|deixou|largou|abandonou|termino|separacao|sumiu',
  },
  situations: {
    heartbreak: {
      says: [
        'coracao .. doi|doendo|partido',
        'sofrendo .. por amor',
        'chorando por .. homem|mulher|ele|ela',
        'coracao .. partido|quebrado|despedacado|machucado',
        'desilusao|decepcao amorosa',
        'sofro|sofrendo|sofrer|dor .. amor',
        'amo .. nao .. ama|quer|corresponde|sente',
        'nao correspondido|correspondida',
        'me apaixonei|apaixonado|apaixonada',
        'esquecer|esqueço|esqueco .. <who=ex|ele|ela|namorado|namorada>',
        'amor .. acabou|acabando|dói|doi',
      ],
      not: ['deus nao', '<who=filho|filha> .. sofrendo'],
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
      says: [
        'ele|ela terminou',
        'meu|minha namorado|namorada .. terminou|deixou|sumiu',
        'acabou .. namoro|casamento|noivado|relacionamento',
        'me deixou',
        'pediu .. divorcio|separacao|tempo',
        '<who=$partner> .. me? $ended',
        '$ended .. comigo|namoro|relacionamento|noivado|casamento',
        'fim do|de meu? namoro|relacionamento|noivado|casamento',
        'termino do|de|meu namoro|relacionamento',
        'fui|me deixou|deixado|deixada|largado|largada|abandonado|abandonada .. $partner|ele|ela|outro|outra|noivado',
        'ele|ela|<who=$partner> .. foi_embora|saiu_de_casa',
        'levei um? pe|fora',
        'divorcio|divorciando|separando|separacao|divorciei|divorciar|divorciada|divorciado',
        'nao .. mais|esqueco|superar|supero .. ex|termino|namoro',
        'saudade|saudades|falta .. <who=ex|ex-namorado|namorado|namorada>',
      ],
      not: ['$partner .. morreu|faleceu', 'pais .. separ*|divorci*', 'acabou de|o mundo', 'emprego'],
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
      says: [
        'tem outra|outro',
        'com outra|outro mulher|homem|pessoa',
        'achei|vi .. mensagens|conversa|fotos .. celular',
        'me traiu',
        'traiu|traicao|traiçao|traida|traido|traindo|infiel|infidelidade|corno|amante',
        '<who=$partner> .. outra|outro pessoa|mulher|homem|familia',
        'descobri .. <who=$partner> .. outra|outro|mensagens|conversas|mentia|traindo',
      ],
      not: ['amigo|amiga|socio|colega .. traiu', 'eu trai', 'trai meu|minha', 'traida|traido .. amiga|amigo'],
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
      says: [
        'orem|oracao .. meu casamento',
        'meu casamento',
        'brigamos|discutimos todo|todos|sempre|muito',
        'parecemos .. estranhos|amigos|colegas',
        'nao conversamos|falamos mais',
        'casamento|relacionamento|relacao|matrimonio .. crise|mal|dificil|fim|acabando|frio|abalado|desgastado|salvar|restaurar|restauracao|por_um_fio|esfriou|esfriando|morno|rotina|desgaste|ladeira',
        'crise|problemas|brigas|briga .. casamento|conjugal|$partner',
        'brigo|brigamos|brigando|discutimos|discutindo .. $partner|sempre|muito|todo|todos',
        '<who=$partner> .. nao .. fala|conversa|liga|escuta|entende|olha|carinho|atencao',
        '<who=$partner> .. frio|fria|distante|grosso|grossa|ausente|mudou',
        'eu e meu|minha <who=$partner> .. brig*|discut*|falamos|frios|distantes|crise',
        'nao nos falamos|entendemos|conversamos .. $partner|casa',
        'restaurar|restaura|restauracao|salvar .. casamento|familia|relacionamento',
        'dormimos|dorme em quartos|camas separados|separadas',
        'dorme no|em sofa|outro',
      ],
      not: ['traiu|traicao|traindo', 'filho|filha .. nao .. fala', 'pais brig*'],
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
      says: [
        'me mande|manda um|uma .. marido|namorado|esposa|namorada|homem|mulher',
        'quero casar',
        'todo mundo casando',
        'deus .. mandar|preparar .. alguem|pessoa',
        'quero|queria|procuro|peco|espero|sonho|desejo .. namorado|namorada|companheiro|companheira|marido|esposa|casar|pessoa_certa|alguem_para|alguem_pra',
        'encontrar .. amor|alguem|companheiro|companheira|pessoa|namorado|namorada',
        'solteiro|solteira',
        'nunca namorei|tive namorado|namorada',
        'vida|area sentimental|amorosa',
        'todos|todas .. casando|casaram|casados|namorando',
      ],
      not: ['mae solteira', 'emprego|trabalho', 'voltar com|pro|para', 'amo .. alguem'],
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
      says: [
        '<who> .. casa|casam em|no|dia|sabado|mes',
        'vai se casar',
        'pediu em casamento',
        'casamento .. mes|sabado|semana|junho|maio|dezembro & feliz|alegria|bencao|abencoe',
        'vou|vamos|iremos me? casar|noivar',
        'meu|nosso casamento .. e|sera|marcado|amanha|sabado|semana|mes',
        'casei|casamos|noivei|noivamos',
        'pediu|pedi|pedido .. casamento',
        'fiquei|estou|estamos noivo|noiva|noivos',
        '<who> .. vai|se casar|casou|casando|noivou',
        'casamento do|da meu|minha <who>',
        'anos de casado|casada|casados|casamento',
      ],
      not: [
        'crise|mal|salvar|restaur*|brig*|separ*|divorc*|traiu|acabou',
        'nao quero',
        'todo mundo|todas|todos .. casando',
        'duvida|devo|medo',
      ],
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
