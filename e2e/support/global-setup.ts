import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';
import { seededData } from './seeded-data.ts';

/**
 * Starts the product once with demo videos and keeps its data folder, because creating them takes 12 s of processor time and
 * more than ten groups of journeys need them.
 */
export default async function makeSeededData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-e2e-seeded-'));
  const product = await startProduct({ dataDirectory: folder });
  await product.end();
  seededData.use(folder);
}
