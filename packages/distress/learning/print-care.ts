// Prints the tables of `docs/care.md` and writes the figures of the page `/care`: `npm run care -w packages/distress`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { careTables } from './care-tables.ts';
import { LOADERS, readSet } from './measure.ts';
import { careFigures, writeFigures } from './write-figures.ts';

const readAs = async (loader: keyof typeof LOADERS) =>
  (await Promise.all(LANGUAGES.map((language) => readSet('unseen', language, LOADERS[loader])))).flat();
const server = await readAs('full');
process.stdout.write(`${careTables(server, await readAs('light')).join('\n\n')}\n`);
writeFileSync(join(import.meta.dirname, '../src/figures/care-figures.ts'), writeFigures(careFigures(server)));
