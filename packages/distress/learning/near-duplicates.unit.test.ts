import { describe, expect, it } from '@jest/globals';
import { apartFromOthers } from './near-duplicates.ts';
import { readCounted } from './read-texts.ts';

const lesson = (label: string, text: string) => ({ writer: 'writer-1', label, text });

describe('lessons that nearly repeat another', () => {
  it('are left out, however they are spelled', () => {
    const first = lesson('life', 'I gave my books away last night and feel calm');
    const again = lesson('life', 'i gave my books away LAST night, and I feel calm!!');
    expect(apartFromOthers([first, again], 'en')).toEqual([first]);
  });

  it('stay when they make a difference between labels', () => {
    const pair = [
      lesson('life', 'I gave my books away last night and feel calm'),
      lesson('none', 'I gave my books away last night and feel calm about moving'),
    ];
    expect(apartFromOthers(pair, 'en')).toEqual(pair);
  });

  it('are left out when they are a text on which figures are counted', () => {
    const [counted] = readCounted('tuning', 'en');
    expect(apartFromOthers([lesson('none', counted?.text ?? '')], 'en')).toEqual([]);
  });
});
