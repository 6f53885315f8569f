import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../testing/a-video.ts';
import {
  idleLoad,
  type LoadEvent,
  type LoadRequest,
  type LoadState,
  type LoadStep,
  nextLoadStep,
} from './load-machine.ts';

const request = (at: number, more: Partial<LoadRequest> = {}): LoadRequest => ({
  type: 'requested',
  cause: 'page',
  language: 'pt',
  at,
  ...more,
});
/** An automatic language change. */
const changed = (at: number, more: Partial<LoadRequest> = {}) => request(at, { cause: 'event', ...more });

/** Applies events to the idle state, with the tickets filled in, and returns the last step. */
function after(...events: readonly (LoadEvent | Omit<LoadEvent & { ticket: number }, 'ticket'>)[]): LoadStep {
  let step: LoadStep = { state: idleLoad('pt') };
  for (const event of events)
    step = nextLoadStep(step.state, { ticket: step.state.ticket, ...event } as LoadEvent);
  return step;
}

const answered = (video = aVideo()) => ({ type: 'answered' as const, video });
const refused = (status = 503) => ({ type: 'refused' as const, status, reason: `${status}: down` });
const started = (state: LoadState) => state.step !== 'idle';

describe('starting a load', () => {
  it('asks for a random video in the language', () => {
    expect(after(request(0)).command).toEqual({ do: 'ask-random', ticket: 1, language: 'pt', attempt: 1 });
  });

  it('M-182 ignores an event while a load is in progress, even when forced', () => {
    expect(after(request(0), changed(60_000, { forced: true })).command).toBeUndefined();
  });

  it('M-045 never ignores a spin, which replaces a load in progress', () => {
    const step = after(request(0), request(1, { cause: 'gesture' }));
    expect(step.command).toMatchObject({ do: 'ask-random', ticket: 2 });
  });

  it('M-181 M-183 ignores an event within 3000 ms of the last event, but not after a page load or spin', () => {
    const spun = after(request(0), answered(), request(1, { cause: 'gesture' }), answered(), changed(2));
    expect(started(spun.state)).toBe(true);
    expect(started(after(changed(0), answered(), changed(2999)).state)).toBe(false);
    expect(started(after(changed(0), answered(), changed(3000)).state)).toBe(true);
  });

  it('M-183 M-185 a forced event ignores the 3000 ms, but not the lock of 2000 ms', () => {
    expect(started(after(changed(0), answered(), changed(1999, { forced: true })).state)).toBe(false);
    expect(started(after(changed(0), answered(), changed(2000, { forced: true })).state)).toBe(true);
  });

  it('asks for the film of the page, which may be in any language', () => {
    const film = request(0, { film: '7' });
    expect(after(film).command).toEqual({ do: 'ask-film', ticket: 1, language: 'pt', film: '7' });
    const video = aVideo({ id: 7, language: 'fr' });
    expect(after(film, { type: 'cached', video }).command).toEqual({ do: 'deliver', video });
    expect(after(film, { type: 'cached', video: undefined }).command).toEqual({ do: 'give-up', empty: true });
  });

  it('draws a video in the usual way when the film of the page cannot be read', () => {
    const step = after(request(0, { film: '7' }), refused());
    expect(step.command).toMatchObject({ do: 'ask-random', attempt: 1 });
  });

  it('ignores answers after the page was left', () => {
    const left = after(request(0), { type: 'stopped' });
    expect(nextLoadStep(left.state, { type: 'answered', ticket: 1, video: aVideo() })).toEqual({
      state: left.state,
    });
  });

  it('M-184 an immediate event cancels the load in progress and starts in its language', () => {
    const step = after(request(0), changed(1, { immediate: true, language: 'fr' }));
    expect(step.command).toEqual({ do: 'ask-random', ticket: 2, language: 'fr', attempt: 1 });
    const late = nextLoadStep(step.state, { type: 'answered', ticket: 1, video: aVideo() });
    expect(late).toEqual({ state: step.state });
  });
});

describe('handling the answers', () => {
  it('delivers a video in the language and becomes idle', () => {
    const video = aVideo();
    expect(after(request(0), answered(video))).toMatchObject({
      state: { step: 'idle', notes: [] },
      command: { do: 'deliver', video },
    });
  });

  it('M-191 asks once more when the video is in another language', () => {
    const foreign = answered(aVideo({ language: 'es' }));
    expect(after(request(0), foreign).command).toMatchObject({ do: 'ask-random', attempt: 1 });
  });

  it('M-191 counts a second video in another language as a failed attempt, an integrity error', () => {
    const foreign = answered(aVideo({ language: 'es' }));
    const step = after(request(0), foreign, foreign);
    expect(step.command).toMatchObject({ do: 'ask-random', attempt: 2 });
    expect(step.state.notes).toEqual(['integrity: not in pt', 'integrity: not in pt']);
  });

  it('M-192 makes three attempts, then asks for the list', () => {
    expect(after(request(0), refused(), refused()).command).toMatchObject({ do: 'ask-random', attempt: 3 });
    expect(after(request(0), refused(), refused(), refused()).command).toMatchObject({ do: 'ask-list' });
  });

  it('M-192 picks one from the list, otherwise the stored video', () => {
    const toTheList = [request(0), refused(), refused(), refused()];
    const video = aVideo({ id: 9 });
    expect(after(...toTheList, { type: 'picked', video }).command).toEqual({ do: 'deliver', video });
    expect(after(...toTheList, { type: 'picked', video: undefined }).command).toMatchObject({
      do: 'look-in-cache',
    });
    expect(after(...toTheList, refused()).command).toMatchObject({ do: 'look-in-cache' });
    expect(after(...toTheList, refused(), { type: 'cached', video }).command).toEqual({
      do: 'deliver',
      video,
    });
  });

  it('does not repeat the request when the server has no video in the language', () => {
    expect(after(request(0), refused(404)).command).toMatchObject({ do: 'ask-list' });
  });

  it('Q11 ends as empty only when nothing failed', () => {
    const nothing = [
      { type: 'picked' as const, video: undefined },
      { type: 'cached' as const, video: undefined },
    ];
    expect(after(request(0), refused(404), ...nothing).command).toEqual({ do: 'give-up', empty: true });
    const prose = { type: 'refused' as const, status: 503, reason: '503: upstream said 404' };
    const troubled = [request(0), refused(404), prose, { type: 'cached' as const, video: undefined }];
    expect(after(...troubled).command).toEqual({ do: 'give-up', empty: false });
    const down = [request(0), refused(0), refused(503), refused(0), refused(0)];
    expect(after(...down, { type: 'cached', video: undefined }).command).toEqual({
      do: 'give-up',
      empty: false,
    });
  });

  it('M-193 notes the errors with the texts of the catalogue', () => {
    const step = after(request(0), refused(500), refused(503), refused(0), refused(0), {
      type: 'cached',
      video: undefined,
    });
    expect(step.state.notes).toEqual([
      'Failed to fetch random video (500: down)',
      'Erro na segunda tentativa: 503',
      'Failed to fetch random video (0: down)',
      'Failed to fetch videos (0: down)',
      'could not get a video in pt after multiple attempts',
    ]);
  });
});
