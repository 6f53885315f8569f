import { setImmediate } from 'node:timers/promises';
import { AppError } from '@selah/service-kit/errors/app-error';
import sax from 'sax';
import type { ReadVerse } from '../../domain/psalms/check-psalms.ts';

/** Characters that are parsed before other requests get their turn. */
const CHUNK = 256 * 1024;

/** Elements of OSIS and USX whose text is not the words of a verse. */
const NOT_TEXT = new Set(['note', 'title', 'figure', 'rdg', 'sidebar', 'periph']);

/** Headings as styles of USX. */
const HEADING_STYLE =
  /^(?:s\d?|ms\d?|mr|sr|r|d|sp|sd\d?|qa|cl|cp|cd|rem|sts|mt\d?|mte\d?|toc\d?|toca\d?|h\d?|restore|iex|rq|va|vp|ca|fig)$/u;

/** Elements that are printed on a line of their own. */
const LINES = new Set([
  'l',
  'lg',
  'p',
  'para',
  'lb',
  'div',
  'optbreak',
  'table',
  'row',
  'cell',
  'list',
  'item',
]);

interface OpenElement {
  readonly name: string;
  /** What is inside is not text: a heading or note that begins within a verse. A title may also contain its verse. */
  readonly isSkipped: boolean;
}

/**
 * The verses of the Psalms in USX or OSIS, in the order of the file.
 * @throws AppError `psalter_unreadable` if it is neither, or not well-formed
 */
export async function readXml(text: string): Promise<ReadVerse[]> {
  const reader = createVerseReader();
  for (let start = 0; start < text.length; start += CHUNK) {
    reader.write(text.slice(start, start + CHUNK));
    await setImmediate();
  }
  return reader.end();
}

function createVerseReader() {
  const parser = sax.parser(true, { position: false });
  const verses: ReadVerse[] = [];
  const open: OpenElement[] = [];
  let root: string | undefined;
  let book = '';
  let psalm = 0;
  let verse: { psalm: number; number: string; text: string } | undefined;

  function begin(verseInPsalms: { psalm: number; number: string } | undefined): void {
    verse = verseInPsalms && { ...verseInPsalms, text: '' };
    if (verse) verses.push(verse);
  }

  function openVerse(attributes: Attributes): void {
    if (attributes.eid !== undefined || attributes.eID !== undefined) begin(undefined);
    else if (root === 'osis') begin(fromOsis(attributes.osisID ?? attributes.sID ?? ''));
    else begin(book === 'PSA' ? { psalm, number: attributes.number ?? '' } : undefined);
  }

  function openChapter({ number, eid }: Attributes): void {
    begin(undefined);
    if (eid === undefined && number !== undefined) psalm = Number(number);
  }

  parser.onerror = (cause) => {
    throw new AppError('psalter_unreadable', { cause });
  };
  parser.onopentag = ({ name: qualified, attributes: all }) => {
    const name = qualified.replace(/^.*:/u, '');
    const attributes = all as Attributes;
    root ??= name;
    if (root !== 'osis' && root !== 'usx') throw new AppError('psalter_unreadable');
    const isHeading =
      NOT_TEXT.has(name) || HEADING_STYLE.test(root === 'usx' ? (attributes.style ?? '') : '');
    open.push({ name, isSkipped: name === 'note' || (isHeading && verse !== undefined) });
    if (name === 'book') book = attributes.code ?? '';
    if (name === 'chapter') openChapter(attributes);
    if (name === 'verse') openVerse(attributes);
    if (LINES.has(name)) addText(' ');
    // Quotation marks that OSIS names instead of printing them.
    if (name === 'q' && root === 'osis') addText(attributes.marker ?? '');
  };
  parser.onclosetag = (qualified) => {
    const name = qualified.replace(/^.*:/u, '');
    const isSelfClosing = parser.tag?.isSelfClosing === true;
    open.pop();
    if (LINES.has(name)) addText(' ');
    if (name === 'verse' && root === 'osis' && !isSelfClosing) begin(undefined);
    if (name === 'chapter' && !isSelfClosing) begin(undefined);
  };
  parser.ontext = addText;
  parser.oncdata = addText;

  function addText(text: string): void {
    if (verse && open.every(({ isSkipped }) => !isSkipped)) verse.text += text;
  }

  return {
    write: (text: string) => void parser.write(text),
    end: () => {
      parser.close();
      return verses;
    },
  };
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** `Ps.3.1`, with or without a prefix; several verses that are printed together are `Ps.3.1 Ps.3.2`. */
function fromOsis(ids: string): { psalm: number; number: string } | undefined {
  const found = ids.split(/\s+/u).map((id) => /^(?:[^:]*:)?Ps\.(\d+)\.(\d+)(?:!.*)?$/u.exec(id));
  const [, psalm, from] = found[0] ?? [];
  const to = found.at(-1)?.[2];
  if (psalm === undefined || from === undefined) return undefined;
  return { psalm: Number(psalm), number: to === undefined || to === from ? from : `${from}-${to}` };
}
