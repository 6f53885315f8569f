import type { Language } from '@selah/shared/contracts/languages';

/** What a visitor brings: a name and a worry, in one language (M-170). */
export interface Question {
  readonly name: string;
  readonly question: string;
  readonly language: Language;
}
