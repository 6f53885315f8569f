import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Video } from '@selah/shared/contracts/videos/video';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();

const deliver = (...videos: Partial<Video>[]) =>
  server.use(http.get('*/api/videos/random', () => HttpResponse.json(aVideo(videos.shift()))));
const theVideo = (selector = 'video') =>
  waitFor(
    () => document.querySelector<HTMLVideoElement>(selector) ?? Promise.reject(new Error('no video yet')),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Simulates that the browser has read the metadata of the file. */
function learnMetadata(video: HTMLVideoElement, duration: number): void {
  Object.defineProperty(video, 'duration', { value: duration, configurable: true });
  fireEvent.loadedMetadata(video);
}

describe('a video without a poster', () => {
  /** The positions set on each video, in seconds, because jsdom plays nothing. */
  let sentTo: number[];
  const original = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');

  beforeEach(() => {
    sentTo = [];
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
      get: () => sentTo.at(-1) ?? 0,
      set: (seconds: number) => void sentTo.push(seconds),
      configurable: true,
    });
  });
  afterEach(() => {
    if (original) Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', original);
    else Reflect.deleteProperty(HTMLMediaElement.prototype, 'currentTime');
  });

  it.each([
    [60, 5],
    [8, 4],
  ])('of %d seconds shows its frame at %d s, and plays from the beginning', async (length, second) => {
    deliver({ posterUrl: undefined });
    await renderApp();
    const video = await theVideo();
    learnMetadata(video, length);
    expect(sentTo).toEqual([second]);
    // M-035: the video is visible, so no loading message is shown.
    expect(screen.queryByText('Buscando um Salmo para você…')).toBeNull();
    await press('Reproduzir vídeo');
    expect(sentTo.at(-1)).toBe(0);
  });

  it('is not moved when it plays already or starts automatically', async () => {
    deliver({ posterUrl: undefined });
    await renderApp();
    const video = await theVideo();
    await press('Reproduzir vídeo');
    learnMetadata(video, 60);
    expect(sentTo).toEqual([0]);
    await press('Recarregar vídeo');
    learnMetadata(await theVideo('video[autoplay]'), 60);
    expect(sentTo).toEqual([0]);
  });

  it('downloads nothing before play when data saving is on', async () => {
    saveData(true);
    deliver({ posterUrl: undefined });
    await renderApp();
    const video = await theVideo();
    expect(video.preload).toBe('none');
    learnMetadata(video, 60);
    expect(sentTo).toEqual([]);
  });

  it('has no still when it has a poster', async () => {
    await renderApp();
    learnMetadata(await theVideo(), 60);
    expect(sentTo).toEqual([]);
  });
});

describe('the captions of a video', () => {
  const captionsUrl = '/api/videos/captions/1?v=1';
  let tracks: { mode: TextTrackMode }[];

  /** jsdom has no tracks, so each video gets its own. */
  beforeEach(() => {
    tracks = [];
    Object.defineProperty(HTMLTrackElement.prototype, 'track', {
      get() {
        const track = { mode: 'disabled' as const };
        tracks.push(track);
        return track;
      },
      configurable: true,
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
      get() {
        const list = new EventTarget();
        Object.defineProperty(this, 'textTracks', { value: list });
        return list;
      },
      configurable: true,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLTrackElement.prototype, 'track');
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'textTracks');
  });

  /** Simulates a choice in the browser's captions menu. */
  function chooseInMenu(video: HTMLVideoElement, mode: TextTrackMode): void {
    const track = tracks.at(-1);
    if (!track) throw new Error('there is no track to choose');
    track.mode = mode;
    (video.textTracks as unknown as { onchange: () => void }).onchange();
  }

  it('are offered in the language of the video with its own name, and are off at first', async () => {
    deliver({ captionsUrl, language: 'pt' });
    await renderApp();
    const video = await theVideo();
    fireEvent.playing(video);
    const track = video.querySelector('track');
    expect(track?.getAttribute('src')).toBe(captionsUrl);
    expect(track?.getAttribute('kind')).toBe('captions');
    expect(track?.getAttribute('srclang')).toBe('pt');
    expect(track?.getAttribute('label')).toBe('Português');
    expect(track?.hasAttribute('default')).toBe(false);
    expect(tracks.at(-1)?.mode).toBe('disabled');
  });

  it('are added only on play, because some browsers would turn them on and download them', async () => {
    deliver({ captionsUrl });
    await renderApp();
    const video = await theVideo();
    learnMetadata(video, 60);
    expect(video.querySelector('track')).toBeNull();
    await press('Reproduzir vídeo');
    expect(video.querySelector('track')).not.toBeNull();
  });

  it('are not offered without a captions file', async () => {
    await renderApp();
    const video = await theVideo();
    fireEvent.playing(video);
    expect(video.querySelector('track')).toBeNull();
  });

  it('stay on or off for the next video as the visitor chose', async () => {
    deliver({ captionsUrl });
    await renderApp();
    let video = await theVideo();
    fireEvent.playing(video);
    for (const mode of ['showing', 'disabled'] as const) {
      chooseInMenu(video, mode);
      await press('Recarregar vídeo');
      const next: HTMLVideoElement = await theVideo(
        `video[autoplay]:not([src="${video.getAttribute('src')}"])`,
      );
      fireEvent.canPlay(next);
      fireEvent.playing(next);
      expect(tracks.at(-1)?.mode).toBe(mode);
      video = next;
    }
  });
});
