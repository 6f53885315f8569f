import { type Language, languageFromTags } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';
import { announceLanguage } from '@selah/web-kit/i18n/page-language';
import { isSaveDataOn } from '../../lib/downloads/save-data.ts';
import type { Dispatch } from '../../lib/hooks.ts';
import { nextRequest } from './api/random-video.ts';
import { videoEndpoints } from './api/video-endpoints.ts';
import { carryOut, FRESH } from './api/video-requests.ts';
import {
  idleLoad,
  type LoadCommand,
  type LoadEvent,
  type LoadRequest,
  nextLoadStep,
} from './domain/load-machine.ts';
import { loadGaveUp, loadStarted, videoDelivered, videoDrawn } from './video-slice.ts';
import { videoStorage } from './video-storage.ts';

/** `ignored`: another load was in progress or too recent, or the page was left. */
type Outcome = 'shown' | 'other-language' | 'gave-up' | 'ignored';

/** How the result of a load is shown. */
interface Way {
  readonly play: boolean;
  /** What was drawn for this load plays already. */
  readonly shown: Video | null;
  /** The id of the film whose page this is. */
  readonly film: string | undefined;
}

/** Runs the commands of the load machine and holds its state; one per page. */
export function createVideoLoader(dispatch: Dispatch) {
  let state = idleLoad('pt');
  let newest: Promise<Outcome>;
  /** Numbers the loads and draws: a draw that is answered after the next load is ignored. */
  let turn = 0;

  function advance(event: LoadEvent): LoadCommand | undefined {
    const step = nextLoadStep(state, event);
    state = step.state;
    return step.command;
  }

  /**
   * A video in another language than the page is not shown; the change is announced instead (M-047, Q34). Somebody who opens
   * the page of a film wants that film.
   */
  function deliver(video: Video, { play, shown, film }: Way): Outcome {
    const language = pageLanguage(state.language);
    if (video.language !== language && String(video.id) !== film) {
      announceLanguage({ language, manual: false });
      return 'other-language';
    }
    videoStorage.rememberShown(video);
    if (video.id !== shown?.id) dispatch(videoDelivered({ video, play, notes: state.notes }));
    return 'shown';
  }

  async function run(first: LoadCommand, way: Way): Promise<Outcome> {
    let command: LoadCommand | undefined = first;
    let isRandom = true;
    while (command) {
      // A video that plays already is not replaced by a makeshift.
      const isEnd = command.do === 'deliver' || command.do === 'give-up';
      if (isEnd && !isRandom && way.shown) return deliver(way.shown, way);
      if (command.do === 'deliver') return deliver(command.video, way);
      if (command.do === 'give-up') {
        dispatch(loadGaveUp({ empty: command.empty, notes: state.notes }));
        return 'gave-up';
      }
      isRandom = command.do === 'ask-random';
      command = advance(await carryOut(command, dispatch, way.shown?.id));
    }
    return 'ignored';
  }

  return {
    language: () => state.language,
    stop: () => void advance({ type: 'stopped' }),
    async prepare(language: Language): Promise<void> {
      if (isSaveDataOn()) return;
      turn += 1;
      const own = turn;
      const { nextVideo } = videoEndpoints.endpoints;
      const call = nextVideo.initiate(nextRequest(language, Date.now()), FRESH);
      // Without an answer the spin ends as if nothing had been drawn.
      const { data } = await dispatch(call);
      if (own === turn && data?.language === language) dispatch(videoDrawn(data));
    },
    /** @param drawn a video that is ready to be shown before the server answers with it */
    async load(request: Omit<LoadRequest, 'type' | 'at'>, drawn: Video | null = null): Promise<Outcome> {
      const command = advance({ type: 'requested', at: Date.now(), ...request });
      if (!command) return 'ignored';
      turn += 1;
      const play = request.cause !== 'page';
      const shown = drawn?.language === request.language ? drawn : null;
      if (shown) {
        videoStorage.rememberShown(shown);
        dispatch(videoDelivered({ video: shown, play, notes: [] }));
      } else dispatch(loadStarted());
      const own = run(command, { play, shown, film: request.film });
      newest = own;
      if (shown) return 'shown';
      const outcome = await own;
      // A newer load replaced this one; its outcome counts for both.
      return outcome === 'ignored' ? newest : outcome;
    },
  };
}

/** The current language of the document, which may have changed since the load started. */
function pageLanguage(otherwise: Language): Language {
  return languageFromTags([document.documentElement.lang]) ?? otherwise;
}
