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
    ['a high dynamic range', { ...h264, color_transfer: 'arib-std-b67' }],
    ['fields', { ...h264, field_order: 'tt' }],
    ['slow motion', { ...h264, avg_frame_rate: '240/1' }],
  ])('re-encodes a picture in %s and copies the sound', (_, video) => {
    expect(planConversion(film(video, aac))).toMatchObject({
      video: { how: 'encode' },
      audio: { how: 'copy' },
    });
  });

  it('keeps the picture that players choose, although it needs a conversion and another does not', () => {
    const interlaced = { ...h264, field_order: 'tt' };
    expect(planConversion(film(interlaced, aac, { ...h264, index: 2 }))).toMatchObject({
      video: { index: 0, how: 'encode', firstField: 'tff' },
    });
  });

  it('encodes only the sound if only that is unsupported', () => {
    expect(planConversion(film(h264, { ...aac, codec_name: 'opus' }))).toMatchObject({
      video: { how: 'copy' },
      audio: { how: 'encode' },
    });
  });

  it('uses the film, not its cover picture, and drops tracks that are neither film nor sound', () => {
    const cover = { ...h264, codec_name: 'mjpeg', disposition: { attached_pic: 1 } };
    const location = { index: 2, codec_type: 'data' };
    const plan = planConversion(film(cover, { ...h264, index: 3 }, location));
    expect(plan.video).toEqual({ index: 3, how: 'copy' });
    expect(plan).not.toHaveProperty('audio');
  });

  it('uses the first text track, not a track of pictures', () => {
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

  it('has no duration if the file gives none', () => {
    expect(planConversion({ streams: [h264] })).not.toHaveProperty('durationSeconds');
  });
});
