import { describe, expect, it } from '@jest/globals';
import { mayContain } from './newest-list.ts';
import { readCursor } from './next-cursor.ts';
import { isUndoOver } from './undo-window.ts';

describe('the seconds in which a deletion can be undone', () => {
  it('are five, even when the toast was closed or replaced before', () => {
    expect(isUndoOver({ waitedMs: 4_999, isOffered: false })).toBe(false);
    expect(isUndoOver({ waitedMs: 5_000, isOffered: false })).toBe(true);
  });

  it('last for as long as the button is there', () => {
    expect(isUndoOver({ waitedMs: 30_000, isOffered: true })).toBe(false);
  });

  it('end after a minute, whatever happens on the screen', () => {
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

  it('is absent when there is nothing older', () => {
    expect(readCursor(new Headers())).toBeNull();
    expect(readCursor(undefined)).toBeNull();
  });
});

describe('a message that was to be deleted', () => {
  const list = { ids: [60, 55], olderThan: 55 };

  it.each([
    ['listed', 60, true],
    ['older than all that is listed', 12, true],
    ['missing between those that are listed', 57, false],
  ])('may still be at the server when it is %s: %i, %p', (_, id, expected) => {
    expect(mayContain(list, id)).toBe(expected);
  });

  it('is gone when it is older than a list that has nothing older', () => {
    expect(mayContain({ ...list, olderThan: null }, 12)).toBe(false);
  });
});
