// Prints the tables of `docs/care.md`: `npm run care -w packages/distress`.
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { careTables } from './care-tables.ts';
import { readSet } from './measure.ts';

const texts = (await Promise.all(LANGUAGES.map((language) => readSet('unseen', language)))).flat();
process.stdout.write(`${careTables(texts).join('\n\n')}\n`);
