import { describe, expect, it } from '@jest/globals';
import { readLoginAnswer, readRegisterMessage } from './sign-in-answers.ts';

const ana = { id: 7, email: 'ana@example.org', name: 'Ana' };

describe('the answer to a login', () => {
  it.each([
    ['the user', ana],
    ['an object with the user', { user: ana, message: 'Olá' }],
  ])('M-202 may be %s', (_, answer) => {
    expect(readLoginAnswer(answer)).toMatchObject(ana);
  });

  it.each([
    ['no id', { email: 'a@b.c', name: 'Ana' }],
    ['an invalid id', { ...ana, id: '7' }],
    ['the id 0', { ...ana, id: 0 }],
    ['a user without an id', { user: { name: 'Ana' } }],
    ['nothing', null],
    ['only a message', { message: 'ok' }],
  ])('M-072 is invalid with %s', (_, answer) => {
    expect(readLoginAnswer(answer)).toBeUndefined();
  });

  it('M-168 is read without a password that the server wrongly included', () => {
    expect(readLoginAnswer({ ...ana, password: 'segredo1' })).not.toHaveProperty('password');
  });
});

describe('the answer to a registration', () => {
  it.each([
    [{ message: 'Conta criada' }, 'Conta criada'],
    [{ message: '' }, undefined],
    [{ message: 5 }, undefined],
    [null, undefined],
  ])('M-073 %p has the text %p', (answer, told) => {
    expect(readRegisterMessage(answer)).toBe(told);
  });
});
