import type { Language } from '@selah/shared/contracts/language-list';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { Video } from '@selah/shared/contracts/videos/video';

/** Where a load stands. `ticket` numbers loads: what answers an older one no longer counts. */
export interface LoadState {
  readonly step: 'idle' | 'random' | 'list' | 'cached';
  readonly language: Language;
  readonly ticket: number;
  /** 1 to 3. */
  readonly attempt: number;
  /** Whether this attempt already had a video of another language. */
  readonly askedAgain: boolean;
  /** When the last load began, in milliseconds; -Infinity before the first. */
  readonly lastEventAt: number;
  readonly lockedUntil: number;
  /** What went wrong on the way, oldest first: technical, for the folded details only (M-193). */
  readonly notes: readonly string[];
}

export type LoadEvent =
  /** Someone wants a video. `forced` passes the pauses between loads, `immediate` also ends a load in progress. */
  | { type: 'wanted'; language: Language; at: number; forced?: boolean; immediate?: boolean }
  | { type: 'answered'; ticket: number; video: Video }
  /** No video came: `status` is HTTP's, or 0 without an answer. */
  | { type: 'refused'; ticket: number; status: number; reason: string }
  /** One video picked from the shuffled list, or from what was kept; undefined when there is none. */
  | { type: 'picked'; ticket: number; video: Video | undefined }
  | { type: 'cached'; ticket: number; video: Video | undefined };

export type LoadCommand =
  | { do: 'ask-random'; ticket: number; language: Language; attempt: number }
  | { do: 'ask-list'; ticket: number; language: Language }
  | { do: 'look-in-cache'; ticket: number; language: Language }
  | { do: 'deliver'; video: Video }
  | { do: 'give-up'; empty: boolean };

export interface LoadStep {
  readonly state: LoadState;
  /** What to do next; undefined when the event changes nothing. */
  readonly command?: LoadCommand;
}

export function idleLoad(language: Language): LoadState {
  return {
    step: 'idle',
    language,
    ticket: 0,
    attempt: 0,
    askedAgain: false,
    lastEventAt: Number.NEGATIVE_INFINITY,
    lockedUntil: Number.NEGATIVE_INFINITY,
    notes: [],
  };
}

/** The whole of how a video is fetched, as one pure function: three random attempts, the list, what was kept (M-192). */
export function nextLoadStep(state: LoadState, event: LoadEvent): LoadStep {
  if (event.type === 'wanted') return isAdmitted(state, event) ? begin(state, event) : { state };
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

/** M-182 one load at a time, M-183 and M-185 pauses between loads, M-184 an immediate event resets all of it. */
function isAdmitted(state: LoadState, event: Extract<LoadEvent, { type: 'wanted' }>): boolean {
  if (event.immediate) return true;
  if (state.step !== 'idle') return false;
  if (event.forced) return true;
  return event.at >= state.lockedUntil && event.at - state.lastEventAt >= VIDEO_LOADING.eventDebounceMs;
}

function begin(state: LoadState, event: Extract<LoadEvent, { type: 'wanted' }>): LoadStep {
  const begun: LoadState = {
    ...state,
    language: event.language,
    ticket: state.ticket + 1,
    lastEventAt: event.at,
    lockedUntil: event.at + VIDEO_LOADING.loadLockMs,
    notes: [],
  };
  return askRandom(begun, 1, false);
}

function askRandom(state: LoadState, attempt: number, askedAgain: boolean): LoadStep {
  const { ticket, language } = state;
  return {
    state: { ...state, step: 'random', attempt, askedAgain },
    command: { do: 'ask-random', ticket, language, attempt },
  };
}

/** M-191: asked once more within the attempt; the second time the attempt has failed. */
function otherLanguage(state: LoadState): LoadStep {
  const noted = note(state, `integrity: not in ${state.language}`);
  return state.askedAgain ? attemptFailed(noted) : askRandom(noted, state.attempt, true);
}

function refused(state: LoadState, status: number, reason: string): LoadStep {
  if (state.step === 'list') return lookInCache(note(state, `Failed to fetch videos (${reason})`));
  const noted = note(
    state,
    state.attempt === 2 ? `Erro na segunda tentativa: ${status}` : `Failed to fetch random video (${reason})`,
  );
  // The server has no video to draw: it will not find one by being asked again, the list may know more.
  return status === 404 ? askList(noted) : attemptFailed(noted);
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

/** Nothing is available only if nothing failed: otherwise it is an error that a retry may mend (Q11). */
function giveUp(state: LoadState): LoadStep {
  const empty = state.notes.every((text) => text.includes('404'));
  const noted = note(state, `could not get a video in ${state.language} after multiple attempts`);
  return { state: { ...noted, step: 'idle' }, command: { do: 'give-up', empty } };
}

function note(state: LoadState, text: string): LoadState {
  return { ...state, notes: [...state.notes, text] };
}
