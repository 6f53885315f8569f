import { describe, expect, it } from '@jest/globals';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { readCounted } from './read-texts.ts';

const lesson = (label: string, text: string) => ({ writer: 'writer-1', label, text });

describe('near duplicates among lessons', () => {
  it('are removed, however they are spelled', () => {
    const first = lesson('life', 'I gave my books away last night and feel calm');
    const again = lesson('life', 'i gave my books away LAST night, and I feel calm!!');
    expect(withoutNearDuplicates([first, again], 'en')).toEqual([first]);
  });

  it('are kept when their labels differ', () => {
    const pair = [
      lesson('life', 'I gave my books away last night and feel calm'),
      lesson('none', 'I gave my books away last night and feel calm about moving'),
    ];
    expect(withoutNearDuplicates(pair, 'en')).toEqual(pair);
  });

  it('are removed when they resemble a counted text', () => {
    const [counted] = readCounted('tuning', 'en');
    expect(withoutNearDuplicates([lesson('none', counted?.text ?? '')], 'en')).toEqual([]);
  });
});
