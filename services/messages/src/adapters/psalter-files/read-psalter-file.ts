import { AppError } from '@selah/service-kit/errors/app-error';
import type { ReadVerse } from '../../domain/psalms/check-psalms.ts';

/**
 * The verses of the Psalms in a USFM, USX or OSIS file, recognised by its first characters.
 * @throws AppError `psalter_unreadable`
 */
export async function readPsalterFile(bytes: Uint8Array): Promise<readonly ReadVerse[]> {
  const text = decode(bytes).trimStart();
  // Imports are rare, so the parsers are loaded with the first one and not at the start.
  if (text.startsWith('\\id')) return (await import('./read-usfm.ts')).readUsfm(text);
  if (text.startsWith('<')) return (await import('./read-xml.ts')).readXml(text);
  throw new AppError('psalter_unreadable');
}

function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('psalter_unreadable', { cause });
  }
}
