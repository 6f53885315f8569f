import { isRecord } from './find-values.ts';

/** What a server sent, whichever of the known forms it has. */
export interface Sent {
  /** What the model wrote: contents of messages, arguments of tool calls. A parsed object stays one. */
  readonly contents: readonly unknown[];
  /** Reasoning in a field or part of its own. */
  readonly reasoning: readonly string[];
  /** Structured output's way to refuse. */
  readonly refusal: string;
  /** `stop`, `length`, …; empty if the server does not say. */
  readonly finish: string;
  /** An error that was sent as a success. */
  readonly error: unknown;
  /** Tokens of the answer with its question, if the server counts them. */
  readonly tokens: number | undefined;
}

/** The parsed body of an answer: JSON, whatever its content type, or a stream that nobody asked for; undefined if neither. */
export function parseBody(text: string): unknown {
  const body = text.replace(/^\uFEFF/u, '').trim();
  return parse(body) ?? parseLines(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Server-sent events, or one JSON object in each line. */
function parseLines(body: string): unknown {
  const lines = body
    .split(/\r?\n/u)
    .map((line) => line.replace(/^data:\s*/u, '').trim())
    .filter((line) => line !== '' && line !== '[DONE]' && !/^(?::|event:|id:|retry:)/u.test(line))
    .map(parse);
  return lines.length > 1 && lines.every(isRecord) ? { chunks: lines } : undefined;
}

/** Takes a body apart. Unknown forms have no contents. */
export function readBody(body: unknown): Sent {
  const root = unwrapped(body);
  if (Array.isArray(root.chunks)) return joined(root.chunks.map(readBody));
  const choices = recordsIn(root.choices ?? root.candidates ?? root.output);
  const single = choices.length > 0 ? choices : [root];
  const parts = single.map(readChoice);
  const first = parts[0] ?? readChoice({});
  const usage = isRecord(root.usage) ? root.usage.total_tokens : undefined;
  return {
    ...first,
    contents: parts.flatMap(({ contents }) => contents),
    reasoning: parts.flatMap(({ reasoning }) => reasoning),
    error: root.error ?? first.error,
    tokens: typeof usage === 'number' ? usage : undefined,
  };
}

/** Gateways put the answer into a list, or into a field of their own. */
function unwrapped(body: unknown): Record<string, unknown> {
  if (Array.isArray(body)) return unwrapped(body[0]);
  if (!isRecord(body)) return {};
  if ('choices' in body || 'danger' in body) return body;
  const inner = body.data ?? body.result ?? body.body;
  return isRecord(inner) ? { ...unwrapped(inner), ...(body.error ? { error: body.error } : {}) } : body;
}

/** The chunks of a stream as one answer. */
function joined(chunks: readonly Sent[]): Sent {
  const text = chunks
    .flatMap(({ contents }) => contents)
    .map(String)
    .join('');
  return {
    contents: text === '' ? [] : [text],
    reasoning: [chunks.flatMap(({ reasoning }) => reasoning).join('')],
    refusal: chunks.map(({ refusal }) => refusal).join(''),
    finish: chunks.findLast(({ finish }) => finish !== '')?.finish ?? '',
    error: chunks.find(({ error }) => error)?.error,
    tokens: chunks.findLast(({ tokens }) => tokens !== undefined)?.tokens,
  };
}

function readChoice(choice: Record<string, unknown>): Sent {
  const message = [choice.message, choice.delta].find(isRecord) ?? choice;
  const contents: unknown[] = [];
  const reasoning: string[] = [];
  const take = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(takePart);
    else if (isRecord(value) && Array.isArray(value.parts)) value.parts.forEach(takePart);
    else if (value !== undefined && value !== null && value !== '') contents.push(value);
  };
  const takePart = (part: unknown): void => {
    if (!isRecord(part)) {
      take(part);
      return;
    }
    const { type, thought } = part;
    const isThought = thought === true || /think|reason/iu.test(String(type ?? ''));
    const text = part.text ?? part.thinking ?? part.content ?? part.output_text;
    if (isThought) reasoning.push(textOf(text));
    else if ('danger' in part || text === undefined) contents.push(part.input ?? part.arguments ?? part);
    else take(isRecord(text) ? text.value : text);
  };
  if ('danger' in message) contents.push(message);
  take(message.content ?? message.parsed ?? choice.text ?? message.response ?? message.output_text);
  for (const call of [...recordsIn(message.tool_calls), { function: message.function_call }])
    if (isRecord(call.function)) take(call.function.arguments);
  for (const field of [message.reasoning_content, message.reasoning, message.thinking])
    if (typeof field === 'string') reasoning.push(field);
  return {
    contents,
    reasoning,
    refusal: typeof message.refusal === 'string' ? message.refusal : '',
    finish: String(
      choice.finish_reason ?? choice.finishReason ?? choice.done_reason ?? choice.stop_reason ?? '',
    ),
    error: choice.error,
    tokens: undefined,
  };
}

function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((part) => textOf(isRecord(part) ? part.text : part)).join('');
  return '';
}
