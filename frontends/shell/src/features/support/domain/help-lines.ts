import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { type HelplineLine, helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import type { Language } from '@selah/shared/contracts/language-list';

const KNOWN = new Set(
  Object.values(HELPLINE_DIRECTORY).flatMap((entries) => entries.map(({ phone }) => telHref(phone))),
);

/** A line of the directory, or one that came with an answer. */
export type HelpLine = Pick<HelplineLine, 'name' | 'phone'> & { readonly url?: string | undefined };

export interface HelpLinesInput {
  readonly language: Language;
  /** Upper-case, e.g. `BR`; undefined where it is not known. */
  readonly region: string | undefined;
  /** What was recognised; empty for all. */
  readonly kinds: readonly DistressKind[];
  /** What the server offered with its answer. */
  readonly offered: readonly HelpLine[];
}

/**
 * The lines to show: the directory's own for the place, then what the server has beside the directory, each number once.
 * The server does not know the place as the page does: what it offers of other places is left out.
 */
export function helpLines({ language, region, kinds, offered }: HelpLinesInput): HelpLine[] {
  const own = helplinesFor({
    language,
    ...(region !== undefined && { region }),
    ...(kinds.length > 0 && { kinds }),
  });
  return [...own, ...offered.filter(({ phone }) => !KNOWN.has(telHref(phone)))];
}
