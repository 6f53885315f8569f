/** Texts about uploads, used by several features. */
export const uploadTexts = {
  empty: 'O arquivo está vazio (0 bytes).',
  notVideo: 'Este arquivo não é um vídeo. Escolha um MP4, MOV ou WebM.',
  tooLarge: (maxMegabytes: number) => `O arquivo é grande demais. O limite é de ${maxMegabytes} MB.`,
  unreadable: 'O arquivo não pode mais ser lido: foi alterado, movido ou apagado. Escolha o arquivo de novo.',
  reading: 'Lendo o arquivo…',
  sending: (sent: string, total: string) => `Enviando: ${sent} de ${total}`,
  broken: 'Sem conexão. O envio continua sozinho quando ela voltar.',
  sessionOver: 'Sua sessão terminou. Entre de novo para continuar.',
} as const;
