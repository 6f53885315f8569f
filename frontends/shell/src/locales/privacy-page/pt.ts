import type { PrivacyPageTexts } from './texts.ts';

export const privacyPagePt: PrivacyPageTexts = {
  title: 'Sua privacidade',
  description:
    'O que este site guarda, por quanto tempo, com quem se comunica e como baixar ou apagar o que é seu.',
  first:
    'Você não precisa dizer quem é. O que você escreve não fica guardado no servidor, a menos que você escolha salvar a mensagem na sua conta.',
  server: {
    title: 'O que fica no servidor, e por quanto tempo',
    kept: [
      { what: 'O nome e a pergunta que você escreve', howLong: 'Não ficam' },
      { what: 'Uma mensagem que você salva, com o nome e a pergunta', howLong: 'Até você excluí-la' },
      {
        what: 'A sua conta: nome, e-mail e a senha, que ninguém consegue ler',
        howLong: 'Até você excluí-la',
      },
      {
        what: 'Que você entrou na sua conta (um cookie)',
        howLong: '{{sessionIdleDays}} dias sem uso, {{sessionDays}} no máximo',
      },
      {
        what: 'Que este navegador já entrou uma vez (um cookie, contra quem tenta adivinhar senhas)',
        howLong: '{{knownBrowserDays}} dias',
      },
      {
        what: 'O endereço de internet do seu aparelho, para conter abusos',
        howLong: 'No máximo {{addressHours}} horas',
      },
      {
        what: 'Quantas visitas, giros, vídeos e perguntas houve por dia, sem saber de quem',
        howLong: 'Sempre',
      },
      {
        what: 'O aviso de que uma conta foi excluída: só um número, sem nome',
        howLong: 'O aviso, {{eventDays}} dias; o número, sempre, para que nada da conta volte',
      },
      {
        what: 'Cópias de segurança, se forem feitas, com as contas e mensagens do dia',
        howLong: 'Ficam as de {{backupDays}} dias, {{backupWeeks}} semanas e {{backupMonths}} meses',
      },
      {
        what: 'Quem entra na administração do site, ou tenta, e o que muda ali, com o endereço de internet',
        howLong: '{{auditDays}} dias',
      },
    ],
    readers:
      'Os registros técnicos não contêm o seu endereço nem o que você escreve. As páginas da administração não mostram as suas mensagens; só quem cuida do servidor poderia ler as que você salvou.',
  },
  device: {
    title: 'O que fica no seu aparelho',
    keys: {
      language: 'O idioma que você escolheu.',
      siteUser: 'O seu nome e o seu e-mail, até você sair da sua conta.',
      seenVideos: 'Quais vídeos você já viu, para que a roleta traga outros.',
      cachedVideo: 'O último vídeo, para quando a internet faltar.',
      offlineQuestion:
        'Uma pergunta que você tentou enviar sem internet, por {{offlineQuestionDays}} dias no máximo.',
      adConsent: 'A sua escolha sobre anúncios.',
    },
    tab: 'O que você está escrevendo e a mensagem que recebeu ficam só nesta aba e somem quando ela se fecha.',
    files: 'Os arquivos da página, para que ela abra rápido e também sem internet.',
    erase: 'Para apagar tudo isso, limpe os dados deste site nas configurações do navegador.',
  },
  contacts: {
    title: 'Com quem este site se comunica',
    intro: 'Esta lista vem da configuração do site no momento em que você abriu a página.',
    on: {
      letters:
        '{{host}} escreve as mensagens. Recebe o nome, a pergunta e o idioma, nada mais. Quando reconhecemos perigo no texto, não recebe nada.',
      mail: '{{host}} envia os e-mails para quem cuida do site. Não recebe nada de você.',
      cloud: '{{host}} guarda cópias dos vídeos. Não recebe nada de você.',
      films:
        '{{host}} entrega os vídeos: o seu navegador os busca lá. Recebe o endereço do seu aparelho e qual vídeo você vê, nada do que você escreve.',
      backups:
        '{{host}} guarda cópias de segurança de tudo o que está neste site, também das contas e das mensagens salvas, para que nada se perca se um disco quebrar.',
      traces: '{{host}} mede a velocidade do site. Não recebe nomes, endereços nem o que você escreve.',
      database: '{{host}} guarda os dados do site: as contas e as mensagens salvas.',
      events: '{{host}} leva avisos entre as partes do site: contagens e números, sem textos.',
      cache: '{{host}} guarda por pouco tempo as entradas em contas e as contagens contra abusos.',
    },
    lettersOwn:
      'As mensagens são escritas por uma inteligência artificial que roda nos computadores deste site. O que você escreve não vai para outra empresa.',
    lettersOff:
      'As mensagens são escritas por um programa deste site. O que você escreve não vai para nenhuma outra empresa.',
    unknown:
      'Uma parte do site não respondeu agora, e a lista pode estar incompleta. Volte em alguns minutos.',
    browserTitle: 'E o seu navegador',
    browser: [
      'Anúncios são buscados de quem os fornece só se você aceitar. Ele recebe então o endereço do seu aparelho.',
      'Um vídeo pode estar em outro site; ao tocá-lo, o seu navegador o busca lá.',
      'WhatsApp e telefone só quando você toca neles.',
    ],
  },
  export: {
    title: 'Baixar o que é seu',
    text: 'Entre na sua conta, abra “{{page}}” e toque em “{{export}}”.',
  },
  delete: {
    title: 'Apagar o que é seu',
    one: 'Uma mensagem: em “{{page}}”, toque em “{{deleteOne}}”.',
    all: 'Tudo: em “{{page}}”, toque em “{{delete}}”.',
    none: 'Sem conta, não há nada seu no servidor para apagar.',
  },
  myMessages: 'Abrir “{{page}}”',
  care: 'Como cuidamos de quem está em perigo',
};
