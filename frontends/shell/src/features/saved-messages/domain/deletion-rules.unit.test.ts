import { describe, expect, it } from '@jest/globals';
import { mayContain } from './newest-list.ts';
import { readCursor } from './next-cursor.ts';
import { isUndoOver } from './undo-window.ts';

describe('the time in which a deletion can be undone', () => {
  it('is at least five seconds, even when the toast was closed or replaced', () => {
    expect(isUndoOver({ waitedMs: 4_999, isOffered: false })).toBe(false);
    expect(isUndoOver({ waitedMs: 5_000, isOffered: false })).toBe(true);
  });

  it('lasts as long as the button is shown', () => {
    expect(isUndoOver({ waitedMs: 30_000, isOffered: true })).toBe(false);
  });

  it('ends after a minute in any case', () => {
    expect(isUndoOver({ waitedMs: 60_000, isOffered: true })).toBe(true);
  });
});

describe('the cursor of a list', () => {
  it.each([
    ['51', 51],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['abc', null],
    ['', null],
  ])('%p leads to %p', (text, cursor) => {
    expect(readCursor(new Headers({ 'x-next-cursor': text }))).toBe(cursor);
  });

  it('is null when there are no older messages', () => {
    expect(readCursor(new Headers())).toBeNull();
    expect(readCursor(undefined)).toBeNull();
  });
});

describe('a message to be deleted', () => {
  const list = { ids: [60, 55], olderThan: 55 };

  it.each([
    ['listed', 60, true],
    ['older than all listed ones', 12, true],
    ['missing between listed ones', 57, false],
  ])('may still be at the server when it is %s: %i, %p', (_, id, expected) => {
    expect(mayContain(list, id)).toBe(expected);
  });

  it('is known to be deleted when it is older than a complete list', () => {
    expect(mayContain({ ...list, olderThan: null }, 12)).toBe(false);
  });
});
