import type { DistressKind } from '@selah/shared/contracts/distress/distress-kinds';
import { type HelplineLine, helplinesFor, telHref } from '@selah/shared/contracts/distress/helplines';
import type { Language } from '@selah/shared/contracts/language-list';

/** A line of the directory, or one that came with an answer. */
export type HelpLine = Pick<HelplineLine, 'name' | 'phone'> & { readonly url?: string | undefined };

export interface HelpNeeds {
  readonly language: Language;
  /** Upper-case, e.g. `BR`; undefined where it is not known. */
  readonly region: string | undefined;
  /** What was recognised; empty for all. */
  readonly kinds: readonly DistressKind[];
  /** What the server offered with its answer. */
  readonly offered: readonly HelpLine[];
}

/** The lines to show: the directory's own, then what the server has beside them, each number once. */
export function helpLines({ language, region, kinds, offered }: HelpNeeds): HelpLine[] {
  const own = helplinesFor({
    language,
    ...(region !== undefined && { region }),
    ...(kinds.length > 0 && { kinds }),
  });
  const known = new Set(own.map(({ phone }) => telHref(phone)));
  return [...own, ...offered.filter(({ phone }) => !known.has(telHref(phone)))];
}
