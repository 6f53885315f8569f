import { isDeepStrictEqual } from 'node:util';
import { ProviderFailure, type ProviderManner } from '../../domain/ports.ts';
import type { Answered } from './call-endpoint.ts';
import { barest, learnFrom } from './manner.ts';
import { type Reading, readAnswer } from './reading/read-answer.ts';
import { answerInRefusal, isWrongAddress, kindOf, type Refusal, refusalIn } from './refusals.ts';

/** What follows from one call: an answer, a failure, or a second call, in another manner or after a while. */
export type Outcome =
  | { readonly reading: Reading }
  | { readonly failure: ProviderFailure }
  | { readonly again: ProviderManner; readonly afterMs?: number; readonly failure: ProviderFailure };

/** Statuses with which servers refuse a parameter. */
const REFUSED = [400, 404, 409, 413, 415, 422, 500, 501];

/** Statuses that pass by themselves. */
const PASSING = [408, 425, 429, 502, 503, 504, 529];

/** How much longer an answer may be that was cut off. */
const MORE_ROOM = 3;

/** The pause before a second call, unless the server names one. Milliseconds. */
export const PAUSE_MS = 500;

/** How the endpoint was asked, and all addresses at which it may be. */
interface AskedHow {
  readonly how: ProviderManner;
  readonly addresses: readonly string[];
}

/** What follows from an answer, readable or not. */
export function judgeAnswer(answered: Answered, asked: AskedHow): Outcome {
  const { how, addresses } = asked;
  if (answered.status >= 300) return judgeRefusal(answered, asked, answered.headers);
  const reading = readAnswer(answered.text);
  if (reading.danger.length > 0 || reading.lack === undefined || reading.lack === 'filtered')
    return { reading };
  const unreadable = new ProviderFailure('unreadable');
  if (reading.lack === 'error') return judgeRefusal(refusalIn(reading.error), asked, answered.headers);
  if (reading.lack === 'cut') {
    const again = reading.isBlank ? learnFrom('response_format', how) : withMoreRoom(how);
    return again ? { again, failure: unreadable } : { failure: unreadable };
  }
  // Some servers say nothing at all where a model must not think.
  if (how.effort && how.effort !== 'refused')
    return { again: { ...how, effort: 'refused' }, failure: unreadable };
  // A page of its own, where the address is another one.
  const isPage = /^\s*<(?:!doctype|html)/iu.test(answered.text);
  return isPage && addresses[how.address + 1]
    ? { again: { ...how, address: how.address + 1 }, failure: unreadable }
    : { failure: unreadable };
}

function judgeRefusal(refusal: Refusal, { how, addresses }: AskedHow, headers: Headers): Outcome {
  const reading = answerInRefusal(refusal);
  if (reading && (reading.danger.length > 0 || reading.letter)) return { reading };
  const failure = new ProviderFailure('refused', refusal.status);
  const kind = kindOf(refusal);
  if (kind === 'spent') return { failure: new ProviderFailure('spent', refusal.status) };
  if (kind === 'loading') return { failure: new ProviderFailure('loading', refusal.status) };
  if (kind === 'filtered') return { reading: { danger: [], notes: ['refused'] } };
  if (isWrongAddress(refusal) && addresses[how.address + 1])
    return { again: { ...how, address: how.address + 1 }, failure };
  if (PASSING.includes(refusal.status)) return { again: how, afterMs: pauseOf(headers), failure };
  if (!REFUSED.includes(refusal.status) || isWrongAddress(refusal)) return { failure };
  const learned = learnFrom(refusal.text, how);
  if (learned) return { again: learned, failure };
  const bare = barest(how);
  const isBare = isDeepStrictEqual(bare, how);
  // An unknown model stays unknown.
  if (refusal.status === 404 || (isBare && refusal.status < 500)) return { failure };
  return { again: bare, failure, ...(refusal.status >= 500 && { afterMs: pauseOf(headers) }) };
}

function withMoreRoom(how: ProviderManner): ProviderManner | undefined {
  return how.room === 1 && how.tokens !== 'none' ? { ...how, room: MORE_ROOM } : undefined;
}

/** How long a server asks to wait (RFC 9110, 10.2.3; the first is OpenAI's). Milliseconds. */
function pauseOf(headers: Headers): number {
  const exact = Number(headers.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (exact >= 0) return exact;
  return seconds >= 0 ? seconds * 1000 : PAUSE_MS;
}
