import { describe, expect, it } from '@jest/globals';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import { aVideo } from '../../../test/a-video.ts';
import { presentVideo } from './video-presenter.ts';

describe('the public form of a video', () => {
  const file = {
    filename: 'salmo.mp4',
    durationSeconds: 12.5,
    poster: { name: 'salmo.webp', etag: 'a+b' },
    captions: { name: 'salmo.vtt', etag: 'c+d' },
    storagePath: 'salmo.mp4',
  };

  it('M-162 M-163 contains the fields of the contract, and no others', () => {
    const video = aVideo().withId(7).titled('Salmo 23').playing(file).build();
    const shown = presentVideo(video, { isComplete: true, totalVideos: 3 });
    expect(shown).toEqual({
      id: 7,
      title: 'Salmo 23',
      filename: 'salmo.mp4',
      language: 'pt',
      storagePath: 'salmo.mp4',
      posterUrl: '/api/videos/poster/7?v=a%2Bb',
      captionsUrl: '/api/videos/captions/7?v=c%2Bd',
      durationSeconds: 12.5,
      processing: 'ready',
      _meta: { cycle: { isComplete: true, totalVideos: 3 } },
    });
    expect(videoSchema.strict().parse(shown)).toEqual(shown);
  });

  it('omits missing fields', () => {
    expect(
      presentVideo(aVideo().withId(7).titled('x').playing({ filename: 'x.mp4' }).pending().build()),
    ).toEqual({
      id: 7,
      title: 'x',
      filename: 'x.mp4',
      language: 'pt',
      processing: 'pending',
    });
  });

  it('shows the previous poster and captions while the file is being replaced', () => {
    const shown = presentVideo(aVideo().withId(7).playing(file).beingReplacedBy('new.mp4').build());
    expect(shown).toMatchObject({
      processing: 'pending',
      posterUrl: '/api/videos/poster/7?v=a%2Bb',
      captionsUrl: '/api/videos/captions/7?v=c%2Bd',
    });
    expect(shown).not.toHaveProperty('durationSeconds');
  });
});
