import type { money as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const money: ThemeTexts<keyof typeof plan> = {
  groups: { food: 'comida|alimento|alimentos|leite|arroz|feijao|pao|mistura|mantimento|mantimentos|mercado|compra|gas', cash: 'dinheiro|grana|renda|salario|tostao|centavo|verba|pagamento|aposentadoria',
    debts:
      'divida|dividas|endividado|endividada|devendo|devo|emprestimo|emprestimos|agiota|cartao|cartoes|boleto|boletos|negativado|negativada|serasa|parcelas|prestacao|prestacoes|juros|cheque|consignado|spc',
  },
  situations: {
    money: {
      says: ['dinheiro nao chega|da|sobra', 'dinheiro acabou', 'contando .. moedas|dinheiro', 'mes .. maior|sobra .. salario|dinheiro', 'falta|sem|pouco|preciso|problema|problemas|dificuldade|dificuldades|aperto|crise .. dinheiro|grana|financeira|financeiras|financeiro|financeiros|financas', 'vida financeira', 'situacao financeira', 'nao tenho|consigo .. pagar|dinheiro|contas', 'contas .. atrasadas|atrasada|vencidas|acumul*|pagar|nao', 'salario nao|mal .. da|chega|dura|atrasado', 'conserto|consertar|geladeira|carro|maquina|telhado & quebrou|dinheiro|pagar|caro', 'sem|falta|falta_de|pouco|nenhum|preciso|preciso_de|acabou|acabou_o|cade_o .. $cash|um_real|condicoes', '$cash .. acaba|acabou|nao|curto|pouco|falta|some|sumiu|mal|minimo|atrasado|apertado|insuficiente', 'salario minimo', 'conto|contando|contar moeda|moedas|centavos|trocados', 'vida|parte|area|crise|dificuldade|dificuldades|problema|problemas|aperto|situacao|saude|apuro financeira|financeiras|financeiro|financeiros', 'prosperidade|pobreza|miseria|quebrado_financeiramente|duro', 'sem um .. real|tostao|centavo|puto|conto', 'contas|conta|boletos|boleto & pagar|atrasada|atrasadas|nao|chegam|muitas|acumulam|acumuladas|luz|agua|vencidas|vencendo|fim', 'pagar|pago .. contas|conta|boleto|boletos|escola|luz|agua|multa|conserto|fatura|dentista|gas', 'conta|fatura|boleto de|da luz|agua|telefone|gas|internet|dentista|hospital', 'multa do|da|de', 'quebrou|queimou|fundiu|pifou & dinheiro|pagar|conserto|trabalho|caro|mil|mecanico', 'mecanico|conserto .. quer|ficou|cobrou|custa & mil|reais|dinheiro', 'apertado|apertada|aperto|sufoco|perrengue .. de? financeiro|financeira|dinheiro|contas|mes', 'mes .. salario|dinheiro .. acaba|acabou|sobra', 'nao .. sobra|chega|da|sobrou .. nada|dinheiro|fim|mes', 'aposentadoria|salario|beneficio nao .. da|acompanha|chega|cobre|paga', 'nao tenho .. dinheiro|grana|condicoes|como_pagar', 'preco|precos .. subindo|subiu|tudo|caro', 'dinheiro|grana .. falta|pouco|pouca|curto|curta|nao_da|acabou|problema|problemas|aperto|dificil'],
      not: ['nao preciso de dinheiro', 'apost*|bet|bets|tigrinho', 'roub*|golpe', 'quitei|paguei', 'emprestei|emprestado|empresto|empresta', 'roubei', 'o dinheiro de deus', 'comprar .. presente', 'jesus .. moeda', 'oferta|dizimo .. igreja', 'ganhar .. na? loteria', 'desemprego', 'gratid*|obrigad*', 'iptu', 'wifi|internet cai'],
      heard: [
        'O dinheiro não está dando[, {span}], e as contas não esperam.',
        'Fim de mês que chega no meio do mês[, {span},]: isso tira o sossego de qualquer casa.',
        'Faltar dinheiro[ {span}] é fazer conta até dormindo.',
      ],
      psalms: [
        'O {psalm} é de um velho que olha para trás e diz que não viu o justo abandonado. Não é promessa de riqueza; é memória de quem foi amparado.',
        'O {psalm} fala de uma mão que se abre e dá alimento na hora. Peça o de hoje; o de amanhã, amanhã.',
      ],
      steps: [
        'Escreva três colunas: o que entra, o que não pode faltar (comida, aluguel, luz, remédio), o que pode esperar. Pague nessa ordem.',
        'Vá ao CRAS do seu bairro e peça para atualizar ou fazer o CadÚnico: tarifa social, Bolsa Família e cesta dependem dele.',
        'Ligue hoje para uma das contas em atraso, antes que liguem para você, e pergunte só isto: “qual a menor parcela possível?”.',
      ],
      wishes: [
        'Que nesta semana não falte o principal.',
        'Que apareça trabalho, prazo ou ajuda, o que vier primeiro.',
      ],
      also: 'E o dinheiro não está dando.',
    },
    debt: {
      says: ['com dividas|divida', 'devo .. cartao|cartoes|banco', 'cartao|cartoes .. estourado|estourados|cheio', 'nome sujo', 'minhas dividas', 'cheio|cheia de divida|dividas', 'estou|to|fiquei|sou .. endividado|endividada|negativado|negativada|devendo', 'tenho|muita|muitas|tantas|cheio|cheia|pagar|quitar|minhas|sair .. <thing=dividas|divida>', 'nome .. sujo|serasa|spc|negativado', 'devo|devendo .. banco|cartao|agiota|reais|mil|dinheiro|loja', 'cartao .. estourado|estourou|credito|divida|juros', 'emprestimo .. pagar|pago|banco|juros|consignado', 'cobranca|cobrancas|cobradores|cobrador|cobrando', 'agiota', 'divida|dividas|debito|debitos|endividado|endividada|endividados', 'consignado|consignados|agiota|serasa|spc|negativado|negativada|fiador|fiadora|rotativo', 'parcelas|parcela|prestacao|prestacoes|emprestimo|emprestimos|financiamento|cartao|cartoes|cheque_especial & atrasada|atrasadas|atraso|pagar|devo|devendo|juros|banco|nao|estourado|estourei|limite|mil|cobram|cobrando|aposentadoria|consigo', 'bola de neve', 'banco|bancos|cobrador|cobradores|financeira & liga|ligam|ligou|ligando|cobra|cobrando|devo|telefone|processo', 'devo|devendo|devemos .. mil|reais|banco|bancos|cartao|todo_mundo|dinheiro|agiota|loja|gente|muito', 'nome sujo|no_serasa|no_spc|na_praca', 'limpar .. meu nome & divida|dividas|serasa|spc|pagar'],
      not: ['quitei|paguei|consegui_pagar', 'me deve|devem', 'quitei|quitada|quitado|quitamos|paga|pago_tudo|limpei|livre|zerada', 'zero divida|dividas', 'divida|dividas zero|zerada|acabou|acabaram|paga', 'agiota .. pago', 'cartao .. aniversario|postal|visita|presente', 'emprestei', 'devo .. mudar|fazer|ficar|casar|sair|ir|contar|perdoar|ceder|vender|aceitar|voltar', 'financiamento .. trinta & medo', 'apostas|tigrinho|bet|bets', 'casa|apartamento .. leilao', 'taxa extra'],
      heard: [
        'As dívidas[, {span},] tocam o telefone, a carta e o travesseiro.',
        'Dever dinheiro[ {span}] é carregar um número na cabeça o dia todo.',
        'Há {thing} para pagar, e os juros andam mais depressa que o salário. Que aperto.',
      ],
      psalms: [
        'O {psalm} fala de quem foi tirado de um poço de lama, um pé depois do outro. Dívida também se sobe assim.',
        'O {psalm} convida a lançar o peso sobre Deus. Depois disso, a calculadora continua na mesa, mas não só com você.',
      ],
      steps: [
        'Faça hoje a lista inteira: a quem, quanto, que juro. Ponha primeiro a de juro maior; é por ela que se começa.',
        'Procure o Procon da sua cidade e pergunte pelo superendividamento: a lei protege um mínimo para viver e permite renegociar tudo junto.',
        'Ligue para um credor e não aceite a primeira proposta; peça por escrito e durma uma noite antes de assinar.',
      ],
      wishes: ['Que a lista fique menor a cada mês.', 'Que o telefone pare de assustar.'],
      also: 'E as dívidas não deixam a cabeça em paz.',
    },
    rent: {
      says: ['vamos ser despejados|despejada', 'perder a casa', '<thing=aluguel> .. atrasado|atrasados|pagar|vence|vencido|nao|devendo|caro|subiu|meses', 'pagar|atrasado|atrasei|devendo|devo|nao_tenho .. <thing=aluguel>', 'despejo|despejado|despejada|despejar|despejados', 'perder|perdendo|ficar_sem|sair_da|entregar .. minha|nossa|a casa|apartamento|onde_morar|imovel', 'dono|proprietario .. pediu|quer a? casa|imovel|apartamento', 'aluguel|aluguer|alugueis|locacao', 'despejo|despejado|despejada|despejar|despejados|despejar_a_gente|desocupacao|desocupar|reintegracao', 'leilao|leiloar|leiloada|leiloado & casa|apartamento|imovel|lar|caixa|banco|moramos', 'proprietario|dono|dona|senhorio|imobiliaria .. vendeu|quer|pediu|bateu|troca|mandou|deu_prazo|ameaca & imovel|casa|quarto|apartamento|sair|fechadura|aluguel|dias|kitnet|moro', 'temos|tenho|preciso|precisamos que|de sair .. em|ate|da & casa|imovel|dias|morar|apartamento', 'pra|para|sem|onde onde .. ir|morar|ficar', 'prestacao|prestacoes|parcela|parcelas|financiamento & casa|apartamento|imovel & pagar|atrasada|atrasadas|banco|leilao|perder|atraso', 'caixa|banco .. tomar|tirar|retomar|leiloar .. casa|apartamento|imovel', 'na rua & filhos|criancas|casa|morar|mae|aluguel & ficar|morar|dormir|botar|por|jogar|vamos', 'perder .. minha|nossa|a casa|apartamento|lar', 'troca|trocar|trocou a fechadura', 'onde .. vou|vamos .. morar|botar|colocar .. filhos|familia'],
      not: ['procuro|procurando .. casa .. comprar', 'casa propria', 'salao|loja', 'deus mandou|consegui pagar|paguei|gracas', 'perder a casa .. enchente', 'desemprego', 'divorcio|separacao', 'empresto'],
      heard: [
        'O aluguel[ que vence {when}] está ameaçando o teto[, e isso vem {span}]. Poucas coisas tiram tanto o chão.',
        'Não saber se a casa continua sendo sua no mês que vem tira o sono de qualquer um. Que aperto grande.',
        'O teto está em risco, e isso é um medo com número e data.',
      ],
      psalms: [
        'O {psalm} pede para morar num abrigo, debaixo de asas. É a oração de quem sabe o que é precisar de teto.',
        'O {psalm} chama Deus de refúgio bem presente na hora do aperto, quando até a terra treme.',
      ],
      steps: [
        'Fale hoje com quem aluga, por escrito: quanto pode pagar, em que dia, e peça para parcelar o atrasado. Guarde a resposta.',
        'Procure a Defensoria Pública: ninguém pode ser posto para fora sem ordem do juiz, e há prazo para defesa.',
        'Vá ao CRAS e pergunte por aluguel social ou auxílio emergencial no seu município; leve o contrato e os documentos de todos da casa.',
      ],
      wishes: [
        'Que o teto fique sobre a sua cabeça, e a noite seja sem sobressalto.',
        'Que quem aluga aceite conversar.',
      ],
      also: 'E o aluguel ameaça o teto.',
    },
    'no-food': {
      says: ['nao tem o que comer', 'faltando comida', 'arroz|ovo .. todo|todos & filhos|falta|sem', 'nao tenho|tem|temos|ha|sem|falta|faltando|acabou .. comida|comer|alimento|leite|arroz|feijao|mantimento', 'passando|passamos|passo|passa|com fome', 'geladeira|armario|despensa|panela|panelas .. vazia|vazio|vazias', 'cesta basica', 'nada para|pra comer', 'nao tenho|tem|temos|ha|sobrou|resta .. comida|comer|alimento|leite|arroz|feijao|pao|mantimento', 'sem|falta|faltando|faltou|falta_o|acabou|acabou_a|acabou_o|cade_a .. comida|alimento|leite|arroz|feijao|pao|mantimento|mistura', 'passando|passar|passamos|passo|passa|passei necessidade|necessidades|fome', 'por|colocar|botar|ponho|colocar .. na|dentro .. panela|mesa', 'so tem|comemos|temos|tinha|sobrou .. arroz|ovo|agua|farinha|macarrao|miojo|fuba', 'bolsa familia & cortaram|cortado|panela|comer|comida|sem', 'lenha & gas|cozinho|comida', 'que .. comer|por_na_mesa|dar_de_comer|cozinhar & filhos|criancas|nao|sem|hoje|casa|falta', 'fome & filhos|criancas|casa|passo|passando|familia|meninos|dormir|dormem|choram', 'filhos|criancas|meninos .. sem comer|jantar|comida|leite', 'dormir com|de fome', 'doacao|doacoes|ajuda de|com alimento|alimentos|comida|cesta', 'leite & bebe|nenem|filho|crianca & comprar|acabou|faltou|falta|sem|tenho'],
      not: ['fome de|e sede deus|justica|amor', 'falta de apetite', 'nao consigo comer', 'receita|sobra', 'visita*|fui', 'cachorro|gato', 'deserto', 'apetite', 'espiritual|justica', 'como cozinhar|fazer'],
      heard: [
        'Falta comida na sua casa[, {span}]. Isso vem antes de qualquer outra coisa; sinto muito.',
        'Sinto muito: não ter o que pôr na mesa[ {when}] não é culpa de quem cozinha.',
        'Você escreve com a despensa vazia. Vamos primeiro ao que pode ajudar.',
      ],
      psalms: [
        'O {psalm} diz que Deus dá pão aos famintos, e costuma fazer isso por mãos de gente. Peça às mãos que existem perto.',
        'No {psalm} alguém diz sem vergonha: “sou pobre e necessitado, não demores”. Pedir não diminui ninguém.',
      ],
      steps: [
        'Vá hoje ao CRAS mais próximo e diga com estas palavras: “não temos comida em casa”. A cesta emergencial existe para isso; leve um documento, se tiver.',
        'Bata ainda hoje numa paróquia, igreja ou centro espírita do bairro e pergunte pela cesta ou pelo almoço; não perguntam a religião.',
        {
          text: 'Fale com a escola das crianças: a merenda é direito, e muitas têm lista de famílias para cestas.',
          if: ['children'],
        },
      ],
      wishes: ['Que hoje ainda haja prato cheio na sua casa.', 'Que a ajuda venha com respeito.'],
      also: 'E falta comida em casa, o que vem antes de tudo: o CRAS do bairro atende hoje.',
    },
  },
};
