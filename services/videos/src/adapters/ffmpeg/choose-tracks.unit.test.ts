import { describe, expect, it } from '@jest/globals';
import { chooseTracks, type Track, type TrackWishes } from './choose-tracks.ts';

const picture = (facts: Track = {}): Track => ({
  ...{ codec_type: 'video', codec_name: 'h264', pix_fmt: 'yuv420p', width: 640, height: 360 },
  ...facts,
});
const sound = (facts: Track = {}): Track => ({ codec_type: 'audio', codec_name: 'aac', ...facts });
const text = (facts: Track = {}): Track => ({ codec_type: 'subtitle', codec_name: 'mov_text', ...facts });
const byDefault: Track = { disposition: { default: 1 } };
const spoken = (language: string): Track => ({ tags: { language } });

/** The places of the chosen tracks. */
function chosen(tracks: readonly Track[], wishes: TrackWishes = { language: 'pt' }) {
  const { video, audio, captions } = chooseTracks(
    tracks.map((facts, index) => ({ ...facts, index })),
    wishes,
  );
  return [video?.index, audio?.index, captions?.index];
}

describe('the tracks of a film that are kept', () => {
  it('are the first of each kind where none is better', () => {
    expect(chosen([text(), sound(), picture(), picture(), sound(), text()])).toEqual([2, 1, 0]);
    expect(chosen([])).toEqual([undefined, undefined, undefined]);
  });

  it.each(['ac4', 'dts', 'truehd', 'wmapro', undefined])(
    'leave a sound of %s alone, wherever it is',
    (codec) => {
      const other = sound({ codec_name: codec, ...byDefault, ...spoken('por') });
      expect(chosen([picture(), other, sound()])).toEqual([0, 2, undefined]);
      expect(chosen([picture(), sound(), other])).toEqual([0, 1, undefined]);
    },
  );

  it('leave a picture alone that cannot be used: another codec, a cover, one without size', () => {
    const others = [
      picture({ codec_name: 'prores', ...byDefault }),
      picture({ codec_name: 'mjpeg', disposition: { default: 1, attached_pic: 1 } }),
      picture({ width: 0, ...byDefault }),
    ];
    expect(chosen([...others, picture({ codec_name: 'vp9' })])).toEqual([3, undefined, undefined]);
  });

  it('are the first of their kind where none can be used, except for texts', () => {
    const cover = picture({ disposition: { attached_pic: 1 } });
    const unusable = [picture({ codec_name: 'prores' }), sound({ codec_name: 'dts' })];
    expect(chosen([cover, ...unusable, text({ codec_name: 'dvd_subtitle' })])).toEqual([1, 2, undefined]);
  });

  it('are those that players choose by themselves', () => {
    const tracks = [picture(), picture(byDefault), sound(), sound(byDefault), text(), text(byDefault)];
    expect(chosen(tracks)).toEqual([1, 3, 5]);
  });

  it.each([
    ['pt', 'por'],
    ['pt', 'pt'],
    ['pt', 'pt-BR'],
    ['pt', 'POR'],
    ['en', 'eng'],
    ['es', 'spa'],
    ['fr', 'fra'],
    ['fr', 'fre'],
    ['fr', 'fr_CA'],
  ] as const)('are, for a film in %s, those in %s, also where players choose others', (language, code) => {
    const others = [spoken('und'), spoken('deu'), spoken('p'), { ...byDefault, ...spoken('jpn') }];
    const sounds = [...others, spoken(code), spoken(code)].map(sound);
    const texts = [...others, spoken(code), spoken(code)].map(text);
    expect(chosen([picture(), ...sounds, ...texts], { language })).toEqual([0, 5, 11]);
  });

  it('are of several in the language of the film those that players choose by themselves', () => {
    const commented = [sound(spoken('por')), sound({ ...spoken('por'), ...byDefault })];
    expect(chosen([picture(), ...commented])).toEqual([0, 2, undefined]);
  });

  it('need no conversion, where nothing else speaks for one', () => {
    const tracks = [picture({ codec_name: 'hevc' }), picture(), sound({ codec_name: 'ac3' }), sound()];
    expect(chosen(tracks)).toEqual([1, 3, undefined]);
    expect(chosen([picture({ pix_fmt: 'yuv420p10le' }), picture()])).toEqual([1, undefined, undefined]);
    const wanted = [picture(), sound(), sound({ codec_name: 'ac3', ...spoken('por') })];
    expect(chosen(wanted)).toEqual([0, 2, undefined]);
  });

  it('hold all that is said: a text of foreign words alone comes last', () => {
    const forced = text({ ...spoken('por'), disposition: { default: 1, forced: 1 } });
    expect(chosen([picture(), forced, text(spoken('por'))])).toEqual([0, undefined, 2]);
    expect(chosen([picture(), forced])).toEqual([0, undefined, 1]);
  });

  it('are chosen without a language, too', () => {
    expect(chosen([picture(), sound(spoken('por')), sound(byDefault)], {})).toEqual([0, 2, undefined]);
  });
});
