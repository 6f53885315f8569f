import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** H.264 and AAC, two seconds, its index at the end; see fixtures/README.md. */
export const TWO_SECONDS_MP4 = read('two-seconds.mp4');
/** VP9 and Opus, one second, 160 × 284. */
export const PORTRAIT_WEBM = read('portrait.webm');
/** A playlist that names a local file, with the extension .mp4. */
export const PLAYLIST_NAMED_MP4 = read('playlist-named.mp4');
