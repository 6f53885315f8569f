import { describe, expect, it } from '@jest/globals';
import { createCalendar, daysBefore } from './calendar.ts';

describe('the days of the site', () => {
  it.each([
    ['America/Sao_Paulo', '2026-03-02T02:59:59.999Z', '2026-03-01'],
    ['America/Sao_Paulo', '2026-03-02T03:00:00.000Z', '2026-03-02'],
    ['UTC', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['Asia/Kathmandu', '2026-03-01T18:14:59.000Z', '2026-03-01'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00.000Z', '2026-03-02'],
    // Daylight saving time begins there: this day has 23 hours, and the next one begins an hour earlier in UTC.
    ['Europe/Lisbon', '2026-03-29T22:59:59.000Z', '2026-03-29'],
    ['Europe/Lisbon', '2026-03-29T23:00:00.000Z', '2026-03-30'],
  ])('in %s, %s is in the day %s', (timeZone, instant, day) => {
    const calendar = createCalendar(timeZone);
    expect(calendar.dayOf(instant)).toBe(day);
    expect(calendar.dayOf(Date.parse(instant))).toBe(day);
  });

  it('refuses an unknown zone', () => {
    expect(() => createCalendar('America/Selah')).toThrow(RangeError);
  });

  it('counts back over the end of a month and a leap day', () => {
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
    expect(daysBefore('2026-01-01', 365)).toBe('2025-01-01');
  });
});
