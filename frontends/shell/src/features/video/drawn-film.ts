import type { Language } from '@selah/shared/contracts/language-list';
import { DRAWN_FILM } from '@selah/shared/contracts/page-places';
import type { Video } from '@selah/shared/contracts/videos/video';
import { readLastId, readShown } from './shown-videos.ts';

/** Of the page whose film this visitor may not see; hides its poster (`first-view.css`). */
const LEFT_OUT = 'leftOut';

/**
 * The film that the gateway drew for this page and checked with its contract (`services/gateway/src/pages/film`).
 * Undefined on other pages, without a film, and when it is left out.
 */
export function drawnFilm(): Video | undefined {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${DRAWN_FILM}]`);
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
  document.querySelector(`meta[name=${DRAWN_FILM}]`)?.remove();
  document.documentElement.dataset[LEFT_OUT] = '';
}

export function isLeftOut(): boolean {
  return LEFT_OUT in document.documentElement.dataset;
}

/** Called when the first view has another poster. */
export function showPostersAgain(): void {
  delete document.documentElement.dataset[LEFT_OUT];
}
