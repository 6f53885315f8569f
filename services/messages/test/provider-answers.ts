/** What a provider may answer to a question in pt, as the service takes it, and words by which to recognise it. */
export const A_FIT_ANSWER = { text: 'Ana, que uma paz serena acompanhe você hoje.', sign: 'paz serena' };
