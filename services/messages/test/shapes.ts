import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Language } from '@selah/shared/contracts/languages';
import { eventsOf } from './chat-server.ts';
import { SHAPE_LETTERS } from './shape-letters.ts';

/** What one request gets. Texts contain placeholders: `{{letter}}`, `{{object}}`, … (see `placeholders`). */
interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body?: unknown;
  readonly text?: string;
  /** Before the body. */
  readonly prefix?: string;
  /** Deltas of a stream. */
  readonly chunks?: readonly string[];
}

/** A recorded way to answer, with an invented text and the public report that it is built from. */
export interface Shape {
  readonly file: string;
  readonly name: string;
  readonly source: string;
  /** What a visitor must get: the model's letter, the reviewed words, or the composer's letter. */
  readonly expect: 'letter' | 'danger' | 'composer';
  /** The first that fits a request answers it. */
  readonly rules?: readonly (Reply & { readonly when: Condition })[];
  readonly reply?: Reply;
  /** From the second request on. */
  readonly second?: Reply;
  /** The most requests for two questions; without it three, or four where two things are learned. */
  readonly calls?: number;
  /** The first visitor may get the composer's letter, from the second on it is as expected. */
  readonly learns?: true;
}

type Condition = 'any' | 'form' | 'schema' | 'json' | 'system' | 'max_tokens' | 'effort';

/** Words in the reasoning of every shape: nobody may see them. */
export const THOUGHT_SIGN = 'RASCUNHO';

const FOLDER = new URL('shapes/', import.meta.url);

/** All shapes, by file. */
export const SHAPES: readonly Shape[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const shapes = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Omit<Shape, 'file'>[];
    return shapes.map((shape) => ({ ...shape, file: name.replace('.json', '') }));
  });

/** Answers a request as this shape does, in this language. `index` counts the requests from 0. */
export function replyOf(
  shape: Shape,
  language: Language,
  body: Record<string, unknown>,
  index: number,
): Reply {
  const rule = shape.rules?.find(({ when }) => fits(when, body));
  const reply = rule ?? (index > 0 && shape.second ? shape.second : shape.reply) ?? {};
  return fill(reply, placeholders(language)) as Reply;
}

/** The body of a reply, as sent. */
export function textOf({ body, text, prefix = '', chunks }: Reply): string {
  if (chunks) return prefix + eventsOf(chunks).join('');
  return prefix + (text ?? JSON.stringify(body ?? {}));
}

/**
 * The same as a stream, where it is an answer in the protocol's own form, in pieces of some signs. What else the body has comes in an
 * event before them.
 */
export function streamOf(reply: Reply): Reply {
  const content = contentOf(reply.body);
  if ((reply.status ?? 200) >= 300 || reply.prefix || content === undefined) return reply;
  const { choices: _, ...others } = reply.body as Record<string, unknown>;
  return {
    type: 'text/event-stream',
    prefix: `data: ${JSON.stringify({ ...others, choices: [] })}\n\n`,
    chunks: content.match(/[\s\S]{1,7}/gu) ?? [''],
  };
}

/** The text of an answer whose only choice has nothing else. */
function contentOf(body: unknown): string | undefined {
  const { choices } = (body ?? {}) as { choices?: Record<string, unknown>[] };
  const [choice, ...others] = Array.isArray(choices) ? choices : [];
  const { message, finish_reason: finish = 'stop', index: _, ...more } = choice ?? {};
  const { role: __, content, ...rest } = (message ?? {}) as Record<string, unknown>;
  const isAlone = [...others, ...Object.keys(rest), ...Object.keys(more)].length === 0;
  return isAlone && finish === 'stop' && typeof content === 'string' ? content : undefined;
}

export function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status ?? 200, {
    'content-type': reply.type ?? 'application/json',
    'retry-after-ms': '1',
  });
  response.end(textOf(reply));
}

function fits(when: Condition, body: Record<string, unknown>): boolean {
  const type = (body.response_format as { type?: string } | undefined)?.type;
  const messages = body.messages as { role: string }[];
  switch (when) {
    case 'any':
      return true;
    case 'form':
      return type !== undefined;
    case 'schema':
      return type === 'json_schema';
    case 'json':
      return type === 'json_object';
    case 'system':
      return messages.some(({ role }) => role === 'system');
    case 'max_tokens':
      return 'max_tokens' in body;
    case 'effort':
      return 'reasoning_effort' in body;
  }
}

function placeholders(language: Language): Readonly<Record<string, string>> {
  const { letter, life, refusal, sign } = SHAPE_LETTERS[language];
  const form = (danger: string) => JSON.stringify({ danger, psalm: '46:1', message: letter });
  const object = form('none');
  const middle = object.indexOf('\\n') + 40;
  const half = letter.slice(0, letter.indexOf('\n') + 60).replace(/\s*\S*$/u, '');
  const other = SHAPE_LETTERS[language === 'en' ? 'fr' : 'en'];
  return {
    letter,
    lines: `${letter}\n\nPSALM: 46:1`,
    object,
    life: form('life'),
    violence: form('violence'),
    message: JSON.stringify(letter),
    paragraphs: JSON.stringify(letter.split('\n\n')),
    escaped: JSON.stringify(object),
    escapedLife: JSON.stringify(form('life')),
    twice: JSON.stringify(letter.replaceAll('\n', '\\n')),
    quoting: JSON.stringify(letter).replace(sign, `"${sign}"`),
    vida: life,
    half,
    cutObject: object.slice(0, middle),
    cutLife: form('life').slice(0, middle),
    firstHalf: object.slice(0, middle),
    secondHalf: object.slice(middle),
    refusal,
    refusalMessage: JSON.stringify(refusal),
    foreign: `${other.letter}\n\nPSALM: 46:1`,
    preface: other.letter.split('\n\n')[0] ?? '',
    thought: `Okay, ${THOUGHT_SIGN}: the visitor has written about work. If it were danger: life, I would answer {"danger": "life", "psalm": "", "message": ""}. It is not, so I will write about the job and the fear in a calm way`,
  };
}

function fill(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => words[name] ?? whole);
  if (Array.isArray(value)) return value.map((one) => fill(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, words)]));
}
