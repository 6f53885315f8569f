import { cleanText } from '@selah/shared/contracts/text/clean-text';
import { ADDED_CAPTIONS_MAX_BYTES, areCaptions } from './captions.ts';

/** A line of times, of SubRip (comma) or WebVTT (point); hours may be missing, positions may follow. */
const TIMES =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})(?:\s|$)/;

/** Markup of SubRip files: fonts, and positions of another format. */
const FOREIGN_MARKS = /<\/?font\b[^>]*>|\{\\[^}]*\}/gi;

/** Occurs in no text, but in nearly every file of another format. */
const NUL = '\0';

/**
 * The bytes of a captions file as WebVTT, or undefined if they are not captions: WebVTT unchanged but for characters that
 * cannot be seen, SubRip converted. Old
 * programs do not write UTF-8: such a file is decoded as Windows-1252, which was used for Portuguese.
 */
export function asWebVtt(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length > ADDED_CAPTIONS_MAX_BYTES) return undefined;
  const decoded = decode(bytes);
  if (decoded.includes(NUL)) return undefined;
  const text = cleanText(decoded);
  const webVtt = /^WEBVTT(?:[ \t\n]|$)/.test(text) ? text : fromSubRip(text);
  const hasCues = webVtt?.split('\n').some((line) => TIMES.test(line)) ?? false;
  const encoded = new TextEncoder().encode(webVtt);
  // Twice the size, because accented letters of one byte become two bytes.
  return hasCues && areCaptions(encoded, 2 * ADDED_CAPTIONS_MAX_BYTES) ? encoded : undefined;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Each line of times starts a cue, whose text ends at an empty line, or before the number of the next cue. */
function fromSubRip(text: string): string | undefined {
  const cues: string[] = [];
  let lines: string[] | undefined;
  for (const line of text.split('\n')) {
    const times = timesOf(line);
    if (times !== undefined) {
      lines = [times];
      cues.push('');
    } else if (line.trim() === '') {
      lines = undefined;
    } else {
      // An arrow inside the text would start another cue.
      lines?.push(line.replace(FOREIGN_MARKS, '').replaceAll('-->', '→'));
    }
    if (lines) cues[cues.length - 1] = lines.join('\n');
  }
  return cues.length === 0 ? undefined : `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** The line in WebVTT syntax; undefined if it contains no times. */
function timesOf(line: string): string | undefined {
  const match = TIMES.exec(line);
  if (!match) return undefined;
  const [h1 = '0', m1 = '', s1 = '', f1 = '', h2 = '0', m2 = '', s2 = '', f2 = ''] = match.slice(1);
  return `${instant(h1, m1, s1, f1)} --> ${instant(h2, m2, s2, f2)}`;
}

function instant(hours: string, minutes: string, seconds: string, fraction: string): string {
  const pad = (part: string) => part.padStart(2, '0');
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${fraction.padEnd(3, '0')}`;
}
