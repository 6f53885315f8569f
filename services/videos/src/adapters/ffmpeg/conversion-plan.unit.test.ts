import { describe, expect, it } from '@jest/globals';
import { type Probe, planConversion } from './conversion-plan.ts';

const h264 = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  width: 1920,
  height: 1080,
  pix_fmt: 'yuv420p',
};
const aac = { index: 1, codec_type: 'audio', codec_name: 'aac' };
const film = (...streams: Probe['streams']): Probe => ({ streams, format: { duration: 12.3456 } });
const reasonOf = (probe: Probe): unknown => {
  try {
    return planConversion(probe);
  } catch (error) {
    return (error as { reason?: unknown }).reason;
  }
};

describe('the plan for a conversion', () => {
  it('copies what every browser plays', () => {
    expect(planConversion(film(h264, aac))).toEqual({
      video: { index: 0, how: 'copy' },
      audio: { index: 1, how: 'copy' },
      durationSeconds: 12.35,
    });
  });

  it.each([
    ['another codec', { ...h264, codec_name: 'hevc' }],
    ['ten bits a colour', { ...h264, pix_fmt: 'yuv420p10le' }],
    ['colours in 4:2:2', { ...h264, pix_fmt: 'yuv422p' }],
  ])('encodes a picture in %s anew and leaves the sound as it is', (_, video) => {
    expect(planConversion(film(video, aac))).toMatchObject({
      video: { how: 'encode' },
      audio: { how: 'copy' },
    });
  });

  it('encodes the sound alone when only that is foreign', () => {
    expect(planConversion(film(h264, { ...aac, codec_name: 'opus' }))).toMatchObject({
      video: { how: 'copy' },
      audio: { how: 'encode' },
    });
  });

  it('takes the film, not the picture on its cover, and leaves out what is neither film nor sound', () => {
    const cover = { ...h264, codec_name: 'mjpeg', disposition: { attached_pic: 1 } };
    const location = { index: 2, codec_type: 'data' };
    const plan = planConversion(film(cover, { ...h264, index: 3 }, location));
    expect(plan.video).toEqual({ index: 3, how: 'copy' });
    expect(plan).not.toHaveProperty('audio');
  });

  it('takes the first track of words, and no picture of them', () => {
    const track = (index: number, codec_name: string) => ({ index, codec_type: 'subtitle', codec_name });
    const plan = planConversion(
      film(h264, aac, track(2, 'dvd_subtitle'), track(3, 'mov_text'), track(4, 'mov_text')),
    );
    expect(plan.captions).toBe(3);
    expect(planConversion(film(h264, aac, track(2, 'dvd_subtitle')))).not.toHaveProperty('captions');
  });

  it.each([
    ['no_picture', film(aac)],
    ['no_picture', film()],
    ['no_picture', film({ ...h264, width: 0 })],
    ['unknown_codec', film({ ...h264, codec_name: 'png' })],
    ['unknown_codec', film({ ...h264, codec_name: undefined })],
    ['unknown_codec', film(h264, { ...aac, codec_name: 'cook' })],
    ['picture_too_large', film({ ...h264, width: 30_000, height: 30_000 })],
  ])('refuses a file: %s', (reason, probe) => {
    expect(reasonOf(probe)).toBe(reason);
  });

  it('knows no length where the file tells none', () => {
    expect(planConversion({ streams: [h264] })).not.toHaveProperty('durationSeconds');
  });
});
