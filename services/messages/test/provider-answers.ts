/** Possible provider answers to a worry in pt, and words to recognise them by. */
export const A_VALID_ANSWER = {
  text: `Ana, perder o trabalho mexe com tudo: com as contas, com os dias e com o sono. Faz sentido que o amanhã assuste agora.

O Salmo 46 fala de um chão que treme e de um abrigo que continua de pé no meio do barulho. Talvez você não precise resolver o
mês inteiro hoje; basta encontrar um lugar calmo onde pousar a cabeça por uma hora serena.

Um passo pequeno para hoje: escreva numa folha as três contas mais próximas e converse sobre elas com alguém em quem você confia.
Dividir o peso já muda o tamanho dele.

PSALM: 46:1`,
  sign: 'hora serena',
};

/** Provider answers that must not be shown, by reason. */
export const INVALID_ANSWERS = {
  'writes a single sentence': 'Fique em paz, Ana.',
  'writes in another language':
    'Ana, losing a job shakes everything: the bills, the days and the sleep. It makes sense that tomorrow is frightening now. ' +
    'Psalm 46 speaks of ground that trembles and of a shelter that still stands in the middle of the noise. Perhaps you do ' +
    'not have to solve the whole month today.\n\nPSALM: 46:1',
  'sends links': `${A_VALID_ANSWER.text.replace('PSALM: 46:1', '')} Veja mais em https://example.org/ajuda`,
};

/** An answer in the form that is asked for. */
export const inForm = (danger: 'none' | 'life' | 'violence', message: string, psalm = '46:1') =>
  JSON.stringify({ danger, psalm, message });
