/** Texts of our four languages and of ASCII, with line feeds: nothing to remove, nothing to compose. */
const USUAL = /^[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2013-\u201f\u2026]*$/;

/** Every character that ends a line: Word writes U+000B, PDF files U+000C, PowerPoint and PDF U+2028 and U+2029. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Controls (but tab and line feed), lone surrogates, noncharacters, embeddings and overrides of the direction, and the marks of
 * embedded objects.
 */
const NOT_TEXT = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\ufff9-\ufffc]/gu;

/** Marks and isolates, which order words of two directions within a text. */
const DIRECTION = /[\u061c\u200e\u200f\u2066-\u2069]/gu;

/**
 * Everything else without a shape of its own: zero-width and filling characters, joiners, variation selectors, tags. One run of
 * them, because only the character before it can give them a meaning.
 */
const SHAPELESS = /(?:(?![\u061c\u200e\u200f\u2066-\u2069])\p{Default_Ignorable_Code_Point})+/gu;

/** The scripts whose letters a joiner binds or separates (Unicode 16, section 23.2). */
const JOINED_SCRIPT =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mand}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
const HAS_VARIANTS = /[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u;
const VARIANT = /^[\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]/u;
/** A flag of a region, such as Scotland's: tags that end with a cancelling one. */
const REGION_TAGS = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}/u;
const BLACK_FLAG = '\u{1f3f4}';
const NON_JOINER = '\u200c';
const JOINER = '\u200d';

/** Characters with a shape. Marks alone, blank Braille and the blank note head have none. */
const VISIBLE = /(?![\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/**
 * A text as it is stored and compared: in Unicode's normal form C, lines ended by line feeds, without characters that cannot be
 * seen. Joiners stay where they shape an emoji or a word (Persian, Indic scripts), marks of direction stay. Cleaning a clean text
 * changes nothing. Spaces around it stay.
 */
export function cleanText(typed: string): string {
  if (USUAL.test(typed)) return typed;
  return typed
    .replace(LINE_ENDS, '\n')
    .replace(NOT_TEXT, '')
    .replace(SHAPELESS, (run, at: number, whole: string) =>
      meaningfulPart(
        run,
        whole.slice(Math.max(0, at - 2), at),
        whole.slice(at + run.length, at + run.length + 2),
      ),
    )
    .normalize('NFC');
}

/** A name or a title: as a text, on one line, and without marks that change the direction of what stands around it. */
export function cleanLine(typed: string): string {
  return cleanText(typed.replace(DIRECTION, '')).replace(/[\t\n ]+/g, (run) =>
    /[\t\n]/.test(run) ? ' ' : run,
  );
}

/** What a person reads of a typed text: clean, without spaces around it; empty if nothing can be seen. */
export function readableText(typed: string): string {
  return visible(cleanText(typed));
}

/** `readableText` on one line. */
export function readableLine(typed: string): string {
  return visible(cleanLine(typed));
}

function visible(clean: string): string {
  return VISIBLE.test(clean) ? clean.trim() : '';
}

function meaningfulPart(run: string, before: string, after: string): string {
  const variant = HAS_VARIANTS.test(before) ? (VARIANT.exec(run)?.[0] ?? '') : '';
  const tags = before === BLACK_FLAG ? (REGION_TAGS.exec(run)?.[0] ?? '') : '';
  const kept = variant || tags;
  return kept + joinerOf(run.slice(kept.length), before, after);
}

function joinerOf(run: string, before: string, after: string): string {
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? '';
  if (JOINED_SCRIPT.test(before)) return joiner;
  if (joiner === NON_JOINER) return '';
  const bindsEmoji = EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after);
  return bindsEmoji ? joiner && JOINER : '';
}
