import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { hostileStream } from '../../../test/hostile-streams.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { SHAPE_LETTERS } from '../../../test/shape-letters.ts';
import { checkDrafts } from '../../domain/checked-draft.ts';
import { parseProviderAnswer } from '../../domain/parse-provider-answer.ts';
import { followDraft } from './follow-draft.ts';
import { readAnswer } from './reading/read-answer.ts';

const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;

/** The drafts of a body that arrives in these parts. */
function draftsOf(parts: readonly string[]): readonly string[] {
  const drafts: string[] = [];
  const follow = followDraft(({ message }) => drafts.push(message));
  for (const part of parts) follow(part);
  return drafts;
}

const LETTER = `${'Ana, this is a sentence that is long enough. '.repeat(3)}\n\nAnd more.`;
const HEAD = '{"danger":"none","psalm":"46:1","message":';
const OBJECT = `${HEAD}${JSON.stringify(LETTER)}}`;

describe('drafts of a stream', () => {
  it('grow with the contents of its events, however they are cut', () => {
    const body = [...OBJECT].map((content) => event({ content })).join('');
    for (const size of [1, 7, 100, body.length]) {
      const parts = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
        body.slice(at * size, (at + 1) * size),
      );
      const drafts = draftsOf(parts);
      expect(drafts.at(-1)).toBe(`${LETTER}\n`);
      for (const [place, draft] of drafts.entries())
        if (place > 0) expect(draft.startsWith(drafts[place - 1]?.trimEnd() ?? '-')).toBe(true);
    }
  });

  it.each([
    [
      'the role, unused fields and usage',
      event({ role: 'assistant', content: '' }) +
        event({ content: null, tool_calls: [], refusal: null, reasoning_content: null }) +
        'data: {"choices":[],"usage":{"total_tokens":3}}\n\n: a comment\n\ndata: {"choices":[{"index":0,"content_filter_results":{"self_harm":{"filtered":false}}}]}\n\n',
    ],
  ])('are not disturbed by %s', (_, before) => {
    expect(draftsOf([before, event({ content: OBJECT })]).at(-1)).toBe(`${LETTER}\n`);
  });

  it.each([
    ['reasoning', event({ reasoning_content: 'Hm.' })],
    ['a refusal', event({ refusal: 'I' })],
    ['a tool call', event({ tool_calls: [{ function: { arguments: '{' } }] })],
    ['parts in place of a text', event({ content: [{ type: 'text', text: '{' }] })],
    ['an error', 'data: {"error":{"message":"overloaded"},"choices":[]}\n\n'],
    [
      'a sign of the filter',
      'data: {"choices":[],"prompt_filter_results":[{"content_filter_results":{"self_harm":{"filtered":true}}}]}\n\n',
    ],
    ['a whole message', 'data: {"choices":[{"message":{"content":"{"}}]}\n\n'],
    ['another choice', 'data: {"choices":[{"index":1,"delta":{"content":"{"}}]}\n\n'],
    ['what is not JSON', 'data: <html>\n\n'],
  ])('are ended by %s, whatever follows', (_, odd) => {
    expect(draftsOf([odd, event({ content: OBJECT })])).toEqual([]);
    const half = OBJECT.slice(0, -6);
    const drafts = draftsOf([event({ content: half }), odd, event({ content: OBJECT.slice(-6) })]);
    expect(drafts).toHaveLength(1);
  });

  it.each([
    ['an answer in one piece', JSON.stringify({ choices: [{ message: { content: OBJECT } }] })],
    ['lines of objects', `${JSON.stringify({ message: { content: OBJECT } })}\n`.repeat(2)],
  ])('do not come of %s', (_, body) => {
    expect(draftsOf([body])).toEqual([]);
  });

  it('never have what is forbidden, in 10,000 hostile streams, and are the beginning of a good letter', () => {
    const random = seededRandom(93);
    let drafts = 0;
    for (let stream = 0; stream < 10_000; stream += 1) {
      const language = LANGUAGES[stream % LANGUAGES.length] ?? 'pt';
      const { forbidden, pieces } = hostileStream(language, random);
      const shown: string[] = [];
      const follow = followDraft(checkDrafts(language, undefined, ({ message }) => shown.push(message)));
      const decoder = new TextDecoder();
      for (const piece of pieces) follow(decoder.decode(piece, { stream: true }));
      const last = shown.at(-1) ?? '';
      drafts += shown.length;
      if (
        last.includes(forbidden) ||
        /\p{Cs}|\ufffd/u.test(last) ||
        shown.some((one) => !last.startsWith(one))
      )
        throw new Error(`stream ${stream} showed ${JSON.stringify(shown)}`);
    }
    expect(drafts).toBeGreaterThan(25_000);
  });

  it('together are the letter, where it is a good one', () => {
    const random = seededRandom(94);
    for (const language of LANGUAGES) {
      const { letter } = SHAPE_LETTERS[language];
      const body = inPieces(letter, random);
      const shown: string[] = [];
      const follow = followDraft(checkDrafts(language, undefined, ({ message }) => shown.push(message)));
      for (const part of body) follow(part);
      const answer = readAnswer(body.join('')).letter;
      const final = answer && parseProviderAnswer(answer, language)?.message;
      expect(shown.length).toBeGreaterThan(3);
      for (const one of shown) expect(final?.startsWith(one)).toBe(true);
      expect(shown.at(-1)).toBe(letter);
    }
  });
});

function inPieces(letter: string, random: () => number): readonly string[] {
  const object = JSON.stringify({ danger: 'none', psalm: '46:1', message: letter });
  const parts: string[] = [];
  for (let at = 0; at < object.length; ) {
    const length = 1 + Math.floor(random() * 12);
    parts.push(event({ content: object.slice(at, at + length) }));
    at += length;
  }
  return parts;
}
