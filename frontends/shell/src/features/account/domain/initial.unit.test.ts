import { afterEach, describe, expect, it } from '@jest/globals';
import { initialOf } from './initial.ts';

const { Segmenter } = Intl;

describe('the initial of a name', () => {
  afterEach(() => {
    Object.assign(Intl, { Segmenter });
  });

  it.each([
    ['  ana', 'A'],
    ['érica', 'É'],
    ['👨‍👩‍👧 Silva', '👨‍👩‍👧'],
    ['', ''],
  ])('of "%s" is "%s"', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('works in a browser without Intl.Segmenter', () => {
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(initialOf('ana')).toBe('A');
  });
});
