import { describe, expect, it } from '@jest/globals';
import { formatDuration, formatMediumDate, formatRelative, formatShortDate } from './format-time.ts';

describe('formatting times', () => {
  it.each([
    [0.2, '0:01'],
    [59.6, '1:00'],
    [75, '1:15'],
    [3723, '1:02:03'],
  ])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

  const now = Date.UTC(2026, 0, 10);
  it.each([
    ['2026-01-10T00:00:00.000Z', 'agora'],
    ['2026-01-09T21:00:00.000Z', 'há 3 horas'],
    ['2026-01-09T00:00:00.000Z', 'ontem'],
    ['2025-12-20T00:00:00.000Z', 'há 3 semanas'],
    ['2026-01-16T00:00:00.000Z', 'em 6 dias'],
    ['2023-01-10T00:00:00.000Z', 'há 3 anos'],
  ])('M-138 %s is %s', (moment, text) => expect(formatRelative(moment, now)).toBe(text));

  it('M-144 has a text for invalid dates', () => {
    for (const format of [formatShortDate, formatMediumDate, (text: string) => formatRelative(text, now)]) {
      expect(format('yesterday')).toBe('Data inválida');
    }
  });
});
