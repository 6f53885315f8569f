import type { Clock } from '@selah/service-kit/clock';
import type { Language } from '@selah/shared/contracts/languages';
import type { PsalterStore, PsalterSummary, ReadPsalterFile } from '../domain/ports.ts';
import { checkPsalms } from '../domain/psalms/check-psalms.ts';

export interface ImportPsalterDeps {
  readonly psalters: PsalterStore;
  readonly readPsalterFile: ReadPsalterFile;
  readonly now: Clock;
}

export interface ImportPsalterInput {
  readonly language: Language;
  readonly edition: string;
  readonly licence: string;
  readonly file: Uint8Array;
}

/**
 * Imports the Psalms of a language and replaces those that are there. A file that is refused changes nothing.
 * @throws AppError as `readPsalterFile` and `checkPsalms`
 */
export async function importPsalter(
  { psalters, readPsalterFile, now }: ImportPsalterDeps,
  { file, ...named }: ImportPsalterInput,
): Promise<PsalterSummary> {
  const { numbering, psalms } = checkPsalms(await readPsalterFile(file), named.language);
  const summary = { ...named, numbering, importedAt: new Date(now()) };
  await psalters.put({ ...summary, psalms });
  return summary;
}
