/** `one` for 1, otherwise the number followed by `others`. */
function count(many: number, one: string, others: string): string {
  return many === 1 ? `1 ${one}` : `${many} ${others}`;
}

export const bulkUploadTexts = {
  title: 'Upload em massa',
  intro:
    'Escolha vários vídeos de uma vez. Eles são enviados dois a dois, e o envio sobrevive a quedas da conexão.',
  choose: 'Escolher vídeos',
  drop: 'ou solte os arquivos aqui',
  list: 'Arquivos escolhidos',
  language: (name: string) => `Idioma de ${name}`,
  submit: (files: number) => (files === 0 ? 'Enviar vídeos' : `Enviar ${count(files, 'vídeo', 'vídeos')}`),
  noFile: 'Por favor selecione pelo menos um arquivo de vídeo',
  tooMany: (max: number) => `São arquivos demais de uma vez. O limite é de ${max}.`,
  notTaken: (names: string) => `Não entraram na lista: ${names}`,
  pause: 'Pausar',
  resume: 'Continuar',
  pauseAll: 'Pausar tudo',
  resumeAll: 'Continuar tudo',
  remove: 'Remover',
  retry: 'Tentar novamente',
  sendAnyway: 'Enviar mesmo assim',
  progress: (name: string) => `Envio de ${name}`,
  overall: (sent: string, total: string) => `${sent} de ${total}`,
  left: (files: number) => count(files, 'arquivo na lista', 'arquivos na lista'),
  addedSoFar: (files: number) => count(files, 'já adicionado', 'já adicionados'),
  stages: {
    reading: 'Lendo o arquivo…',
    checking: 'Verificando se já existe…',
    known: (title: string, language: string) => `Já está no site: “${title}” (${language})`,
    ready: 'Pronto para enviar',
    waiting: 'Na fila',
    paused: 'Pausado',
    sending: (sent: string, total: string) => `Enviando: ${sent} de ${total}`,
    sent: 'Enviado. Aguardando para ser adicionado…',
    adding: 'Adicionando…',
    fileless: 'Escolha este arquivo de novo para continuar de onde parou.',
    duplicate: (name: string) => `É igual a “${name}”, que já está na lista.`,
    failed: 'Não foi possível enviar este arquivo.',
    signedOut: 'Esperando você entrar de novo.',
  },
  signedOut: 'Sua sessão terminou. Entre de novo: o envio continua de onde parou.',
  fileless: (files: number) =>
    files === 1
      ? 'A página foi recarregada. Escolha de novo o arquivo marcado abaixo para continuar de onde parou.'
      : `A página foi recarregada. Escolha de novo os ${files} arquivos marcados abaixo para continuar de onde pararam.`,
  added: (videos: number) => count(videos, 'vídeo adicionado', 'vídeos adicionados'),
  notAdded: (files: number) =>
    files === 1
      ? '1 arquivo não foi adicionado. O motivo está na lista.'
      : `${files} arquivos não foram adicionados. Os motivos estão na lista.`,
  allKnown: 'Nada de novo para adicionar',
  allKnownText: 'Os arquivos escolhidos já estão no site.',
  failed: 'Erro no upload em massa',
  failedText: 'Ocorreu um erro ao enviar os vídeos',
} as const;
