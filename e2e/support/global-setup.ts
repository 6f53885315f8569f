import { mkdtempSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@selah/service-kit/testing/eventually';
import { renditionJobSchema } from '@selah/shared/contracts/videos/rendition-job';
import { type HttpVisitor, loggedInAdmin } from './http-visitor.ts';
import { startProduct } from './product.ts';
import { seededData } from './seeded-data.ts';

/**
 * Fills a data folder with the demo videos once, because that takes more than 20 s of processor time and thirty groups of
 * journeys need them. A few get their smaller versions; then making them is paused, otherwise each product would make the
 * others, beside what is measured in it.
 */
export default async function makeSeededData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-e2e-seeded-'));
  const run = async (work: (admin: HttpVisitor) => Promise<void>, env = {}) => {
    const product = await startProduct({ dataDirectory: folder, env });
    await work(await loggedInAdmin(product.url));
    await product.end();
  };
  await run((admin) => change(admin, 'pause'), { SELAH_SEED: 'none' });
  await run(async (admin) => {
    await eventually(() => access(join(folder, 'seeded')), PATIENCE_MS);
    await makeSomeRenditions(admin);
  });
  seededData.use(folder);
}

/** With the first Portuguese films among them. */
const FILMS_WITH_RENDITIONS = 3;
/** Each film by itself takes a second or two; on a busy machine many times that. Milliseconds. */
const PATIENCE_MS = 240_000;

async function makeSomeRenditions(admin: HttpVisitor): Promise<void> {
  await change(admin, 'resume');
  await eventually(async () => {
    const { body } = await admin.call('GET', '/api/debug/renditions');
    const { state, done } = renditionJobSchema.parse(body);
    if (state !== 'no_tool' && done < FILMS_WITH_RENDITIONS) throw new Error(`${done} films have renditions`);
  }, PATIENCE_MS);
  await change(admin, 'pause');
}

async function change(admin: HttpVisitor, action: 'pause' | 'resume'): Promise<void> {
  const { status } = await admin.call('POST', `/api/debug/renditions/${action}`);
  if (status !== 200) throw new Error(`${action} was answered with ${status}`);
}
