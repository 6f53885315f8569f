import type { Language } from '@selah/shared/contracts/language-list';

/** A share in percent, with its 95 % confidence interval. */
export interface CareShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How well danger is recognised, measured on texts that nothing was learned from (`docs/care.md`). */
export interface CareFigures {
  /** The number of texts of all languages. */
  readonly texts: { readonly danger: number; readonly calm: number };
  readonly languages: Readonly<
    Record<
      Language,
      {
        /** Of the texts of danger, those that were offered help. */
        readonly found: CareShare;
        /** Of the texts that were offered help, those of danger. */
        readonly right: CareShare;
        /** As `found`, of the texts that only hint at danger. */
        readonly implicit: CareShare;
        /** Of the other texts, those that were offered help. */
        readonly alarms: CareShare;
      }
    >
  >;
  /** As `found`: danger to one's own life, and danger from others. */
  readonly life: CareShare;
  readonly violence: CareShare;
}
