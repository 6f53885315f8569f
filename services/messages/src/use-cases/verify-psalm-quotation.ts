import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { VerifiedQuotation } from '@selah/shared/contracts/messages/psalms';
import { verifyQuotation } from '../domain/psalms/quotation.ts';
import type { OpenPsalter } from './open-psalter.ts';

export interface VerifyPsalmQuotationDeps {
  readonly openPsalter: OpenPsalter;
}

/**
 * Whether a text stands in the language's edition of the Psalms, and where it differs.
 * @throws AppError `psalter_not_found`
 */
export async function verifyPsalmQuotation(
  { openPsalter }: VerifyPsalmQuotationDeps,
  { text, language }: { readonly text: string; readonly language: Language },
): Promise<VerifiedQuotation> {
  const opened = await openPsalter(language);
  if (!opened) throw new AppError('psalter_not_found');
  return verifyQuotation(opened, text);
}
