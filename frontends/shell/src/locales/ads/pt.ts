/** Texts about ads, the choice about them, and stored data. */
export const adsPt = {
  ads: {
    frame: 'Anúncio',
    question: 'Podemos mostrar anúncios?',
    reason:
      'Eles ajudam a manter este lugar aberto. Se preferir que não, nada muda no que você encontra aqui.',
    accept: 'Aceitar anúncios',
    refuse: 'Recusar anúncios',
    details: 'Saber mais',
    unasked: 'Você ainda não escolheu. Até lá, nenhum anúncio é carregado.',
    accepted: 'Você aceitou anúncios em {{date}}. Pode mudar de ideia quando quiser.',
    refused: 'Você recusou anúncios em {{date}}. Pode mudar de ideia quando quiser.',
    browserSignal:
      'O seu navegador pede que os sites não repassem os seus dados (Global Privacy Control). Respeitamos: aqui não há anúncios para você.',
    noStorage:
      'O seu navegador não permite guardar a sua escolha. Por isso não perguntamos e não mostramos anúncios.',
  },
  privacy: {
    link: 'Privacidade e anúncios',
    title: 'Privacidade e anúncios',
    notOpened: 'O texto não pôde ser aberto. Verifique a sua conexão e recarregue a página.',
  },
} as const;
