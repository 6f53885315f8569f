import { describe, expect, it } from '@jest/globals';
import { counted } from '../../test/counted-events.ts';
import { createCalendar } from './calendar.ts';
import { foldEvents } from './usage.ts';

const UTC = createCalendar('UTC');

describe('folding counted events', () => {
  it('adds each counter, with the first and the last position', () => {
    const addition = foldEvents(
      [
        counted(4, { counter: 'spinCount' }),
        counted(5, { counter: 'pageViews' }),
        counted(9, { counter: 'spinCount' }),
      ],
      UTC,
    );
    expect(addition).toMatchObject({
      counts: { pageViews: 1, spinCount: 2, videoPlays: 0, aiQuestions: 0 },
      firstPosition: 4,
      lastPosition: 9,
    });
  });

  it('separates days and languages, each with the position of its last event', () => {
    const addition = foldEvents(
      [
        counted(1, { language: 'pt', at: '2026-03-01T23:59:59.999Z' }),
        counted(2, { language: 'fr', at: '2026-03-02T00:00:00.000Z' }),
        counted(3, { language: 'pt', at: '2026-03-02T00:00:00.000Z' }),
        counted(4, { language: 'fr', at: '2026-03-02T00:00:01.000Z' }),
      ],
      UTC,
    );
    expect(addition?.days).toEqual([
      expect.objectContaining({ day: '2026-03-01', language: 'pt', position: 1 }),
      expect.objectContaining({ day: '2026-03-02', language: 'fr', position: 4 }),
      expect.objectContaining({ day: '2026-03-02', language: 'pt', position: 3 }),
    ]);
  });

  it('takes the latest time also when clocks differ', () => {
    const addition = foldEvents(
      [counted(1, { at: '2026-03-01T12:00:00.250Z' }), counted(2, { at: '2026-03-01T12:00:00.100Z' })],
      UTC,
    );
    expect(addition?.lastOccurredAt).toBe('2026-03-01T12:00:00.250Z');
  });

  it('returns nothing for no events', () => {
    expect(foldEvents([], UTC)).toBeUndefined();
  });
});
