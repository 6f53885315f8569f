import { describe, expect, it } from '@jest/globals';
import { FILM_PLACES, withoutDrawnFilm } from '@selah/shared/contracts/page-places';
import type { Video } from '@selah/shared/contracts/videos/video';
import { fillHomePage } from './film-page.ts';

const FILM: Video = {
  id: 7,
  title: 'Salmo "23" <>',
  filename: 'salmo-23.mp4',
  language: 'pt',
  posterUrl: '/api/videos/poster/7?v=a&x=1',
  processing: 'ready',
};
const home = (drawn: string, poster: string) =>
  `<head>${drawn}<link rel="preload" href="/a.woff2" as="font" /></head><div id="first-stage">${poster}</div>`;

describe('Home with a film that was drawn for it', () => {
  const filled = fillHomePage(home(FILM_PLACES.drawn, FILM_PLACES.poster), FILM);

  it('says which, and shows its poster', () => {
    expect(filled.match(/salmo-23\.mp4|src="\/api\/videos\/poster\/7/g)).toHaveLength(2);
  });

  it('is kept by the service worker without anything of it', () => {
    expect(withoutDrawnFilm(filled).replace(/\n\s*/g, '')).toBe(home('', ''));
  });
});
