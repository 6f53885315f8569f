import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { SHAPE_LETTERS } from '../../test/shape-letters.ts';
import { endsWhole, isRefusal, looksLikeMachinery } from './machinery.ts';

describe('the last gate before a visitor', () => {
  it.each(LANGUAGES)('lets a letter pass, and knows a refusal, in %s', (language) => {
    const { letter, refusal } = SHAPE_LETTERS[language];
    expect([looksLikeMachinery(letter), isRefusal(letter), endsWhole(letter)]).toEqual([false, false, true]);
    expect(isRefusal(refusal)).toBe(true);
  });

  it.each([
    'Ana, sinto muito pela sua perda. Não posso imaginar a sua dor.',
    'Ana, I am sorry for your loss. I cannot imagine how heavy this is.',
    'Ana, lo siento mucho. No puedo imaginar tu dolor.',
    'Ana, je suis désolé pour votre perte. Je ne peux pas imaginer votre peine.',
  ])('takes sympathy for no refusal: %s', (text) => {
    expect(isRefusal(text)).toBe(false);
  });

  it.each([
    '{"danger":"none"}',
    '<|im_end|>',
    '</think>',
    'danger: none',
    '**Message:** Ana',
    '```',
    'um\\n\\ndois',
    'user: oi',
    '| a | b |',
    '- um passo',
    '1. um passo',
    'OlÃ¡',
    '&eacute;',
    'a half \ud83d of a picture',
    'We need to answer with a letter',
    'The user wants a letter',
  ])('knows machinery: %s', (text) => {
    expect(looksLikeMachinery(`Ana, um dia.\n${text}`)).toBe(true);
  });

  it.each([
    ['Paz.', true],
    ['“Ele restaura a minha alma;”', true],
    ['« Il restaure mon âme : »', true],
    ['Paz! 🙏', true],
    ['Hoje você', false],
    ['Hoje você,', false],
    ['Um passo: “Ele', false],
  ])('knows whether a letter ends: %s', (text, isWhole) => {
    expect(endsWhole(text)).toBe(isWhole);
  });
});
