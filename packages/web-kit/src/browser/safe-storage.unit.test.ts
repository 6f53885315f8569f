import { describe, expect, it } from '@jest/globals';
import { readJson, safeStorage, writeJson } from './safe-storage.ts';

const isNumber = (raw: unknown): raw is number => typeof raw === 'number';

/** A minimal `Storage` over a map; writing throws when `refuses` returns true. */
function storageOver(map: Map<string, string>, refuses = () => false): Storage {
  return {
    length: 0,
    key: () => null,
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, text) => {
      if (refuses()) throw new Error('QuotaExceededError');
      map.set(key, text);
    },
  };
}

describe('a storage that does not throw', () => {
  it('returns what was written', () => {
    const map = new Map<string, string>();
    const store = safeStorage(() => storageOver(map));
    store.write('a', '1');
    expect([store.read('a'), map.get('a')]).toEqual(['1', '1']);
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  it('keeps a value in memory while the browser is full, and in the browser afterwards', () => {
    const map = new Map([['a', 'old']]);
    let full = true;
    const store = safeStorage(() => storageOver(map, () => full));
    store.write('a', 'new');
    expect([store.read('a'), map.get('a')]).toEqual(['new', 'old']);
    full = false;
    store.write('a', 'newer');
    expect([store.read('a'), map.get('a')]).toEqual(['newer', 'newer']);
  });

  it('works when reading the storage property throws', () => {
    const store = safeStorage(() => {
      throw new Error('SecurityError');
    });
    expect(store.read('a')).toBeNull();
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  it('tells whether values persist, and leaves no test value behind', () => {
    const map = new Map<string, string>();
    expect(safeStorage(() => storageOver(map)).isPersistent()).toBe(true);
    expect(map.size).toBe(0);
    expect(safeStorage(() => storageOver(map, () => true)).isPersistent()).toBe(false);
  });
});

describe('a value stored as JSON', () => {
  const map = new Map<string, string>();
  const store = safeStorage(() => storageOver(map));

  it('is read as written', () => {
    writeJson(store, 'n', 7);
    expect(readJson(store, 'n', isNumber)).toBe(7);
  });

  it.each(['', '{', 'undefined', '"7"', '{"$ne":""}', 'null'])('%p is read as undefined', (text) => {
    store.write('n', text);
    expect(readJson(store, 'n', isNumber)).toBeUndefined();
  });
});
