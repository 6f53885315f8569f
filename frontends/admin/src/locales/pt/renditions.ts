const videos = (count: number) => (count === 1 ? '1 vídeo' : `${count} vídeos`);

export const renditionsTexts = {
  title: 'Versões leves',
  hint: 'De cada vídeo, o servidor prepara aos poucos versões menores, que tocam bem em celulares simples e internet lenta. O vídeo toca normalmente enquanto isso.',
  states: {
    idle: 'Nada a fazer agora.',
    running: (waiting: number) =>
      waiting === 1 ? 'Em andamento · falta 1 vídeo' : `Em andamento · faltam ${waiting} vídeos`,
    paused: (waiting: number) => (waiting === 0 ? 'Pausado' : `Pausado · ${videos(waiting)} esperando`),
    no_tool:
      'O programa ffmpeg não está instalado neste servidor. Sem ele não há versões leves: cada vídeo sai como foi enviado.',
    disk_full: (waiting: number) =>
      `O disco está quase cheio, por isso ${videos(waiting)} ${waiting === 1 ? 'espera' : 'esperam'}. Esvazie a lixeira ou apague vídeos; depois continua sozinho.`,
  },
  current: (title: string) => `Preparando: ${title}`,
  done: (done: number, size: string) => `${videos(done)} com tudo pronto · ${size} no disco`,
  failed: (failed: number) =>
    failed === 1 ? '1 vídeo não pôde ser preparado' : `${failed} vídeos não puderam ser preparados`,
  old: (films: number) =>
    films === 1
      ? '1 vídeo antigo ainda não tem versões leves.'
      : `${films} vídeos antigos ainda não têm versões leves.`,
  estimate: (needed: string, free: string) => `Vão ocupar no máximo ${needed}. Livres no disco: ${free}.`,
  tooLarge: 'Não cabe tudo: vai parar quando o disco estiver quase cheio, e continuar quando houver espaço.',
  start: 'Preparar vídeos antigos',
  pause: 'Pausar versões leves',
  resume: 'Continuar versões leves',
  actionFailed: 'Não foi possível mudar as versões leves',
} as const;
