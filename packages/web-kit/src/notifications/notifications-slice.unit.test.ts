import { describe, expect, it } from '@jest/globals';
import { dismissed, notificationsSlice, notified, removed } from './notifications-slice.ts';

const { reducer, getInitialState } = notificationsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

describe('the notifications', () => {
  it('M-232 are shown one at a time, the newest', () => {
    const { shown } = after(notified({ title: 'first' }), notified({ title: 'second', tone: 'destructive' }));
    expect(shown).toEqual([{ id: 2, tone: 'destructive', title: 'second', open: true }]);
  });

  it('M-232 wait while one with an undo button is shown, and follow in order', () => {
    const undo = { label: 'Undo', dispatches: { type: 'undone' } };
    const offered = after(notified({ title: 'deleted', action: undo }), notified({ title: 'copied' }));
    expect(offered.shown).toMatchObject([{ title: 'deleted', open: true }]);
    const second = reducer(offered, notified({ title: 'deleted too', action: undo }));
    expect(second.shown).toMatchObject([{ title: 'deleted' }]);
    const next = reducer(second, dismissed(1));
    expect(next.shown).toMatchObject([{ title: 'copied', open: true }]);
    expect(reducer(next, dismissed(2)).shown).toMatchObject([{ title: 'deleted too', open: true }]);
  });

  it('M-232 a queued one can be removed', () => {
    const undo = { label: 'Undo', dispatches: { type: 'undone' } };
    const waiting = after(notified({ title: 'deleted', action: undo }), notified({ title: 'copied' }));
    const { shown, waiting: left } = reducer(waiting, dismissed(2));
    expect([shown.length, left.length]).toEqual([1, 0]);
  });

  it('M-232 a dismissed one is closed first and removed later', () => {
    const closed = after(notified({ title: 'first' }), dismissed(1));
    expect(closed.shown).toMatchObject([{ id: 1, open: false }]);
    expect(reducer(closed, removed(1)).shown).toEqual([]);
  });
});
