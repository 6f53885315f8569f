import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';
import { seededData } from './seeded-data.ts';

/**
 * Starts the product once, as on its first day, and keeps its data folder: adding the demo videos takes 12 s of processor
 * time, and more than ten groups of journeys begin with them.
 */
export default async function makeSeededData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-e2e-seeded-'));
  const product = await startProduct({ dataDirectory: folder });
  await product.end();
  seededData.use(folder);
}
