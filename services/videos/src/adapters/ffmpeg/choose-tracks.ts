import type { Language } from '@selah/shared/contracts/languages';
import { AUDIO_CODECS, TEXT_CODECS, VIDEO_CODECS } from './input-arguments.ts';

/** What ffprobe says of a track, as far as the choice depends on it. */
export interface Track {
  readonly codec_type?: string | undefined;
  readonly codec_name?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly pix_fmt?: string | undefined;
  readonly disposition?:
    | {
        readonly attached_pic?: number | undefined;
        readonly default?: number | undefined;
        readonly forced?: number | undefined;
      }
    | undefined;
  readonly tags?: { readonly language?: string | undefined } | undefined;
}

export interface TrackWishes {
  /** The language in which visitors watch the film. */
  readonly language?: Language | undefined;
}

export interface ChosenTracks<One extends Track> {
  /** Where no track can be used, the first one, whose codec or size is the reason to refuse the film. */
  readonly video?: One | undefined;
  readonly audio?: One | undefined;
  /** Only a track that can become WebVTT. */
  readonly captions?: One | undefined;
}

/** Codes of languages in containers: ISO 639-2, which has two for French, and BCP 47. */
const CODES: Readonly<Record<Language, readonly string[]>> = {
  pt: ['por', 'pt'],
  en: ['eng', 'en'],
  es: ['spa', 'es'],
  fr: ['fra', 'fre', 'fr'],
};

/** The pixel formats that every browser decodes; others (10 bit, 4:2:2) are re-encoded. */
const PLAYABLE_PIXEL_FORMATS: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p']);

/**
 * Chooses one picture, one sound and one text among the tracks of a film. Of those that can be used, the
 * one in the film's language is preferred, then the one that players choose by themselves (`default`), then
 * one whose codec every browser plays, then the first. A text that only translates foreign words (`forced`)
 * comes last.
 */
export function chooseTracks<One extends Track>(
  streams: readonly One[],
  { language }: TrackWishes,
): ChosenTracks<One> {
  const videos = streams.filter((stream) => stream.codec_type === 'video' && !isCoverArt(stream));
  const audios = streams.filter(({ codec_type }) => codec_type === 'audio');
  const texts = streams.filter(({ codec_type }) => codec_type === 'subtitle');
  const best = (tracks: readonly One[]) => bestOf(tracks, language);
  return {
    video: best(videos.filter((stream) => isKnown(stream, VIDEO_CODECS) && hasSize(stream))) ?? videos[0],
    audio: best(audios.filter((stream) => isKnown(stream, AUDIO_CODECS))) ?? audios[0],
    captions: best(texts.filter((stream) => isKnown(stream, TEXT_CODECS))),
  };
}

/** Whether every browser plays the codec of a track; its pictures may need a conversion (`pictureNeeds`). */
export function playsAsItIs({ codec_name, pix_fmt }: Track): boolean {
  return codec_name === 'aac' || (codec_name === 'h264' && PLAYABLE_PIXEL_FORMATS.has(pix_fmt ?? ''));
}

function bestOf<One extends Track>(tracks: readonly One[], language: Language | undefined): One | undefined {
  const merits = (track: One) => [
    track.disposition?.forced !== 1,
    isIn(track, language),
    track.disposition?.default === 1,
    playsAsItIs(track),
  ];
  // Equal ones stay in their order.
  return tracks.toSorted((a, b) => compare(merits(b), merits(a)))[0];
}

/** Compares by the first merit that only one of them has. */
function compare(a: readonly boolean[], b: readonly boolean[]): number {
  const at = a.findIndex((merit, place) => merit !== b[place]);
  return at < 0 ? 0 : Number(a[at]) - Number(b[at]);
}

function isIn({ tags }: Track, language: Language | undefined): boolean {
  const [code = ''] = tags?.language?.toLowerCase().split(/[-_]/) ?? [];
  return language !== undefined && CODES[language].includes(code);
}

function isKnown({ codec_name = '' }: Track, codecs: ReadonlySet<string>): boolean {
  return codecs.has(codec_name);
}

function hasSize({ width = 0, height = 0 }: Track): boolean {
  return width * height > 0;
}

function isCoverArt({ disposition }: Track): boolean {
  return disposition?.attached_pic === 1;
}
