import { describe, expect, it } from '@jest/globals';
import { isConfirmed } from './confirmation-word.ts';

describe('the confirmation word for a deletion', () => {
  it.each(['EXCLUIR', 'excluir', ' Excluir '])('accepts %p', (typed) => {
    expect(isConfirmed(typed, 'EXCLUIR')).toBe(true);
  });

  it.each(['', 'EXCLUI', 'EXCLUIR!', 'DELETE', 'EX CLUIR'])('rejects %p', (typed) => {
    expect(isConfirmed(typed, 'EXCLUIR')).toBe(false);
  });
});
