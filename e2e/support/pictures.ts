import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { browserBuild } from './browser.ts';

const FOLDER = join(import.meta.dirname, '..', 'pictures');
const BUILD_FILE = join(FOLDER, 'browser.txt');
const RENEW = 'SELAH_PICTURES=renew';

/** The colour difference from which a pixel counts as changed; 0 is exact, 1 accepts anything. */
const COLOUR_TOLERANCE = 0.05;
/** The accepted share of changed pixels, because processors draw the edges of letters differently. */
const SHARE_TOLERANCE = 0.001;

const isRenewing = process.env.SELAH_PICTURES === 'renew';

/** Why pictures cannot be compared here: each browser version draws letters and shadows slightly differently. */
export function pictureSkipReason(): string | undefined {
  const here = `${browserBuild()} on ${process.platform} ${process.arch}`;
  if (isRenewing) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(BUILD_FILE, `${here}\n`);
    return undefined;
  }
  const known = existsSync(BUILD_FILE) ? readFileSync(BUILD_FILE, 'utf8').trim() : 'no browser';
  return known === here ? undefined : `the pictures were taken with ${known}, and this is ${here}`;
}

/** Compares the page with the stored picture of this name. Elements in `changing` are covered in both, e.g. videos. */
export async function expectPicture(page: Page, name: string, changing: readonly Locator[] = []) {
  await page.evaluate(() => document.fonts.ready);
  // After a click, the pointer may be over something that has moved there.
  await page.mouse.move(0, 0);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', mask: [...changing] });
  const file = join(FOLDER, `${name}.png`);
  if (isRenewing) return writeFileSync(file, taken);
  const difference = differenceOf(readFileSync(file), taken);
  if (difference === undefined) return;
  const folder = mkdtempSync(join(tmpdir(), `selah-picture-${name}-`));
  writeFileSync(join(folder, 'now.png'), taken);
  if (difference.drawn) writeFileSync(join(folder, 'difference.png'), difference.drawn);
  throw new Error(
    `${name} looks different (${difference.what}): see ${folder}. If it should, run this file with ${RENEW} and commit the picture.`,
  );
}

function differenceOf(expected: Buffer, taken: Buffer): { what: string; drawn?: Buffer } | undefined {
  const [before, now] = [PNG.sync.read(expected), PNG.sync.read(taken)];
  const { width, height } = before;
  if (now.width !== width || now.height !== height) return { what: `${now.width} by ${now.height} pixels` };
  const drawn = new PNG({ width, height });
  const options = { threshold: COLOUR_TOLERANCE };
  const others = pixelmatch(before.data, now.data, drawn.data, width, height, options);
  if (others <= width * height * SHARE_TOLERANCE) return undefined;
  return { what: `${others} pixels`, drawn: PNG.sync.write(drawn) };
}
