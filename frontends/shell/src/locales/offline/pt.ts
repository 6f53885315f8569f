/** Texts about a question that is stored until there is a network. */
export const offlinePt = {
  offline: {
    kept: 'Você está sem internet. As suas palavras estão guardadas neste aparelho; envie quando a conexão voltar.',
    back: 'A conexão voltou, e as suas palavras continuam aqui. Envie quando quiser.',
    discard: 'Apagar deste aparelho',
  },
};
