import { expect, it } from '@jest/globals';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { filmFrom } from '../../../test/film-folder.ts';
import { processFilm } from '../../../test/process-film.ts';

const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10:duration=2'];
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=2'];
const silence = ['-f', 'lavfi', '-i', 'anullsrc=sample_rate=48000:duration=2'];
const words = (text: string) => `1\n00:00:00,500 --> 00:00:01,500\n${text}\n`;

/** Of its 48,000 samples a second. */
const silentShare = (film: Buffer) => {
  const args = ['-i', 'film', '-f', 's16le', '-ac', '1', 'samples'];
  const samples = filmFrom({ film }, 'samples', args);
  return samples.filter((byte) => byte === 0).length / samples.length;
};

function made(format: string, inputs: readonly string[], ...args: readonly string[]): Buffer {
  const H264 = ['-c:v:0', 'libx264', '-preset:v:0', 'ultrafast', '-pix_fmt:v:0', 'yuv420p'];
  const files = { en: words('English'), pt: words('Português') };
  return filmFrom(files, 'made', [...inputs, ...H264, ...args, '-strict', '-2', '-f', format, 'made']);
}

describeWithFfmpeg('a film with several tracks', () => {
  it.each([
    ['mov', 'ac3'],
    ['mov', 'alac'],
    ['mov', 'pcm_s24le'],
    ['mov', 'pcm_mulaw'],
    ['mp4', 'eac3'],
    ['mp4', 'dca'],
    ['mp4', 'mp2'],
    ['matroska', 'flac'],
    ['matroska', 'truehd'],
    ['matroska', 'pcm_u8'],
    ['matroska', 'wavpack'],
    ['matroska', 'wmav2'],
  ])('is played, in %s, although its second sound is %s', async (format, codec) => {
    const inputs = [...picture, ...tone, ...silence, '-map', '0', '-map', '1', '-map', '2'];
    const { tracks, bytes } = await processFilm(
      made(format, inputs, '-c:a:0', 'aac', '-c:a:1', codec, '-ac:a:1', '2'),
    );
    expect(tracks.map((track) => track.codec)).toEqual(['h264', 'aac']);
    expect(silentShare(bytes)).toBeLessThan(0.5);
  });

  it.each([
    ['mov', 'prores_ks'],
    ['mov', 'mjpeg'],
    ['matroska', 'mpeg2video'],
    ['matroska', 'ffv1'],
  ])('is played, in %s, although another picture is %s', async (format, codec) => {
    const inputs = [...picture, ...picture, ...tone, '-map', '0', '-map', '1', '-map', '2'];
    for (const [place, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const codecs = [`-c:v:${place}`, 'libx264', `-pix_fmt:v:${place}`, 'yuv420p', `-c:v:${other}`, codec];
      const film = filmFrom({}, 'made', [...inputs, ...codecs, '-c:a', 'aac', '-f', format, 'made']);
      expect((await processFilm(film)).tracks.map((track) => track.codec)).toEqual(['h264', 'aac']);
    }
  });

  it.each([
    ['libx264', 'aac'],
    ['libvpx', 'libvorbis'],
    ['libvpx-vp9', 'libopus'],
    ['libaom-av1', 'libopus'],
    ['libx265', 'flac'],
  ])('of %s and %s in Matroska becomes an MP4', async (picturesBy, soundBy) => {
    const codecs = ['-c:v', picturesBy, '-pix_fmt', 'yuv420p', '-c:a', soundBy];
    const quick = picturesBy === 'libaom-av1' ? ['-cpu-used', '8'] : [];
    const film = filmFrom({}, 'made', [...picture, ...tone, ...codecs, ...quick, '-f', 'matroska', 'made']);
    const { tracks } = await processFilm(film);
    expect(tracks.map((track) => [track.codec, Math.round(track.seconds)])).toEqual([
      ['h264', 2],
      ['aac', 2],
    ]);
  });

  it.each([
    ['mov', 'alac'],
    ['mov', 'pcm_s24le'],
    ['mov', 'pcm_s24be'],
    ['mov', 'pcm_f32le'],
    ['mp4', 'ac3'],
    ['mp4', 'eac3'],
    ['mp4', 'flac'],
    ['mp4', 'libmp3lame'],
  ])('in %s with a sound of %s alone gets it as AAC', async (format, codec) => {
    const { tracks, bytes } = await processFilm(made(format, [...picture, ...tone], '-c:a', codec));
    expect(tracks.map((track) => track.codec)).toEqual(['h264', 'aac']);
    expect(silentShare(bytes)).toBeLessThan(0.5);
  });

  it.each(['mp4', 'matroska'])('speaks and is written in its own language, in %s', async (format) => {
    const inputs = [...picture, ...silence, ...tone, '-f', 'srt', '-i', 'en', '-f', 'srt', '-i', 'pt'];
    const maps = ['0', '1', '2', '3', '4'].flatMap((input) => ['-map', input]);
    const texts = ['-c:s', format === 'mp4' ? 'mov_text' : 'subrip'];
    const languages = ['a', 's'].flatMap((kind) => [
      ...[`-metadata:s:${kind}:0`, 'language=eng', `-metadata:s:${kind}:1`, 'language=por'],
      ...[`-disposition:${kind}:0`, 'default', `-disposition:${kind}:1`, '0'],
    ]);
    const film = made(format, [...inputs, ...maps], '-c:a', 'aac', ...texts, ...languages);

    const portuguese = await processFilm(film, 'pt');
    expect(portuguese.captions).toContain('Português');
    expect(silentShare(portuguese.bytes)).toBeLessThan(0.5);
    const english = await processFilm(film, 'en');
    expect(english.captions).toContain('English');
    expect(silentShare(english.bytes)).toBeGreaterThan(0.9);
    expect((await processFilm(film, 'fr')).captions).toContain('English');
  });
});
