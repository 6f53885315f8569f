import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@selah/service-kit/testing/eventually';
import { renditionJobSchema } from '@selah/shared/contracts/videos/rendition-job';
import { loggedInAdmin } from './http-visitor.ts';
import { startProduct } from './product.ts';
import { seededData } from './seeded-data.ts';

/**
 * Starts the product once with demo videos and keeps its data folder, because creating them takes 12 s of processor time and
 * more than ten groups of journeys need them. Their smaller versions are made here too: otherwise each product would make them,
 * beside what is measured in it.
 */
export default async function makeSeededData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-e2e-seeded-'));
  const product = await startProduct({ dataDirectory: folder });
  await renditionsAreMade(product.url);
  await product.end();
  seededData.use(folder);
}

/** Each film by itself takes a second or two; on a busy machine many times that. Milliseconds. */
const PATIENCE_MS = 240_000;

async function renditionsAreMade(url: string): Promise<void> {
  const admin = await loggedInAdmin(url);
  await eventually(async () => {
    const { state, waiting } = renditionJobSchema.parse(
      (await admin.call('GET', '/api/debug/renditions')).body,
    );
    if (state !== 'no_tool' && waiting > 0)
      throw new Error(`${waiting} films wait for their smaller versions`);
  }, PATIENCE_MS);
}
