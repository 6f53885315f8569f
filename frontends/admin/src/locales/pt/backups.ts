import type { Backup, FailedBackupWork } from '@selah/shared/contracts/backups/backups';
import type { BackupFailure } from '@selah/shared/contracts/backups/failures';
import { BACKUPS_KEPT } from '@selah/shared/contracts/lifetimes';

const many = (count: number, one: string, others: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${others}`;

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const size = (bytes: number) =>
  bytes < 1e9 ? `${decimal.format(bytes / 1e6)} MB` : `${decimal.format(bytes / 1e9)} GB`;

const TAKE_CARE = 'Peça a quem cuida do servidor para olhar.';

/** From where a backup is deleted. */
const WHERE_REMOVED: Readonly<Record<Backup['place'], string>> = {
  here: '',
  cloud: ' da nuvem',
  both: ', aqui e na nuvem',
};

/** Why work on backups failed. */
const REASONS: Readonly<Record<BackupFailure, string>> = {
  nothing_to_copy: `Não há dados na pasta do site. ${TAKE_CARE}`,
  does_not_fit: 'Não cabe no disco.',
  disk_full: 'O disco das cópias encheu. Apague cópias antigas ou peça um disco maior.',
  database_damaged: `O banco de dados está danificado. As cópias anteriores continuam boas. ${TAKE_CARE}`,
  in_use: 'Outro programa está usando a pasta das cópias. Espere alguns minutos e tente de novo.',
  folder_unusable: `O site não consegue escrever na pasta das cópias. O disco pode estar desconectado. ${TAKE_CARE}`,
  no_backups: 'Não há cópias nesta pasta.',
  backup_missing: 'Esta cópia não existe mais.',
  backup_damaged: 'A cópia está danificada: falta uma parte, ou uma parte foi alterada.',
  other_product: 'O arquivo é de outro programa.',
  newer_release: 'A cópia foi feita por uma versão mais nova do site. Atualize o site primeiro.',
  data_exists: 'Já há dados na pasta do site, e nada é escrito por cima deles.',
  interrupted: 'Parou no meio. Nada se perdeu: comece de novo.',
  did_not_start: 'O site não abriu com os dados da cópia. Os dados de antes estão de volta.',
  cloud_unreachable:
    'A nuvem não respondeu. As cópias daqui continuam boas, e o site tenta de novo sozinho. Se continuar assim, confira se a conta do serviço de nuvem está paga e ativa.',
  cloud_refused: `A nuvem não aceitou as chaves do site. ${TAKE_CARE}`,
  cloud_public:
    'Qualquer pessoa consegue ler o que está nesse lugar da nuvem, e as cópias contêm senhas e mensagens. Nada foi enviado. Peça a quem cuida do servidor para tornar o lugar privado.',
  cloud_full: 'O lugar na nuvem encheu. Aumente o espaço no serviço de nuvem ou apague cópias antigas.',
  cloud_in_use:
    'Outro programa está mexendo nas cópias da nuvem. O site tenta de novo sozinho. Se continuar assim, dois sites usam o mesmo lugar: cada um precisa do seu.',
  unknown: `Algo inesperado aconteceu. ${TAKE_CARE}`,
};

/** Texts of the backups. */
export const backupsTexts = {
  title: 'Cópias de segurança',
  intro:
    'Uma cópia guarda tudo: vídeos, contas, mensagens, estatísticas e configurações. Ela é feita com o site aberto, sem atrapalhar quem o visita.',
  loading: 'Carregando as cópias…',
  loadFailed: 'Não foi possível carregar as cópias',
  make: 'Fazer uma cópia agora',
  making: 'Começando…',
  notBegun: 'A cópia não começou',
  begun: 'A cópia começou',
  begunText: 'Você pode fechar esta página: o servidor continua.',
  work: {
    backup: 'Fazendo uma cópia…',
    check: 'Conferindo a cópia…',
    restore: 'Restaurando…',
    import: 'Recebendo uma cópia…',
    copy: 'Copiando para a nuvem…',
    fetch: 'Buscando da nuvem…',
  },
  /** What it is called in the list of background work. */
  workNames: {
    backup: () => 'Fazer uma cópia de segurança',
    check: (when: string) => `Conferir a cópia de ${when}`,
    restore: (when: string) => `Voltar à cópia de ${when}`,
    import: () => 'Receber uma cópia enviada',
    copy: () => 'Copiar as cópias de segurança para a nuvem',
    fetch: (when: string) => `Buscar da nuvem a cópia de ${when}`,
  },
  plannedName: 'Fazer a cópia de segurança automática',
  retry: 'Tentar de novo',
  giveUp: 'Desistir',
  stop: 'Parar',
  workNotSettled: 'Não deu certo',
  counting: 'Começando…',
  ofFiles: (done: number, of: number) =>
    `${done.toLocaleString('pt-BR')} de ${many(of, 'arquivo', 'arquivos')}`,
  failed: {
    backup: 'A última cópia não deu certo',
    check: 'A conferência não deu certo',
    restore: 'A restauração não deu certo',
    import: 'A cópia enviada não foi aceita',
    copy: 'A cópia não chegou à nuvem',
    fetch: 'A cópia da nuvem não foi buscada',
  },
  reasons: REASONS,
  whyFailed: ({ failure, needed, free }: Pick<FailedBackupWork, 'failure' | 'needed' | 'free'>): string =>
    needed === undefined || free === undefined
      ? REASONS[failure]
      : `${REASONS[failure]} São necessários ${size(needed)}, e há ${size(free)} livres.`,
  listTitle: 'Cópias guardadas',
  none: 'Ainda não há nenhuma cópia. Faça a primeira agora.',
  content: (films: number, files: number, bytes: number) =>
    `${many(films, 'vídeo', 'vídeos')}, ${many(files, 'arquivo', 'arquivos')} no total · ${size(bytes)}`,
  states: {
    unchecked: 'Não conferida',
    whole: 'Conferida',
    damaged: 'Danificada',
    unreadable: 'Ilegível',
  },
  places: {
    here: 'Só aqui',
    cloud: 'Só na nuvem',
    both: 'Aqui e na nuvem',
  },
  fetch: 'Buscar da nuvem',
  notFetched: 'A busca não começou',
  fetchHint: 'Para restaurar, conferir ou baixar uma cópia que está só na nuvem, busque-a primeiro.',
  copy: 'Copiar para a nuvem agora',
  notCopied: 'A cópia para a nuvem não começou',
  cloudTitle: 'Na nuvem',
  cloudText: (count: number) =>
    count === 0
      ? 'Ainda não há nenhuma. Cada cópia nova vai para lá sozinha.'
      : `${many(count, 'cópia', 'cópias')}. Cada cópia nova vai para lá sozinha, e só o que mudou é enviado.`,
  cloudUnknown: 'Não foi possível ver o que há na nuvem',
  beforeRestore: 'Antes de uma restauração',
  checkedAt: (when: string) => `conferida ${when}`,
  damagedAdvice: 'Uma parte desta cópia se alterou no disco. Faça uma cópia nova, que a substitui.',
  check: 'Conferir',
  download: 'Baixar',
  remove: 'Apagar',
  actionOn: (action: string, when: string) => `${action}: cópia de ${when}`,
  notChecked: 'A conferência não começou',
  notRemoved: 'A cópia não foi apagada',
  removed: 'Cópia apagada',
  removeTitle: 'Apagar esta cópia?',
  removeText: (when: string, place: Backup['place']) =>
    `A cópia de ${when} será apagada para sempre${WHERE_REMOVED[place]}. O que outras cópias também usam continua guardado.`,
  cancel: 'Cancelar',
  private:
    'O arquivo baixado contém as contas, as mensagens e as chaves do site: guarde-o onde só você alcança.',
  rule: `Ficam guardadas a mais nova e a última de cada um dos últimos ${BACKUPS_KEPT.days} dias, ${BACKUPS_KEPT.weeks} semanas e ${BACKUPS_KEPT.months} meses com cópia. As de antes de uma restauração ficam tanto quanto as dos dias. As outras são apagadas sozinhas. O que não mudou é guardado uma vez só.`,
  scheduleTitle: 'Cópias automáticas',
  every: 'Com que frequência',
  everyOptions: { daily: 'Todos os dias', weekly: 'Aos domingos', off: 'Nunca' },
  hour: (timeZone: string) => `Hora (${timeZone})`,
  next: (when: string) => `A próxima: ${when}.`,
  noNext: 'Nenhuma cópia é feita sozinha.',
  scheduleSaved: 'Horário guardado',
  scheduleNotSaved: 'O horário não foi guardado',
  placeTitle: 'Onde ficam',
  free: (bytes: number) => `${size(bytes)} livres nesse disco.`,
  sameDisk:
    'As cópias estão no mesmo disco que o site. Se ele quebrar, os dois se perdem: baixe uma cópia de vez em quando, ou peça a quem cuida do servidor para indicar outro disco em BACKUP_DIR.',
  restore: 'Restaurar',
  notRestored: 'A restauração não começou',
  restoreTitle: 'Voltar a esta cópia?',
  restoreText: (when: string) =>
    `O site volta a ser como em ${when}. Antes é feita uma cópia de agora, para você poder desistir. Depois de conferida, a cópia entra no lugar dos dados: o site fecha por alguns segundos, guarda também o que chegou até esse momento, e abre de novo sozinho. Entre então com a senha daquele dia.`,
  bring: 'Trazer uma cópia baixada',
  bringHint:
    'Um arquivo selah-….tar, por exemplo de outro servidor. Ele entra na lista e pode então ser restaurado.',
  bringing: 'Enviando a cópia… Deixe esta página aberta.',
  notBrought: 'A cópia não foi aceita',
  brought: 'Cópia recebida',
  broughtText: 'Ela está na lista, conferida parte por parte.',
  console: 'Se o site não abrir mais',
  consoleText:
    'Quem cuida do servidor para o site, guarda a pasta dos dados à parte e escreve na pasta do programa:',
  consoleCloud: 'Se a pasta das cópias também se perdeu, a cópia mais nova da nuvem volta com:',
  elsewhere:
    'Esta instalação usa vários servidores, com bancos de dados próprios. As cópias são feitas por quem cuida deles, com docker/backup.sh e docker/restore.sh ou com as cópias do serviço contratado.',
} as const;
