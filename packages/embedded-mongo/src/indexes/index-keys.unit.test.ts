import { describe, expect, it } from '@jest/globals';
import type { Document } from '../bson/document.ts';
import { hasAnyIndexedField, keysOf } from './index-keys.ts';
import { parseIndexSpecification } from './index-specification.ts';

const indexOn = (...paths: string[]) =>
  parseIndexSpecification({ name: 'i', key: Object.fromEntries(paths.map((path) => [path, 1])) });
const rows = (document: Document, ...paths: string[]) =>
  keysOf(document, indexOn(...paths)).keys.map(({ values }) => values);

describe('the entries of a document in an index', () => {
  it('are one per element of an array, each value once', () => {
    expect(rows({ a: [1, 2, 1] }, 'a')).toEqual([[1], [2]]);
    expect(rows({ a: [{ b: 1 }, { b: [2, 3] }, {}] }, 'a.b')).toEqual([[1], [2], [3], [null]]);
  });

  it('hold null for a missing field', () => {
    expect(rows({}, 'a', 'b.c')).toEqual([[null, null]]);
    expect(rows({ b: 5 }, 'a', 'b.c')).toEqual([[null, null]]);
  });

  it('keep the fields of one element together', () => {
    const document = {
      a: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
      z: 9,
    };
    expect(rows(document, 'a.x', 'a.y', 'z')).toEqual([
      [1, 2, 9],
      [3, 4, 9],
    ]);
  });

  it('cannot combine two arrays', () => {
    expect(() => rows({ a: [1], b: [2] }, 'a', 'b')).toThrow(/parallel arrays/);
  });

  it('tell whether there was an array', () => {
    expect(keysOf({ a: 1 }, indexOn('a')).multikey).toBe(false);
    expect(keysOf({ a: [] }, indexOn('a')).multikey).toBe(true);
  });

  it('are omitted in a sparse index when no field exists', () => {
    expect(hasAnyIndexedField({ c: 1 }, indexOn('a', 'b'))).toBe(false);
    expect(hasAnyIndexedField({ b: null }, indexOn('a', 'b'))).toBe(true);
  });
});
