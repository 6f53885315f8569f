import type { VerseBook } from './verse.ts';

/** `LORD` is this translation's own mark for the divine name; the lettering sets it in small capitals. */
export const english: VerseBook = {
  language: 'en',
  psalmWord: 'Psalm',
  translation: 'King James Version',
  verses: [
    {
      psalm: 27,
      verses: '1',
      title: 'Psalm 27 — My light and my salvation',
      lines: [
        'The LORD is my light',
        'and my salvation;',
        '>whom shall I fear?',
        'the LORD is the strength',
        'of my life;',
        '>of whom shall I be afraid?',
      ],
      scene: 'dawn',
    },
    {
      psalm: 23,
      verses: '1-2',
      title: 'Psalm 23 — Beside the still waters',
      lines: [
        'The LORD is my shepherd;',
        '>I shall not want.',
        'He maketh me to lie down',
        '>in green pastures:',
        'he leadeth me beside',
        '>the still waters.',
      ],
      scene: 'stillWaters',
    },
    {
      psalm: 34,
      verses: '18',
      title: 'Psalm 34 — Nigh unto the broken-hearted',
      lines: [
        'The LORD is nigh',
        'unto them that are',
        'of a broken heart;',
        '>and saveth such as be',
        '>of a contrite spirit.',
      ],
      scene: 'night',
    },
    {
      psalm: 46,
      verses: '1',
      title: 'Psalm 46 — Our refuge and strength',
      lines: ['God is our refuge', 'and strength,', '>a very present help', '>in trouble.'],
      scene: 'noon',
    },
    {
      psalm: 121,
      verses: '1-2',
      title: 'Psalm 121 — Unto the hills',
      lines: [
        'I will lift up mine eyes',
        'unto the hills, from whence',
        '>cometh my help.',
        'My help cometh from',
        'the LORD, which made',
        '>heaven and earth.',
      ],
      scene: 'dusk',
    },
  ],
};
