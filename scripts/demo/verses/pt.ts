import type { VerseBook } from './verse.ts';

/** Wording of the 1911 edition; spelling only is today's (`soccorro` → `socorro`, `teem` → `têm`). */
export const portuguese: VerseBook = {
  language: 'pt',
  psalmWord: 'Salmo',
  translation: 'João Ferreira de Almeida, 1911 (ortografia atualizada)',
  verses: [
    {
      psalm: 27,
      verses: '1',
      title: 'Salmo 27 — O Senhor é a minha luz',
      lines: [
        'O Senhor é a minha luz',
        'e a minha salvação;',
        '>a quem temerei?',
        'O Senhor é a força',
        'da minha vida;',
        '>de quem me recearei?',
      ],
      scene: 'dawn',
    },
    {
      psalm: 23,
      verses: '1-2',
      title: 'Salmo 23 — O Senhor é o meu pastor',
      lines: [
        'O Senhor é o meu pastor,',
        '>nada me faltará.',
        'Deitar-me faz',
        '>em verdes pastos,',
        'guia-me mansamente',
        '>a águas mui quietas.',
      ],
      scene: 'stillWaters',
    },
    {
      psalm: 34,
      verses: '18',
      title: 'Salmo 34 — Perto dos que têm o coração quebrantado',
      lines: [
        'Perto está o Senhor',
        'dos que têm o coração',
        'quebrantado,',
        '>e salva os contritos',
        '>de espírito.',
      ],
      scene: 'night',
    },
    {
      psalm: 46,
      verses: '1',
      title: 'Salmo 46 — O nosso refúgio e fortaleza',
      lines: ['Deus é o nosso refúgio', 'e fortaleza,', '>socorro bem presente', '>na angústia.'],
      scene: 'noon',
    },
    {
      psalm: 121,
      verses: '2',
      title: 'Salmo 121 — O meu socorro vem do Senhor',
      lines: ['O meu socorro', 'vem do Senhor,', '>que fez o céu', '>e a terra.'],
      scene: 'dusk',
    },
  ],
};
