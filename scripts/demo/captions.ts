import { lineBegins, SECONDS } from './frame.ts';
import type { Language } from './verses/verse.ts';

/** ISO 639-2 codes, as MP4 names the language of a track. */
export const TRACK_LANGUAGES: Readonly<Record<Language, string>> = {
  pt: 'por',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
};

/**
 * A verse as SubRip text. As in the picture, each line is added when it begins to appear, and all lines stay until the end.
 */
export function captionText(lines: readonly string[]): string {
  const words = lines.map((line) => line.replace(/^>/, ''));
  const begins = words.map((_, index) => Math.max(0, lineBegins(index, words.length)));
  return words
    .map((_, index) => {
      const times = `${timestamp(begins[index] ?? 0)} --> ${timestamp(begins[index + 1] ?? SECONDS)}`;
      return `${index + 1}\n${times}\n${words.slice(0, index + 1).join('\n')}\n`;
    })
    .join('\n');
}

/** `00:00:02,617`, for a time within the first minute. */
function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0').replace('.', ',')}`;
}
