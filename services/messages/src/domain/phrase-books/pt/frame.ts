import type { Frame } from '../../phrase-book.ts';

export const frame: Frame = {
  greeting: ['{name}, que bom que você escreveu.', 'Olá, {name}.', '{name}, a sua mensagem chegou até aqui.'],
  greetingWithoutName: ['Olá.', 'Que bom que você escreveu.', 'A sua mensagem chegou até aqui.'],
  psalm: {
    heavy: [
      'O {psalm} pode fazer companhia a você hoje.',
      'Talvez o {psalm} empreste palavras a este momento.',
      'Há uma oração para dias assim no {psalm}.',
      'Quando tiver um minuto de calma, leia devagar o {psalm}.',
    ],
    glad: [
      'O {psalm} combina com um dia assim.',
      'Talvez o {psalm} empreste palavras à sua alegria.',
      'Que tal ler hoje o {psalm} em voz alta?',
    ],
  },
  afterPsalm: {
    heavy: [
      'Não é preciso sentir nada de especial para se apoiar nessas palavras.',
      'São palavras rezadas por gente que também conheceu noites longas.',
      'Você pode apenas tomar emprestadas essas palavras, mesmo sem força para acreditar nelas agora.',
      'Essas palavras não pedem nada antes; só guardam um lugar para você.',
    ],
    glad: [
      'Há muito tempo as pessoas dizem juntas essas palavras.',
      'Essas palavras dão à alegria um lugar para ficar mais um pouco.',
      'Notícia boa também merece uma pausa.',
    ],
  },
  closing: {
    heavy: [
      'Trate-se com delicadeza hoje.',
      'Precisar de ajuda não faz de você um peso para ninguém.',
      'Por hoje, um passo basta.',
      'Que as próximas horas sejam um pouco mais leves.',
      'Volte a escrever sempre que precisar.',
    ],
    glad: [
      'Que essa gratidão acompanhe você por muitos dias.',
      'Aproveite este dia; ele é seu.',
      'Foi bonito ler as suas palavras.',
    ],
  },
  disclaimer: [
    'Esta é uma reflexão automática, montada por um programa; ela não fala em nome de Deus.',
    'Estas palavras foram reunidas automaticamente, como reflexão; não são uma voz de Deus.',
  ],
  reference: 'Salmo {chapter}:{verses}',
};
