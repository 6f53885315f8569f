import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { PsalterStore } from '../domain/ports.ts';

export interface RemovePsalterDeps {
  readonly psalters: PsalterStore;
}

/**
 * Removes the Psalms of a language; its letters then name Psalms without quoting them.
 * @throws AppError `psalter_not_found`
 */
export async function removePsalter({ psalters }: RemovePsalterDeps, language: Language): Promise<void> {
  if (!(await psalters.remove(language))) throw new AppError('psalter_not_found');
}
