import { FIRST_POSTER } from '@selah/shared/contracts/page-places';
import type { Video } from '@selah/shared/contracts/videos/video';
import { isSaveDataOn } from '../../lib/downloads/save-data.ts';
import { videoFileUrl } from './api/file-url.ts';
import { isLeftOut, showPostersAgain } from './drawn-film.ts';

// The stage of the page before the application: the poster of the first video, and then its beginning.

let video: HTMLVideoElement | undefined;

function stage(): HTMLElement | null {
  return document.getElementById('first-stage');
}

/**
 * Shows another poster than that of the page on the first view, if it is still there; otherwise it is only cached. Without an address
 * nothing is shown.
 */
export function showFirstPoster(url: string | undefined): void {
  takeFirstVideo();
  const poster = url === undefined ? [] : [pictureOf(url)];
  stage()?.replaceChildren(...poster);
  showPostersAgain();
}

function pictureOf(url: string): HTMLImageElement {
  const poster = new Image();
  poster.className = FIRST_POSTER;
  poster.alt = '';
  poster.fetchPriority = 'high';
  poster.src = url;
  return poster;
}

/** The address of the poster that is seen on the first view. */
export function firstPosterUrl(): string | undefined {
  return isLeftOut() ? undefined : stage()?.querySelector('img')?.src;
}

/**
 * Loads the beginning of the film beside the scripts, once its poster is there, which it would delay. Nothing is loaded with data
 * saving on.
 */
export async function loadFirstFilm(film: Video): Promise<void> {
  if (isSaveDataOn()) return;
  const place = stage();
  const poster = place?.querySelector('img');
  if (poster && !poster.complete)
    await new Promise((resolve) => {
      poster.onload = poster.onerror = resolve;
    });
  // Another video is on the stage, or the application has started, which loads the film itself.
  if (!place?.isConnected || poster?.isConnected === false) return;
  video = document.createElement('video');
  video.className = 'size-full object-cover absolute inset-0';
  video.preload = 'metadata';
  video.playsInline = true;
  if (film.posterUrl !== undefined) video.poster = film.posterUrl;
  video.src = videoFileUrl(film);
  place.append(video);
}

/** The element that has begun to load this file, once. One that loads another file stops. */
export function takeFirstVideo(fileUrl?: string): HTMLVideoElement | undefined {
  const taken = video;
  video = undefined;
  if (!taken || taken.getAttribute('src') === fileUrl) return taken;
  taken.removeAttribute('src');
  taken.load();
  return undefined;
}
