/** Ads, the choice about them, and what is kept where. */
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
    intro: 'O que fica guardado, onde e por quanto tempo, sem rodeios.',
    notOpened: 'O texto não pôde ser aberto. Verifique a sua conexão e recarregue a página.',
    browserTitle: 'Neste navegador',
    browserText:
      'O idioma, os vídeos que você já viu e a sua escolha sobre anúncios ficam neste aparelho. O que você está escrevendo fica só nesta aba e some quando ela se fecha. Se você entra na sua conta, o seu nome e o seu e-mail também ficam aqui até você sair.',
    questionTitle: 'O que você nos conta',
    questionText:
      'O seu nome e a sua pergunta são usados para escrever a mensagem e não ficam guardados no servidor, a menos que você salve a mensagem na sua conta. Para escrevê-la podemos usar um serviço de inteligência artificial, que então recebe o nome, a pergunta e o idioma. Quando reconhecemos perigo no que você escreve, nada é enviado a esse serviço.',
    serverTitle: 'No servidor',
    serverText:
      'Contamos visitas, giros, vídeos e perguntas, sem saber de quem. Os registros técnicos não contêm o que você escreve. De uma conta guardamos nome, e-mail, a senha de forma irreversível e as mensagens salvas; você pode apagar tudo em “Minhas mensagens”.',
    adsTitle: 'Anúncios',
    adsText:
      'Só são carregados se você aceitar, e rodam isolados: não leem esta página nem o que você escreve. Quem os fornece recebe o endereço de internet do seu aparelho e pode reconhecer o seu navegador. Ao lado de uma oferta de ajuda nunca há anúncios.',
  },
} as const;
