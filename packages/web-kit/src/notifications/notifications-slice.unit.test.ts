import { describe, expect, it } from '@jest/globals';
import { dismissed, notificationsSlice, notified, removed } from './notifications-slice.ts';

const { reducer, getInitialState } = notificationsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

describe('the notifications', () => {
  it('M-232 are shown one at a time, the newest', () => {
    const { shown } = after(notified({ title: 'first' }), notified({ title: 'second', tone: 'destructive' }));
    expect(shown).toEqual([{ id: 2, tone: 'destructive', title: 'second', open: true }]);
  });

  it('M-232 a dismissed one is closed first and removed later', () => {
    const closed = after(notified({ title: 'first' }), dismissed(1));
    expect(closed.shown).toMatchObject([{ id: 1, open: false }]);
    expect(reducer(closed, removed(1)).shown).toEqual([]);
  });
});
