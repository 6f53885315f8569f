import type { Language } from '@selah/shared/contracts/language-list';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { Video } from '@selah/shared/contracts/videos/video';

/** The state of a load. `ticket` numbers loads: answers to an older one are ignored. */
export interface LoadState {
  readonly step: 'idle' | 'random' | 'list' | 'cached';
  readonly language: Language;
  readonly ticket: number;
  /** 1 to 3. */
  readonly attempt: number;
  /** Whether this attempt already returned a video of another language. */
  readonly askedAgain: boolean;
  /** At least one error; false while the server only had no video. */
  readonly hasFailed: boolean;
  /** When a language change last started a load, in milliseconds; -Infinity before the first. */
  readonly lastEventAt: number;
  readonly lockedUntil: number;
  /** Errors so far, oldest first, for the technical details only (M-193). */
  readonly notes: readonly string[];
}

export type LoadEvent =
  | LoadRequest
  /** The page was left. */
  | { type: 'stopped' }
  | { type: 'answered'; ticket: number; video: Video }
  /** No video was returned: `status` is the HTTP status, or 0 without an answer. */
  | { type: 'refused'; ticket: number; status: number; reason: string }
  /** A video picked from the list or the stored video; undefined when there is none. */
  | { type: 'picked'; ticket: number; video: Video | undefined }
  | { type: 'cached'; ticket: number; video: Video | undefined };

export interface LoadRequest {
  readonly type: 'requested';
  readonly language: Language;
  readonly at: number;
  /** The page was opened; the visitor spun the wheel or retried; or the language changed automatically. */
  readonly cause: 'page' | 'gesture' | 'event';
  /** An event that ignores the pause between events. */
  readonly forced?: boolean | undefined;
  /** An event that cancels a load in progress. */
  readonly immediate?: boolean | undefined;
  /** The id of the video to begin with; another one is loaded only if it cannot be read. */
  readonly film?: string | undefined;
}

export type LoadCommand =
  | { do: 'ask-random'; ticket: number; language: Language; attempt: number }
  | { do: 'ask-film'; ticket: number; language: Language; film: string }
  | { do: 'ask-list'; ticket: number; language: Language }
  | { do: 'look-in-cache'; ticket: number; language: Language }
  | { do: 'deliver'; video: Video }
  | { do: 'give-up'; empty: boolean };

export interface LoadStep {
  readonly state: LoadState;
  /** The next command; undefined when the event changes nothing. */
  readonly command?: LoadCommand;
}

/** HTTP 404: no video in the language. */
const NO_VIDEO = 404;

export function idleLoad(language: Language): LoadState {
  return {
    step: 'idle',
    language,
    ticket: 0,
    attempt: 0,
    askedAgain: false,
    hasFailed: false,
    lastEventAt: Number.NEGATIVE_INFINITY,
    lockedUntil: Number.NEGATIVE_INFINITY,
    notes: [],
  };
}

/** How a video is loaded, as a pure function: three random attempts, then the list, then the stored video (M-192). */
export function nextLoadStep(state: LoadState, event: LoadEvent): LoadStep {
  if (event.type === 'requested') return isAdmitted(state, event) ? begin(state, event) : { state };
  if (event.type === 'stopped') return { state: { ...state, step: 'idle', ticket: state.ticket + 1 } };
  if (event.ticket !== state.ticket || state.step === 'idle') return { state };
  switch (event.type) {
    case 'answered':
      return event.video.language === state.language ? deliver(state, event.video) : otherLanguage(state);
    case 'refused':
      return refused(state, event.status, event.reason);
    case 'picked':
      return event.video ? deliver(state, event.video) : lookInCache(state);
    case 'cached':
      return event.video ? deliver(state, event.video) : giveUp(state);
  }
}

/**
 * M-045: a spin always starts a load. M-182: one load at a time. M-183 and M-185: pauses between events. M-184: an immediate
 * event resets everything.
 */
function isAdmitted(state: LoadState, { cause, at, forced, immediate }: LoadRequest): boolean {
  if (cause === 'gesture' || immediate) return true;
  if (state.step !== 'idle') return false;
  if (cause === 'page') return true;
  return at >= state.lockedUntil && (forced || at - state.lastEventAt >= VIDEO_LOADING.eventDebounceMs);
}

function begin(state: LoadState, { language, at, cause, film }: LoadRequest): LoadStep {
  const pauses = cause === 'event' && { lastEventAt: at, lockedUntil: at + VIDEO_LOADING.loadLockMs };
  const begun: LoadState = {
    ...state,
    ...pauses,
    language,
    ticket: state.ticket + 1,
    hasFailed: false,
    notes: [],
  };
  if (film) return askFilm(begun, film);
  return askRandom(begun, 1, false);
}

/** Before the random attempts. Its answer is `cached`: a film in any language, or none if it does not exist. */
function askFilm(state: LoadState, film: string): LoadStep {
  const { ticket, language } = state;
  return {
    state: { ...state, step: 'random', attempt: 0 },
    command: { do: 'ask-film', ticket, language, film },
  };
}

function askRandom(state: LoadState, attempt: number, askedAgain: boolean): LoadStep {
  const { ticket, language } = state;
  return {
    state: { ...state, step: 'random', attempt, askedAgain },
    command: { do: 'ask-random', ticket, language, attempt },
  };
}

/** M-191: asks once more within the attempt; a second video of another language fails the attempt. */
function otherLanguage(state: LoadState): LoadStep {
  const noted = note({ ...state, hasFailed: true }, `integrity: not in ${state.language}`);
  return state.askedAgain ? attemptFailed(noted) : askRandom(noted, state.attempt, true);
}

function refused(before: LoadState, status: number, reason: string): LoadStep {
  const hasNone = before.step === 'random' && status === NO_VIDEO;
  const state = { ...before, hasFailed: before.hasFailed || !hasNone };
  if (state.step === 'list') return lookInCache(note(state, `Failed to fetch videos (${reason})`));
  const noted = note(
    state,
    state.attempt === 2 ? `Erro na segunda tentativa: ${status}` : `Failed to fetch random video (${reason})`,
  );
  // The server has no random video, so further attempts are useless; the list may still have one.
  return hasNone ? askList(noted) : attemptFailed(noted);
}

function attemptFailed(state: LoadState): LoadStep {
  return state.attempt < VIDEO_LOADING.attempts ? askRandom(state, state.attempt + 1, false) : askList(state);
}

function askList(state: LoadState): LoadStep {
  const { ticket, language } = state;
  return { state: { ...state, step: 'list' }, command: { do: 'ask-list', ticket, language } };
}

function lookInCache(state: LoadState): LoadStep {
  const { ticket, language } = state;
  return { state: { ...state, step: 'cached' }, command: { do: 'look-in-cache', ticket, language } };
}

function deliver(state: LoadState, video: Video): LoadStep {
  return { state: { ...state, step: 'idle' }, command: { do: 'deliver', video } };
}

/** `empty` only if nothing failed; otherwise it is an error that a retry may solve (Q11). */
function giveUp(state: LoadState): LoadStep {
  const noted = note(state, `could not get a video in ${state.language} after multiple attempts`);
  return { state: { ...noted, step: 'idle' }, command: { do: 'give-up', empty: !state.hasFailed } };
}

function note(state: LoadState, text: string): LoadState {
  return { ...state, notes: [...state.notes, text] };
}
