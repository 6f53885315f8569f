import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { PsalmPassage } from '@selah/shared/contracts/messages/psalms';
import { parseReference, quotePassage } from '../domain/psalms/psalter.ts';
import type { OpenPsalter } from './open-psalter.ts';

export interface QuotePsalmDeps {
  readonly openPsalter: OpenPsalter;
}

export interface QuotePsalmInput {
  /** `23`, `23:1` or `23:1-3`, as the edition counts. */
  readonly reference: string;
  readonly language: Language;
}

/**
 * The words of a Psalm or of verses.
 * @throws AppError `psalter_not_found`, `verse_not_found`
 */
export async function quotePsalm(
  { openPsalter }: QuotePsalmDeps,
  { reference, language }: QuotePsalmInput,
): Promise<PsalmPassage> {
  const opened = await openPsalter(language);
  if (!opened) throw new AppError('psalter_not_found');
  const { psalm, range } = parseReference(reference);
  const passage = quotePassage(opened.psalter, psalm, range);
  if (!passage) throw new AppError('verse_not_found');
  return passage;
}
