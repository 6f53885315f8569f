import type { ModelFailure, ModelNote, ModelTest } from '@selah/shared/contracts/messages/model-test';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const verdicts: Readonly<Record<ModelTest['outcome'], string>> = {
  letter: 'O modelo escreveu uma carta que pode ser mostrada.',
  danger: 'O modelo viu perigo numa pergunta em que não há.',
  not_shown: 'O modelo respondeu, mas não com uma carta que possa ser mostrada.',
  failed: 'O modelo não respondeu.',
  off: 'Nenhum serviço de IA está configurado.',
};

/** What the site does with answers like this. */
const consequences: Readonly<Record<ModelTest['outcome'], string>> = {
  letter:
    'As cartas dele aparecem no site, cada uma depois de conferida. Quando uma não serve, o próprio site escreve.',
  danger:
    'Quando o modelo vê perigo, o site mostra palavras revisadas e telefones de ajuda, e não a carta dele. Se isso acontece com perguntas comuns, escolha outro modelo.',
  not_shown:
    'O próprio site escreve as cartas no lugar dele, na mesma hora. Se o teste continuar assim, escolha outro modelo.',
  failed: 'O próprio site escreve as cartas enquanto isso. Ninguém fica sem resposta.',
  off: 'O próprio site escreve as cartas.',
};

const failures: Readonly<Record<ModelFailure, string>> = {
  no_answer:
    'Não veio resposta a tempo. Confira se o endereço está certo e se o servidor do modelo está ligado.',
  loading: 'O modelo ainda está sendo carregado. Espere um ou dois minutos e teste de novo.',
  spent: 'O saldo ou a cota da conta do serviço acabou.',
  refused: 'O serviço recusou a pergunta. Confira a chave, o endereço e o nome do modelo.',
  unreadable: 'A resposta não pôde ser lida. Confira o endereço, ou escolha outro modelo.',
  budget: 'As respostas da IA permitidas para hoje acabaram. Teste de novo amanhã (UTC).',
};

const notes: Readonly<Record<ModelNote, string>> = {
  thinks_aloud: 'Responde pensando em voz alta: o site tira isso.',
  talks_around_the_object: 'Escreve algo em volta da resposta: o site tira isso.',
  writes_plain_text:
    'Escreve só texto, sem dizer se vê perigo: a leitura que o próprio site faz de cada pergunta fica sendo a única.',
  was_cut: 'A resposta veio cortada: o site não a mostra.',
  refused: 'O modelo, ou o filtro do serviço, não quis responder.',
  address_mended: 'O endereço configurado não estava completo: o site achou o certo.',
  without_schema: 'O serviço não aceita um formulário de resposta: o site pede de outro jeito.',
  without_json_mode: 'O serviço só aceita perguntas em texto simples: o site pergunta assim.',
  without_system_role: 'O modelo não aceita instruções à parte: o site as manda junto com a pergunta.',
  other_token_parameter: 'O serviço usa outro nome para o limite de tamanho: o site usa esse nome.',
  reasoning_off: 'O site pede ao modelo que não pense em voz alta.',
  more_room: 'As respostas vinham cortadas: o site dá mais espaço a elas, e cada uma pode custar mais.',
};

export const modelTestTexts = {
  open: 'Testar o modelo',
  title: 'Teste do modelo',
  close: 'Fechar',
  asking: 'Perguntando ao modelo… Pode levar meio minuto.',
  hint: 'O teste faz uma pergunta inventada, como a de um visitante, e gasta uma ou duas das respostas de hoje.',
  notDone: 'O teste não pôde ser feito',
  again: 'Testar de novo',
  verdicts,
  consequences,
  failures,
  notes,
  letter: 'A carta, como um visitante a veria',
  learned: 'O que se aprendeu',
  nothing: 'Nada de estranho: o modelo responde como deve.',
  cost: 'Quanto custou',
  costs: ({ calls, tokens, seconds }: Pick<ModelTest, 'calls' | 'tokens' | 'seconds'>) =>
    [
      calls === 1 ? '1 resposta de hoje' : `${calls} respostas de hoje`,
      ...(tokens === undefined ? [] : [`${number.format(tokens)} tokens`]),
      seconds < 1
        ? 'menos de um segundo'
        : seconds < 2
          ? `${number.format(seconds)} segundo`
          : `${number.format(seconds)} segundos`,
    ].join(' · '),
  consequence: 'O que o site faz',
  status: (status: number) => `Código do serviço: ${status}.`,
} as const;
