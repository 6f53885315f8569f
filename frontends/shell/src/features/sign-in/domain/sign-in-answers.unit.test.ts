import { describe, expect, it } from '@jest/globals';
import { readLoginAnswer, readRegisterMessage } from './sign-in-answers.ts';

const ana = { id: 7, email: 'ana@example.org', name: 'Ana' };

describe('what a login answers', () => {
  it.each([
    ['the user', ana],
    ['an object with the user', { user: ana, message: 'Olá' }],
  ])('M-202 may be %s', (_, answer) => {
    expect(readLoginAnswer(answer)).toMatchObject(ana);
  });

  it.each([
    ['no id', { email: 'a@b.c', name: 'Ana' }],
    ['an id that is none', { ...ana, id: '7' }],
    ['an id of nobody', { ...ana, id: 0 }],
    ['a user without an id', { user: { name: 'Ana' } }],
    ['nothing', null],
    ['only a message', { message: 'ok' }],
  ])('M-072 is no login with %s', (_, answer) => {
    expect(readLoginAnswer(answer)).toBeUndefined();
  });

  it('M-168 a password that a server wrongly returned is dropped', () => {
    expect(readLoginAnswer({ ...ana, password: 'segredo1' })).not.toHaveProperty('password');
  });
});

describe('what a registration answers', () => {
  it.each([
    [{ message: 'Conta criada' }, 'Conta criada'],
    [{ message: '' }, undefined],
    [{ message: 5 }, undefined],
    [null, undefined],
  ])('M-073 %p is told as %p', (answer, told) => {
    expect(readRegisterMessage(answer)).toBe(told);
  });
});
