export const siteHealthTexts = {
  title: 'Tudo bem?',
  loading: 'Conferindo o site…',
  well: 'Sim. O site está funcionando como deve.',
  warnings: (count: number) =>
    count === 1
      ? 'O site funciona. Uma coisa pede a sua atenção.'
      : `O site funciona. ${count} coisas pedem a sua atenção.`,
  problems: (count: number) =>
    count === 1 ? 'Não. Uma coisa não está funcionando.' : `Não. ${count} coisas não estão funcionando.`,
  all: 'O que está em ordem',
  check: 'Conferir de novo',
  checking: 'Conferindo…',
  testMail: 'Enviar e-mail de teste',
  sendingMail: 'Enviando…',
  mailSent: 'E-mail de teste enviado',
  mailSentText: 'Veja se ele chegou à sua caixa de entrada, ou à de spam.',
  mailWithoutSender:
    'O servidor de e-mail o aceitou, mas ele saiu sem um remetente de verdade e talvez não chegue. Falta configurar MAIL_FROM no servidor.',
  mailKept: 'E-mail de teste guardado',
  mailKeptText:
    'O site ainda não envia e-mails: a mensagem ficou como arquivo na pasta “mail” dos dados do servidor.',
  mailNotSent: 'O e-mail de teste não foi enviado',
} as const;
