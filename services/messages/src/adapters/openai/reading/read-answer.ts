import { endsWhole, isRefusal } from '../../../domain/machinery.ts';
import type { ProviderAnswer, ProviderLetter, ProviderNote } from '../../../domain/ports.ts';
import { psalmReference, takePsalmLine } from '../../../domain/psalm-line.ts';
import { dangerFrom, dangerFromFilter, dangerIn } from './danger-signs.ts';
import { isRecord, objectsIn } from './find-values.ts';
import { parseBody, readBody, type Sent } from './read-body.ts';
import { stripReasoning } from './strip-reasoning.ts';

/** Why there is no letter, or none that may be shown: an error, nothing written, cut off, held back by a filter. */
export type Lack = 'error' | 'unreadable' | 'cut' | 'filtered';

export interface Reading extends ProviderAnswer {
  readonly lack?: Lack;
  /** An error that the server sent as a success. */
  readonly error?: unknown;
  /** Nothing but blanks: constrained decoding can end in them. */
  readonly isBlank?: true;
}

const WHOLE =
  /^(?:stop|eos|eos_token|end_turn|stop_sequence|tool_calls?|tool_use|function_call|finish(?:ed)?|completed?|null)?$/iu;
const CUT = /length|max_?tokens|context_window/iu;

/**
 * Reads a server's answer: takes reasoning and tokens away, looks for the danger that the model names anywhere outside of
 * its reasoning, and for its letter. It keeps no state: the same text gives the same reading.
 * @param body the whole body, as text
 */
export function readAnswer(body: string): Reading {
  const parsed = parseBody(body);
  if (parsed === undefined) return { danger: [], notes: [], lack: 'unreadable' };
  return { ...readSent(readBody(parsed), dangerFromFilter(parsed)) };
}

/** Reads what a model wrote, e.g. from an error that quotes it. */
export function readText(text: string): Reading {
  return readSent(
    { contents: [text], reasoning: [], refusal: '', finish: '', error: undefined, tokens: undefined },
    [],
  );
}

function readSent(sent: Sent, filtered: ProviderAnswer['danger']): Reading {
  const written = sent.contents.map(withoutReasoning);
  const thought =
    written.some(({ reasoned }) => reasoned) || sent.reasoning.some((text) => text.trim() !== '');
  const values = written.map(({ value }) => value).filter((value) => value !== '');
  // Servers that separate reasoning put the whole answer there if the model did not reason.
  const all = values.length > 0 ? values : sent.reasoning.filter(isObjectAlone);
  const objects = all.flatMap((value) => objectsIn(value));
  const texts = all.filter((value): value is string => typeof value === 'string');
  const danger = [
    ...filtered,
    ...objects.flatMap((object) => viewOf(object) ?? []),
    ...[...texts, ...textsIn(objects), sent.refusal].flatMap(dangerIn),
    ...[sent.refusal, ...texts.filter(isRefusal)].flatMap(dangerOfRefusal),
  ];
  const letter = letterIn(objects, texts);
  const lack = lackOf(sent, letter, texts);
  const notes: readonly ProviderNote[] = [
    ...(thought ? (['thinks_aloud'] as const) : []),
    ...(objects.length > 0 && !texts.every((text) => text === '' || isObjectAlone(text))
      ? (['talks_around_the_object'] as const)
      : []),
    ...(objects.length === 0 && texts.length > 0 ? (['writes_plain_text'] as const) : []),
    ...(lack === 'cut' ? (['was_cut'] as const) : []),
    ...(sent.refusal === '' ? [] : (['refused'] as const)),
  ];
  return {
    danger: [...new Set(danger)],
    notes,
    ...(letter && lack === undefined && { letter }),
    ...(lack && { lack }),
    ...(values.length === 0 &&
      sent.reasoning.length === 0 &&
      sent.contents.length > 0 && { isBlank: true as const }),
    ...(sent.error !== undefined && sent.error !== null && { error: sent.error }),
    ...(sent.tokens !== undefined && { tokens: sent.tokens }),
  };
}

function withoutReasoning(content: unknown): { value: unknown; reasoned: boolean } {
  if (typeof content !== 'string') return { value: content, reasoned: false };
  const { text, reasoned } = stripReasoning(content);
  return { value: text, reasoned };
}

const OPEN_OBJECT = /\{[\s\\]*["']?danger/iu;

function lackOf(sent: Sent, letter: ProviderLetter | undefined, texts: readonly string[]): Lack | undefined {
  if (CUT.test(sent.finish)) return 'cut';
  if (sent.refusal !== '' || !WHOLE.test(sent.finish)) return 'filtered';
  if (sent.error !== undefined && sent.error !== null) return 'error';
  if (letter) return endsWhole(letter.text) ? undefined : 'cut';
  return texts.some((text) => OPEN_OBJECT.test(text)) && !texts.some((text) => objectsIn(text).length > 0)
    ? 'cut'
    : 'unreadable';
}

/** The last letter of our form: before it, models repeat the form or try. */
function letterIn(
  objects: readonly Record<string, unknown>[],
  texts: readonly string[],
): ProviderLetter | undefined {
  for (const form of objects.toReversed()) {
    const message = messageOf(form);
    if (message !== undefined && viewOf(form) !== undefined) return letterOf(message, referenceIn(form));
  }
  const view = objects.findLast((object) => viewOf(object) !== undefined);
  if (view && messageOf(view) === undefined) return letterBeside(view, objects, texts);
  // An object that is cut off, or one of another form, is no letter; nor is a text around it.
  if (objects.length > 0 || texts.length === 0 || texts.some((text) => OPEN_OBJECT.test(text)))
    return undefined;
  return plainLetter(texts.join('\n\n'));
}

/** A letter next to an object that has only the view: in another object, or in the text after it. */
function letterBeside(
  view: Record<string, unknown>,
  objects: readonly Record<string, unknown>[],
  texts: readonly string[],
): ProviderLetter | undefined {
  const other = objects.findLast(
    (object) => messageOf(object) !== undefined && fieldOf(object, 'danger') === undefined,
  );
  if (other) return letterOf(messageOf(other) ?? '', referenceIn(other) ?? referenceIn(view));
  const text = texts.at(-1) ?? '';
  const letter = plainLetter(text.slice(text.lastIndexOf('}') + 1));
  const reference = letter?.reference ?? referenceIn(view);
  return letter && { text: letter.text, ...(reference && { reference }) };
}

function referenceIn(form: Record<string, unknown>): ProviderLetter['reference'] {
  return psalmReference(textOfPsalm(fieldOf(form, 'psalm')));
}

/** What an object says of danger; undefined if it does not, or it cannot be read. */
function viewOf(object: Record<string, unknown>): ProviderAnswer['danger'] | undefined {
  const value = fieldOf(object, 'danger');
  return value === undefined ? undefined : dangerFrom(value);
}

/** Tags in place of labels. */
const TAGGED = /<(danger|psalm|message|letter)>\s*([\s\S]*?)\s*<\/\1>/giu;

/** `danger: none`, `psalm: 46:1`, `message: …`, as some models write the form. */
const LABEL = /^[\s>*_#"'`-]*(danger|psalm|salmo|psaume|message|letter)[*_"'`\s]*[:=][*_"'`\s]*(.*)$/iu;

function plainLetter(text: string): ProviderLetter | undefined {
  const bare = text.replace(/^\s*```\w*\s*|\s*```\s*$/gu, '').replace(TAGGED, '\n$1: $2\n');
  const { rest, reference } = takePsalmLine(bare);
  const lines = rest.split(/\r?\n/u).flatMap((line) => {
    const label = LABEL.exec(line);
    if (!label) return [line];
    // YAML begins a text of several lines with a sign alone.
    return /message|letter/iu.test(label[1] ?? '') ? [(label[2] ?? '').replace(/^[|>]-?$/u, '')] : [];
  });
  const message = lines.join('\n').trim();
  return message === '' ? undefined : letterOf(message, reference);
}

/** The letter of a form: its message without its frame, its line of the Psalm and what was thought aloud in it. */
export function letterOf(message: string, reference: ProviderLetter['reference']): ProviderLetter {
  // Twice escaped.
  const lines = /\n/u.test(message) ? message : message.replace(/\\r?\\n|\\n/gu, '\n');
  const taken = takePsalmLine(withoutFrame(stripReasoning(lines).text));
  const named = reference ?? taken.reference;
  return { text: taken.rest, ...(named && { reference: named }) };
}

/** What assistants say to whoever asked, before a letter: a title, `Here is the letter:`. */
const LEAD_IN =
  /^\s*(?:#{1,6}[^\n]*|(?:claro|certo|com certeza|sure|certainly|of course|okay|ok|por supuesto|bien sûr|d’accord|d'accord)\b[^\n]{0,160}[:!.]|[^\n]{0,80}\b(?:here is|here’s|here's|aqui está|aqui vai|aquí está|aquí tienes|voici|segue)\b[^\n]{0,120}:)\s*\n+/iu;

/** And after it. */
const LEAD_OUT =
  /\n+[^\n]*(?:hope (?:this|it) helps|let me know|word count|i can (?:adjust|change)|espero que (?:isso|isto|a mensagem|a carta|esto|la carta|te sirva)|posso (?:ajustar|adaptar|mudar)|puedo (?:ajustar|adaptar|cambiar)|n.hésitez pas à me|je peux (?:ajuster|adapter|modifier))[^\n]*\s*$/iu;

function withoutFrame(text: string): string {
  const letter = text.replace(LEAD_IN, '').replace(LEAD_OUT, '').trim();
  const quoted = /^["“«]\s?([^"“”«»]*)\s?["”»]$/u.exec(letter);
  return quoted?.[1] ?? letter;
}

function messageOf(form: Record<string, unknown>): string | undefined {
  const message = fieldOf(form, 'message') ?? fieldOf(form, 'letter') ?? fieldOf(form, 'text');
  if (typeof message === 'string') return message;
  const isParagraphs = Array.isArray(message) && message.every((one) => typeof one === 'string');
  return isParagraphs && message.length > 0 ? message.join('\n\n') : undefined;
}

function textOfPsalm(psalm: unknown): string {
  if (Array.isArray(psalm)) return textOfPsalm(psalm[0]);
  if (isRecord(psalm)) return Object.values(psalm).map(String).join(':');
  return typeof psalm === 'string' || typeof psalm === 'number' ? String(psalm) : '';
}

function fieldOf(object: Record<string, unknown>, name: string): unknown {
  const names = NAMES[name] ?? [name];
  return Object.entries(object).find(([key]) =>
    names.some((one) => key.trim().toLowerCase().startsWith(one)),
  )?.[1];
}

/** Models translate the names of fields, and add to them: `danger_level`. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  danger: ['danger', 'perigo', 'peligro'],
  psalm: ['psalm', 'salmo', 'psaume'],
  message: ['message', 'mensagem', 'mensaje'],
};

function textsIn(objects: readonly Record<string, unknown>[]): readonly string[] {
  return objects.flatMap((object) => Object.values(object).filter((value) => typeof value === 'string'));
}

function isObjectAlone(text: unknown): text is string {
  return typeof text === 'string' && /^\s*(?:```\w*\s*)?\{[\s\S]*\}\s*(?:```)?\s*$/u.test(text);
}

/** A refusal that sends to a crisis line has seen why. */
function dangerOfRefusal(refusal: string): ProviderAnswer['danger'] {
  return /suicid|self[- ]harm|autolesi|automutil|\b988\b|\bCVV\b/iu.test(refusal) ? ['suicide'] : [];
}
