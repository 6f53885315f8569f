/** Texts about uploads, used by several features. */
export const uploadTexts = {
  empty: 'O arquivo está vazio (0 bytes).',
  notVideo: 'Este arquivo não é um vídeo. Escolha um MP4, MOV, MKV ou WebM.',
  tooLarge: (maxMegabytes: number) => `O arquivo é grande demais. O limite é de ${maxMegabytes} MB.`,
  unreadable: 'O arquivo não pode mais ser lido: foi alterado, movido ou apagado. Escolha o arquivo de novo.',
  reading: 'Lendo o arquivo…',
  sending: (sent: string, total: string) => `Enviando: ${sent} de ${total}`,
  broken: 'Sem conexão. Continua sozinho quando ela voltar.',
  busy: 'O servidor está ocupado ou sem espaço. Continua sozinho assim que ele puder.',
  notAnswering: 'O servidor não está respondendo. Continua sozinho quando ele voltar.',
  serverErrorPassing: (status: number) => `O servidor respondeu com um erro (${status}). Tentando de novo…`,
  serverError: (status: number) =>
    `O servidor respondeu várias vezes com um erro (${status}). Tente novamente mais tarde.`,
  proxyRefuses: (piece: string) =>
    `Um servidor intermediário (proxy) recusa até pedaços de ${piece} deste arquivo (erro 413). Peça a quem cuida do servidor para aumentar o limite: no nginx, “client_max_body_size”; no Caddy, “request_body max_size”; no Traefik, “maxRequestBodyBytes”.`,
  sessionOver: 'Sua sessão terminou. Entre de novo para continuar.',
} as const;
