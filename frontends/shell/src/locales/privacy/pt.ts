/** Texts of the privacy dialog. Downloaded with it, because few visitors open it. */
export interface PrivacyTexts {
  readonly intro: string;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
}

export const privacyPt: PrivacyTexts = {
  intro: 'O que fica guardado, onde e por quanto tempo, sem rodeios.',
  parts: [
    {
      title: 'Neste navegador',
      text: 'O idioma, os vídeos que você já viu, o arquivo do último que assistiu e a sua escolha sobre anúncios ficam neste aparelho. O que você está escrevendo e a mensagem que recebeu ficam só nesta aba e somem quando ela se fecha; só uma pergunta que você tenta enviar sem internet espera neste aparelho, por uma semana no máximo, até que você a envie, apague ou saia da sua conta. Se você entra na sua conta, o seu nome e o seu e-mail também ficam aqui até você sair.',
    },
    {
      title: 'O que você nos conta',
      text: 'O seu nome e a sua pergunta são usados para escrever a mensagem e não ficam guardados no servidor, a menos que você salve a mensagem na sua conta. Para escrevê-la podemos usar um serviço de inteligência artificial, que então recebe o nome, a pergunta e o idioma. Quando reconhecemos perigo no que você escreve, nada é enviado a esse serviço.',
    },
    {
      title: 'No servidor',
      text: 'Contamos visitas, giros, vídeos e perguntas, sem saber de quem. Os registros técnicos não contêm o que você escreve. De uma conta guardamos nome, e-mail, a senha de forma irreversível e as mensagens salvas; você pode apagar tudo em “Minhas mensagens”.',
    },
    {
      title: 'Anúncios',
      text: 'Só são carregados se você aceitar, e rodam isolados: não leem esta página nem o que você escreve. Quem os fornece recebe o endereço de internet do seu aparelho e pode reconhecer o seu navegador. Ao lado de uma oferta de ajuda nunca há anúncios.',
    },
  ],
};
