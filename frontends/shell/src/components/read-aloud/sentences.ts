/** Chromium stops a voice after about 15 seconds; a slow voice says 160 characters in 12. */
const MAX_CHARACTERS = 160;

/** A sentence with its closing marks, or a heading without any. */
const SENTENCE = /[^.!?…]+[.!?…]*["'”’»)\]]*/g;

/** What a voice can say in one go: the sentences of a text, long ones cut at a comma or a space. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => joinReferences(line.match(SENTENCE) ?? []))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(cutLong);
}

/** A full stop between two digits, as in 23.1, ends no sentence. */
function joinReferences(parts: readonly string[]): readonly string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    if (last !== undefined && /\d\.$/.test(last) && /^\d/.test(part)) joined[joined.length - 1] = last + part;
    else joined.push(part);
    return joined;
  }, []);
}

function cutLong(sentence: string): readonly string[] {
  if (sentence.length <= MAX_CHARACTERS) return [sentence];
  const head = sentence.slice(0, MAX_CHARACTERS + 1);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': ')) + 1;
  const space = head.lastIndexOf(' ');
  // A comma in the first third would leave a fragment; without a space the word itself is cut.
  const end = comma > MAX_CHARACTERS / 3 ? comma : space > 0 ? space : MAX_CHARACTERS;
  return [sentence.slice(0, end).trim(), ...cutLong(sentence.slice(end).trim())];
}
