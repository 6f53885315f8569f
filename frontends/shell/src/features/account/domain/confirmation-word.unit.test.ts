import { describe, expect, it } from '@jest/globals';
import { isConfirmed } from './confirmation-word.ts';

describe('the word that confirms a deletion', () => {
  it.each(['EXCLUIR', 'excluir', ' Excluir '])('is heard in %p', (typed) => {
    expect(isConfirmed(typed, 'EXCLUIR')).toBe(true);
  });

  it.each(['', 'EXCLUI', 'EXCLUIR!', 'DELETE', 'EX CLUIR'])('is not heard in %p', (typed) => {
    expect(isConfirmed(typed, 'EXCLUIR')).toBe(false);
  });
});
