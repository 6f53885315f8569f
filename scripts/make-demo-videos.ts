/**
 * Renders the demo videos and their manifest into `standalone/demo/`.
 *
 *     node scripts/make-demo-videos.ts                       all of them
 *     node scripts/make-demo-videos.ts --only pt-salmo-34    one, for a look (repeatable)
 *     node scripts/make-demo-videos.ts --captions-only       their captions anew; pictures and sound stay as they are
 *
 * Needs ffmpeg with libx264. The results are committed, so nobody needs to run this to use the product.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { captionText, TRACK_LANGUAGES } from './demo/captions.ts';
import { addCaptions, encode, ffmpegIsInstalled, Reel } from './demo/encode.ts';
import { installFont } from './demo/font.ts';
import { develop, FRAME_RATE, letterFrame, makeGrain } from './demo/frame.ts';
import { setPage } from './demo/lettering.ts';
import { FRAMES, paintScene } from './demo/picture.ts';
import { type SceneName, scenes } from './demo/scenes/all.ts';
import { english } from './demo/verses/en.ts';
import { spanish } from './demo/verses/es.ts';
import { french } from './demo/verses/fr.ts';
import { portuguese } from './demo/verses/pt.ts';
import { fileStem, type Verse, type VerseBook } from './demo/verses/verse.ts';

interface Film {
  readonly book: VerseBook;
  readonly verse: Verse;
  readonly stem: string;
}

const target = path.join(import.meta.dirname, '..', 'standalone', 'demo');
const films: Film[] = [portuguese, english, spanish, french].flatMap((book) =>
  book.verses.map((verse) => ({ book, verse, stem: fileStem(book, verse) })),
);

/** Renders the films of one scene together: the picture is painted once per frame, the words once per film. */
async function renderScene(name: SceneName, chosen: readonly Film[], folder: string): Promise<void> {
  const reels = await Promise.all(
    chosen.map(async (film) => ({
      film,
      page: await setPage(film.book, film.verse),
      reel: new Reel(path.join(folder, `${film.stem}.mkv`)),
    })),
  );
  const paint = paintScene(scenes[name]);
  const grain = makeGrain();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const picture = develop(paint(frame), grain);
    for (const { page, reel } of reels) await reel.add(letterFrame(picture, page, frame / FRAME_RATE));
  }
  for (const { film, reel } of reels) {
    await reel.close();
    await encode(reel.file, scenes[name].chord, fileOf(film));
    await caption(film, folder);
  }
}

async function caption(film: Film, folder: string): Promise<void> {
  const captions = { text: captionText(film.verse.lines), language: TRACK_LANGUAGES[film.book.language] };
  await addCaptions(fileOf(film), captions, folder);
  console.log(`  ${film.stem}.mp4`);
}

function fileOf({ stem }: Film): string {
  return path.join(target, `${stem}.mp4`);
}

function writeManifest(): void {
  const entries = films.map(({ book, verse, stem }) => ({
    file: `${stem}.mp4`,
    title: verse.title,
    language: book.language,
    psalm: verse.psalm,
    verses: verse.verses,
    translation: book.translation,
  }));
  writeFileSync(path.join(target, 'manifest.json'), `${JSON.stringify(entries, null, 2)}\n`);
}

async function renderAll(chosen: readonly Film[], folder: string): Promise<void> {
  installFont(folder);
  for (const name of Object.keys(scenes) as SceneName[]) {
    const ofScene = chosen.filter(({ verse }) => verse.scene === name);
    if (ofScene.length === 0) continue;
    console.log(`${name}: ${ofScene.length} film(s) of ${FRAMES} frames …`);
    await renderScene(name, ofScene, folder);
  }
  writeManifest();
}

async function main(only: readonly string[], captionsOnly: boolean): Promise<void> {
  const chosen = films.filter(({ stem }) => only.length === 0 || only.includes(stem));
  const folder = mkdtempSync(path.join(tmpdir(), 'selah-demo-'));
  try {
    if (captionsOnly) for (const film of chosen) await caption(film, folder);
    else await renderAll(chosen, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, 'captions-only': { type: 'boolean', default: false } },
});
const unknown = (values.only ?? []).filter((stem) => !films.some((film) => film.stem === stem));
if (!ffmpegIsInstalled()) {
  console.error(
    'ffmpeg is needed to make the demo videos, and was not found on the PATH: please install it first.',
  );
  process.exitCode = 1;
} else if (unknown.length > 0) {
  console.error(`There is no demo video called ${unknown.join(', ')}.`);
  process.exitCode = 1;
} else {
  await main(values.only ?? [], values['captions-only']);
}
