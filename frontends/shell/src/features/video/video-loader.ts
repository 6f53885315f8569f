import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';
import { type ApiError, isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import type { RandomVideoRequest } from './api/random-video-call.ts';
import { idleLoad, type LoadCommand, type LoadEvent, nextLoadStep } from './domain/load-machine.ts';
import { pickFromList } from './domain/pick-from-list.ts';
import { excludedIds } from './domain/seen-videos.ts';
import type { videoMemory } from './video-memory.ts';

export interface VideoLoaderNeeds {
  /** Reject with an ApiError. */
  readonly askRandom: (request: RandomVideoRequest) => Promise<Video>;
  readonly askList: (language: Language) => Promise<readonly Video[]>;
  readonly memory: Pick<typeof videoMemory, 'shown' | 'lastId' | 'cached'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  readonly newRequestId: () => string;
  /** Breath between attempts, so that a struggling server is not struck three times at once. */
  readonly pauseBeforeAttempt: (attempt: number) => Promise<void>;
}

export type LoadOutcome =
  | { readonly kind: 'delivered'; readonly video: Video; readonly notes: readonly string[] }
  | { readonly kind: 'gave-up'; readonly empty: boolean; readonly notes: readonly string[] }
  /** Another load was in progress or too recent, or an immediate one took this one's place. */
  | { readonly kind: 'ignored' };

export type LoadRequest = Omit<Extract<LoadEvent, { type: 'wanted' }>, 'type' | 'at'>;

export interface VideoLoader {
  readonly load: (request: LoadRequest, onStart?: () => void) => Promise<LoadOutcome>;
}

/** Carries out what the load machine decides; one loader per page, because it holds the machine's state. */
export function createVideoLoader(needs: VideoLoaderNeeds): VideoLoader {
  let state = idleLoad('pt');

  function advance(event: LoadEvent): LoadCommand | undefined {
    const step = nextLoadStep(state, event);
    state = step.state;
    return step.command;
  }

  return {
    async load(request, onStart) {
      let command = advance({ type: 'wanted', at: needs.now(), ...request });
      if (command) onStart?.();
      while (command) {
        if (command.do === 'deliver') return { kind: 'delivered', video: command.video, notes: state.notes };
        if (command.do === 'give-up') return { kind: 'gave-up', empty: command.empty, notes: state.notes };
        command = advance(await carryOut(command, needs));
      }
      return { kind: 'ignored' };
    },
  };
}

type Errand = Exclude<LoadCommand, { do: 'deliver' } | { do: 'give-up' }>;

async function carryOut(errand: Errand, needs: VideoLoaderNeeds): Promise<LoadEvent> {
  const { ticket, language } = errand;
  const shown = needs.memory.shown(language);
  const lastId = needs.memory.lastId();
  try {
    switch (errand.do) {
      case 'ask-random': {
        await needs.pauseBeforeAttempt(errand.attempt);
        const request = { language, lastId, excluded: excludedIds(shown) };
        const video = await needs.askRandom({ ...request, requestId: needs.newRequestId(), at: needs.now() });
        return { type: 'answered', ticket, video };
      }
      case 'ask-list': {
        const videos = await needs.askList(language);
        const { problematic } = shown;
        return {
          type: 'picked',
          ticket,
          video: pickFromList(videos, { language, lastId, problematic, random: needs.random }),
        };
      }
      case 'look-in-cache':
        return { type: 'cached', ticket, video: await needs.memory.cached(language) };
    }
  } catch (cause) {
    if (errand.do === 'look-in-cache') return { type: 'cached', ticket, video: undefined };
    const error: ApiError = isApiError(cause) ? cause : { status: NO_ANSWER, message: String(cause) };
    return { type: 'refused', ticket, status: error.status, reason: error.message };
  }
}
