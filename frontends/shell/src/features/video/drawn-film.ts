import type { Language } from '@selah/shared/contracts/language-list';
import type { Video, VideoCycle } from '@selah/shared/contracts/videos/video';
import { readLastId, readShown } from './shown-videos.ts';

const NAME = 'drawn-film';

/** Of the page whose film this visitor may not see; hides its poster (`first-view.css`). */
const LEFT_OUT = 'leftOut';

/**
 * The film that the gateway drew for this page and checked with its contract (`services/gateway/src/static/film`). Undefined on other
 * pages, without a film, and when it is left out.
 */
export function drawnFilm(): Video | undefined {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${NAME}]`);
  return tag ? JSON.parse(tag.content) : undefined;
}

/**
 * Leaves the film of the page out if it is not in this visitor's language (M-047), was seen (M-187, M-189) or did not play (M-190).
 * The gateway cannot know that: it is stored in the browser alone.
 */
export function leaveOutUnlessNew(language: Language): void {
  const film = drawnFilm();
  if (!film) return;
  const { seen, problematic } = readShown(film.language);
  if (film.language === language && ![...seen, ...problematic, readLastId()].includes(film.id)) return;
  document.querySelector(`meta[name=${NAME}]`)?.remove();
  document.documentElement.dataset[LEFT_OUT] = '';
}

/**
 * The film of the page if an answer says the same of it: then the contract, which is a fifth of the page's bytes, need not be
 * downloaded first. Undefined for any other answer.
 */
export function confirmedFilm(answer: unknown): Video | undefined {
  const film = drawnFilm();
  if (!film || typeof answer !== 'object' || answer === null) return undefined;
  const { _meta, ...said }: { _meta?: unknown } = answer;
  const cycle = cycleIn(_meta);
  return cycle && JSON.stringify(said) === JSON.stringify(film) ? { ...film, _meta: { cycle } } : undefined;
}

export function isLeftOut(): boolean {
  return LEFT_OUT in document.documentElement.dataset;
}

/** Called when the first view has another poster. */
export function showPostersAgain(): void {
  delete document.documentElement.dataset[LEFT_OUT];
}

function cycleIn(meta: unknown): VideoCycle | undefined {
  const { isComplete, totalVideos } = (meta as { cycle?: Partial<VideoCycle> } | undefined)?.cycle ?? {};
  return typeof isComplete === 'boolean' && typeof totalVideos === 'number'
    ? { isComplete, totalVideos }
    : undefined;
}
