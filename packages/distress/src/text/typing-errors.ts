/** Neighbours on the phone keyboards of our four languages (QWERTY). */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'qsz',
  c: 'xvd',
  d: 'sfec',
  e: 'wrd',
  f: 'dgrv',
  i: 'uok',
  k: 'jlm',
  l: 'kop',
  m: 'nk',
  n: 'bmh',
  o: 'ipl',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  y: 'tuh',
};

/** A word with one typing error after its first letter: a letter missing, two swapped, or a neighbouring key. */
export function withTypingError(word: string): readonly string[] {
  const typed = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
    typed.add(before + after);
    if (after) typed.add(before + after[0] + letter + after.slice(1));
    for (const key of NEIGHBOURS[letter] ?? '') typed.add(before + key + after);
  }
  typed.delete(word);
  return [...typed];
}
