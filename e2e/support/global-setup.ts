import { mkdtempSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type HttpVisitor, loggedInAdmin } from './http-visitor.ts';
import { startProduct } from './product.ts';
import { seededData } from './seeded-data.ts';
import { listVideos } from './test-videos.ts';

/** Each film by itself takes a second or two; on a busy machine many times that. Milliseconds. */
const PATIENCE_MS = 240_000;

/**
 * Fills a data folder with the demo videos once, because that takes more than 10 s of processor time and thirty groups of
 * journeys need them. Making their smaller versions is paused, otherwise each product would do it beside what is measured in
 * it, and keep none: they would save too little.
 */
export default async function makeSeededData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-e2e-seeded-'));
  const product = await startProduct({ dataDirectory: folder });
  const admin = await loggedInAdmin(product.url);
  const { status } = await admin.call('POST', '/api/debug/renditions/pause');
  if (status !== 200) throw new Error(`the pause was answered with ${status}`);
  await eventually(() => access(join(folder, 'seeded')), PATIENCE_MS);
  // The picture of a film comes after the film, and would change a group's list of videos while it runs.
  await eventually(() => expectPictures(admin), PATIENCE_MS);
  await product.end();
  seededData.use(folder);
}

/** Without ffmpeg, films have neither a duration nor, ever, a picture. */
async function expectPictures(admin: HttpVisitor): Promise<void> {
  const without = (await listVideos(admin)).filter(
    ({ durationSeconds, posterUrl }) => durationSeconds !== undefined && posterUrl === undefined,
  );
  if (without.length > 0) throw new Error(`${without.length} demo videos have no picture`);
}
