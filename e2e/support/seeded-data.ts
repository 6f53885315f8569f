import { cpSync } from 'node:fs';

/** Environment variable with the data folder that each product of a run is copied from. */
const VARIABLE = 'SELAH_E2E_SEEDED';

export const seededData = {
  get folder(): string | undefined {
    return process.env[VARIABLE];
  },
  /** For this process and its workers. */
  use(folder: string): void {
    process.env[VARIABLE] = folder;
  },
  /** Fills a new data folder with the demo videos of this run. */
  copyTo(directory: string): void {
    if (seededData.folder) cpSync(seededData.folder, directory, { recursive: true });
  },
};
