import { rmSync } from 'node:fs';
import { seededData } from './seeded-data.ts';

export default function removeSeededData(): void {
  if (seededData.folder) rmSync(seededData.folder, { recursive: true, force: true });
}
