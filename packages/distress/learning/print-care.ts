// Prints the tables of `docs/care.md` and writes the figures of the page `/care`: `npm run care -w packages/distress`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { careTables } from './care-tables.ts';
import { readSet } from './measure.ts';
import { careFigures, writeFigures } from './write-figures.ts';

const texts = (await Promise.all(LANGUAGES.map((language) => readSet('unseen', language)))).flat();
process.stdout.write(`${careTables(texts).join('\n\n')}\n`);
writeFileSync(join(import.meta.dirname, '../src/figures/care-figures.ts'), writeFigures(careFigures(texts)));
