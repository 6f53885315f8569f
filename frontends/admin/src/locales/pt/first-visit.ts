import type { FirstStep } from '@selah/shared/contracts/first-visit/first-visit';

const steps: Readonly<Record<FirstStep, { readonly title: string; readonly text: string }>> = {
  password: {
    title: 'Uma senha só sua',
    text: 'Troque a senha que veio com a instalação por uma que só você conhece.',
  },
  email: {
    title: 'Seu e-mail',
    text: 'Para ele vai o link se você esquecer a senha, e o aviso se algo no site parar.',
  },
  testMail: {
    title: 'Um e-mail de teste',
    text: 'Veja se os e-mails do site chegam a você. Olhe também a caixa de spam.',
  },
  address: {
    title: 'Um endereço seguro',
    text: 'Peça a quem cuida do servidor um endereço com https, e que o escreva em PUBLIC_URL.',
  },
  video: {
    title: 'Seu primeiro vídeo',
    text: 'Um vídeo curto, em pé como no celular. Em instantes ele aparece para quem visita o site.',
  },
};

export const firstVisitTexts = {
  title: 'Primeiros passos',
  intro: 'O que falta para o site ser seu. Faça quando puder: o que já está feito fica marcado.',
  allDone: 'Tudo feito. O site está pronto para receber pessoas.',
  done: 'feito',
  steps,
  addressNow: (address: string) => `Agora os links do site começam com ${address}.`,
  links: {
    password: 'Trocar a senha',
    email: 'Cadastrar o e-mail',
    video: 'Adicionar um vídeo',
  },
  testMail: 'Enviar para mim',
  leave: 'Agora não',
  finish: 'Concluir',
  left: 'Os primeiros passos ficam na página Conta',
  leaveFailed: 'Os primeiros passos não puderam ser fechados',
  takenUpTitle: 'Primeiros passos',
  takenUpText: 'Senha, e-mail, endereço e primeiro vídeo: o que já está feito e o que ainda falta.',
  takeUp: 'Ver os primeiros passos',
  takeUpFailed: 'Os primeiros passos não puderam ser abertos',
} as const;
