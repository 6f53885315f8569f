const GIGABYTE = 1e9;
const size = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const gigabytes = (bytes: number) => `${size.format(bytes / GIGABYTE)} GB`;
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
const isFrom = (age: number) => (age === 0 ? 'é de hoje' : `tem ${days(age)}`);
const RESTART = 'Espere alguns minutos. Se continuar assim, peça a quem cuida do servidor para olhar.';

/** What may be said of the site to its administrator, on the page and in mails. `advice` is what to do. */
export const findingsInPortuguese = {
  services: {
    videos: 'vídeos',
    users: 'contas de visitantes',
    messages: 'mensagens',
    stats: 'estatísticas',
    admin: 'administração',
  },
  away: (part: string) => ({ title: `A parte de ${part} não responde`, advice: RESTART }),
  databaseWell: 'O banco de dados responde',
  databaseFails: (part: string) => ({
    title: `O banco de dados de ${part} não responde`,
    advice: `O que já estava guardado não se perde. ${RESTART}`,
  }),
  eventsWell: 'Os avisos entre as partes do site chegam',
  eventsFail: {
    title: 'Os avisos entre as partes do site não chegam',
    advice: `Contagens são recusadas e vídeos novos esperam. ${RESTART}`,
  },
  sessionsWell: 'Visitantes podem entrar',
  sessionsFail: { title: 'Ninguém consegue entrar agora', advice: RESTART },
  cloudWell: 'A nuvem responde',
  cloudFails: {
    title: 'A nuvem não responde',
    advice: 'Os vídeos que só estão lá não tocam. Confira se a conta do serviço de nuvem está paga e ativa.',
  },
  converterWell: 'Vídeos enviados são preparados para celulares',
  converterMissing: {
    title: 'Falta o programa que prepara os vídeos (ffmpeg)',
    advice:
      'Sem ele os vídeos vão como vêm, sem capa e sem legendas. Peça a quem cuida do servidor para instalá-lo.',
  },
  disk: (free: number, total: number) => `Disco: ${gigabytes(free)} livres de ${gigabytes(total)}`,
  diskNearlyFull: (free: number) => ({
    title: `O disco está quase cheio: ${gigabytes(free)} livres`,
    advice: 'Apague vídeos que não usa mais e esvazie a lixeira, ou peça um disco maior.',
  }),
  diskFull: (free: number) => ({
    title: `O disco está cheio: ${gigabytes(free)} livres`,
    advice: 'Esvazie a lixeira agora: sem espaço, o site deixa de guardar mensagens e vídeos.',
  }),
  folderNotWritable: (folder: string) => ({
    title: `O site não consegue gravar na pasta ${folder}`,
    advice:
      'Nenhum vídeo novo pode ser adicionado. Peça a quem cuida do servidor para dar essa pasta ao usuário com que o site roda.',
  }),
  diskUnknown: { title: 'O disco dos vídeos não responde', advice: RESTART },
  providerOff: 'As mensagens são escritas pelo próprio site, sem IA',
  provider: (taken: number, limit: number) => `IA: ${taken} de ${limit} respostas de hoje`,
  providerScarce: (taken: number, limit: number) => ({
    title:
      taken >= limit
        ? `As ${limit} respostas da IA de hoje acabaram`
        : `IA: ${taken} de ${limit} respostas de hoje`,
    advice:
      'Depois da última, o próprio site escreve as mensagens até o dia seguinte (UTC). Ninguém fica sem resposta.',
  }),
  providerFails: {
    title: 'O serviço de IA não responde',
    advice: 'O próprio site está escrevendo as mensagens. Confira a chave e o saldo da conta do serviço.',
  },
  helplines: (age: number) => `Telefones de ajuda conferidos há ${days(age)}`,
  helplinesOld: (age: number) => ({
    title: `Telefones de ajuda conferidos há ${days(age)}`,
    advice: 'Números mudam. Instale uma versão nova do site, que traz a lista conferida.',
  }),
  mailWell: 'O servidor de e-mail responde',
  mailOff: {
    title: 'O site ainda não envia e-mails',
    advice:
      'Se você esquecer a senha, o link para uma nova não chega. Peça a quem cuida do servidor para configurar SMTP_URL e MAIL_FROM.',
  },
  mailWithoutSender: {
    title: 'Os e-mails do site saem sem um remetente de verdade',
    advice:
      'Muitos servidores recusam esses e-mails ou os põem no spam. Peça a quem cuida do servidor para configurar MAIL_FROM com um endereço do domínio do site.',
  },
  mailFails: {
    title: 'O servidor de e-mail não aceita o site',
    advice: 'Confira endereço, usuário e senha em SMTP_URL com quem cuida do servidor.',
  },
  backup: (age: number) =>
    age === 0 ? 'Última cópia de segurança: hoje' : `Última cópia de segurança há ${days(age)}`,
  backupMissing: {
    title: 'Ainda não há cópia de segurança',
    advice: 'Faça a primeira na página Cópias. Sem ela, um disco que quebra leva tudo.',
  },
  backupOld: (age: number) => ({
    title: `A última cópia de segurança tem ${days(age)}`,
    advice: 'Faça uma agora na página Cópias, e veja se o horário das automáticas serve.',
  }),
  backupFailed: (age: number | undefined) => ({
    title: 'A última cópia de segurança não deu certo',
    advice: `A página Cópias diz por quê. ${age === undefined ? 'Ainda não há nenhuma que sirva.' : `A última que serve ${isFrom(age)}.`}`,
  }),
  backupCloud: (age: number) =>
    age === 0
      ? 'Última cópia de segurança na nuvem: hoje'
      : `Última cópia de segurança na nuvem há ${days(age)}`,
  backupCloudMissing: {
    title: 'Ainda não há cópia de segurança na nuvem',
    advice:
      'Ela vai sozinha depois de cada cópia. Se a página Cópias não mostra nada em andamento, copie de lá.',
  },
  backupCloudOld: (age: number) => ({
    title: `A última cópia de segurança na nuvem tem ${days(age)}`,
    advice: 'Faça uma cópia agora na página Cópias: ela vai sozinha para a nuvem.',
  }),
  backupCloudFailed: (age: number | undefined) => ({
    title: 'A cópia de segurança não chegou à nuvem',
    advice: `A daqui continua boa. A página Cópias diz por quê, e o site tenta de novo sozinho. ${age === undefined ? 'Na nuvem não se vê nenhuma.' : `A última de lá ${isFrom(age)}.`}`,
  }),
  address: (left: number | undefined) =>
    left === undefined
      ? 'O endereço do site é seguro (https)'
      : `Endereço seguro; o certificado vale por mais ${days(left)}`,
  addressLocal: 'O site abre só neste computador',
  addressOpen: {
    title: 'O endereço do site não é seguro (http)',
    advice:
      'Senhas e mensagens viajam sem proteção. Peça a quem cuida do servidor um certificado e um endereço com https.',
  },
  certificateEnds: (left: number) => ({
    title: `O certificado do site vence em ${days(left)}`,
    advice: 'Ele já devia ter sido renovado. Avise quem cuida do servidor.',
  }),
  certificateEnded: {
    title: 'O certificado do site venceu',
    advice:
      'Os navegadores avisam os visitantes para não entrar. Peça a quem cuida do servidor para renová-lo hoje.',
  },
} as const;
