/** Texts for visitors in distress. */
export const supportPt = {
  support: {
    link: 'Precisa de ajuda agora?',
    title: 'Você não está só',
    text: 'O que você está vivendo importa, e há pessoas prontas para ouvir agora, sem julgar. Se houver perigo neste momento, ligue primeiro para a emergência.',
    nearby: 'Se puder, chame alguém de confiança para ficar perto de você.',
    announcement: 'Há pessoas que podem ouvir você agora. Os números estão junto do que você escreveu.',
    region: 'Números para',
    chooseRegion: 'Escolha o seu país',
    anotherRegion: 'Outro país',
    site: 'Abrir o site: {{name}}',
    hide: 'Ocultar',
    withoutList:
      'A lista de números não pôde ser aberta. No Brasil, ligue 188 (CVV) para conversar, ou 192 e 190 em uma emergência. Em Portugal, ligue 112.',
  },
} as const;
