import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { type HelplineLine, helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import type { Language } from '@selah/shared/contracts/language-list';

const KNOWN = new Set(
  Object.values(HELPLINE_DIRECTORY).flatMap((entries) => entries.map(({ phone }) => telHref(phone))),
);

/** A line of the directory, or one from the server's answer. */
export type HelpLine = Pick<HelplineLine, 'name' | 'phone'> & { readonly url?: string | undefined };

export interface HelpLinesInput {
  readonly language: Language;
  /** Upper-case, e.g. `BR`; undefined when unknown. */
  readonly region: string | undefined;
  /** The recognised kinds of distress; empty for all. */
  readonly kinds: readonly DistressKind[];
  /** The lines in the server's answer. */
  readonly offered: readonly HelpLine[];
}

/**
 * The lines to show: those of the directory for the region, then the server's that the directory does not have, each number
 * once. The server's lines for other regions are left out, because the page knows the region better.
 */
export function helpLines({ language, region, kinds, offered }: HelpLinesInput): HelpLine[] {
  const own = helplinesFor({
    language,
    ...(region !== undefined && { region }),
    ...(kinds.length > 0 && { kinds }),
  });
  return [...own, ...offered.filter(({ phone }) => !KNOWN.has(telHref(phone)))];
}
