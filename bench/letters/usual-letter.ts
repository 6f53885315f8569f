/** A worry of usual length. What was learned takes it for a hint, so that all of it is read, and helplines are added. */
export const USUAL_LETTER = {
  name: 'Maria',
  language: 'pt',
  question:
    'Perdi o emprego há dois meses e não sei como pagar as contas. Meu marido trabalha muito, quase não conversamos, e à ' +
    'noite fico acordada pensando no que vai ser dos meus filhos. Peço a Deus um sinal, uma porta que se abra. Como faço ' +
    'para não perder a esperança enquanto espero por um novo trabalho?',
} as const;
