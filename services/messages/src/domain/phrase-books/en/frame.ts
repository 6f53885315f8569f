import type { Frame } from '../../phrase-book.ts';

export const frame: Frame = {
  greeting: [
    'Dear {name},',
    'Hello, {name}.',
    '{name}, thank you for writing.',
    '{name}, it is good that you wrote.',
  ],
  greetingWithoutName: ['Hello.', 'Thank you for writing.', 'It is good that you wrote.'],
  psalm: {
    heavy: [
      '{psalm} may keep you company today.',
      'Perhaps {psalm} can lend you words.',
      'There is a prayer for days like this in {psalm}.',
      'You could read {psalm} slowly, when you have a quiet minute.',
    ],
    glad: [
      '{psalm} fits a day like this.',
      'Perhaps {psalm} can lend its words to your joy.',
      'You could read {psalm} aloud today.',
    ],
  },
  afterPsalm: {
    heavy: [
      'You can lean on it without having to feel anything in particular.',
      'Those words were prayed by people who knew long nights.',
      'You may simply borrow those words, even without strength to believe them yet.',
      'It asks nothing of you first; it only keeps a place for you.',
    ],
    glad: [
      'People have said these words together for a very long time.',
      'Such words give joy a place to stand, and room to stay a while.',
      'Good news, too, is worth stopping for.',
    ],
  },
  closing: {
    heavy: [
      'Go gently with yourself today.',
      'You are not a burden for needing help with this.',
      'One step is enough for today.',
      'May the coming hours be a little kinder to you.',
      'Come back and write again whenever you need to.',
    ],
    glad: [
      'May this gratitude stay with you for many days.',
      'Enjoy this day; it is yours to enjoy.',
      'It was a joy to read your words.',
    ],
  },
  disclaimer: [
    'This is an automatic reflection, put together by a program; it does not speak for God.',
    'These words were put together automatically, as a reflection; they are not a voice from God.',
  ],
  reference: 'Psalm {chapter}:{verses}',
};
