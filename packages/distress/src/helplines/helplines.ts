import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { DISTRESS_KINDS, type DistressKind } from '../engine/distress-kinds.ts';
import {
  HELPLINE_DIRECTORY,
  HELPLINES_REVIEWED_ON,
  type HelplineEntry,
  type HelplineRegion,
  INTERNATIONAL,
} from './helpline-directory.ts';

export { HELPLINES_REVIEWED_ON } from './helpline-directory.ts';

/** After this many days without a review the build prints a warning. */
export const HELPLINES_REVIEW_DAYS = 180;

const DAY_MS = 86_400_000;

/** One line as in `support.lines` and on the page. */
export interface HelplineLine {
  readonly name: string;
  readonly phone: string;
  readonly url?: string;
}

/** A region without lines. They share one list, so that there are few lists whatever is asked. */
const NO_REGION: HelplineRegion = '';

const REGIONS = new Set(
  LANGUAGES.flatMap((language) => HELPLINE_DIRECTORY[language].map(({ region }) => region)),
);

/** By what was asked for: letters ask again and again, and naming the countries costs more than all else in a letter's answer. */
const listed = new Map<string, readonly HelplineLine[]>();

/**
 * Lines to call now, emergency numbers first. With a region: its lines, in the page's language where possible, or
 * an international line if it has none. Without a region: the lines of the first country of the language, then one
 * emergency and one listening line of each other country, each with its country's name. `kinds` omits lines for
 * other needs, but never emergency numbers.
 */
export function helplinesFor({
  language,
  region,
  kinds = DISTRESS_KINDS,
}: {
  language: Language;
  region?: string;
  kinds?: readonly DistressKind[];
}): readonly HelplineLine[] {
  const asked = region?.trim().toUpperCase();
  const place = asked === undefined || REGIONS.has(asked) ? asked : NO_REGION;
  const wanted = DISTRESS_KINDS.filter((kind) => kinds.includes(kind));
  const key = JSON.stringify([language, wanted, place]);
  const lines = listed.get(key) ?? listOf(language, place, wanted);
  listed.set(key, lines);
  return lines;
}

function listOf(
  language: Language,
  region: HelplineRegion | undefined,
  kinds: readonly DistressKind[],
): readonly HelplineLine[] {
  const wanted = (entry: HelplineEntry) => entry.kinds.some((kind) => kinds.includes(kind));
  if (region === undefined) return linesWithoutRegion(HELPLINE_DIRECTORY[language].filter(wanted), language);
  const local = inRegion(region, language).filter(wanted);
  return emergencyFirst(local.length > 0 ? local : inRegion(INTERNATIONAL, language)).map(shown);
}

/** The link of a line: `tel:`, or `sms:` for a line that answers text messages. */
export function telHref(phone: string): string {
  const scheme = phone.startsWith('SMS ') ? 'sms' : 'tel';
  return `${scheme}:${phone.replace(/[^\d+*#]/g, '')}`;
}

/** Whole days since the last review. */
export function helplinesAge(now: Date): number {
  return Math.floor((now.getTime() - Date.parse(HELPLINES_REVIEWED_ON)) / DAY_MS);
}

function inRegion(region: HelplineRegion, language: Language): HelplineEntry[] {
  for (const languageOf of [language, ...LANGUAGES]) {
    const lines = HELPLINE_DIRECTORY[languageOf].filter((entry) => entry.region === region);
    if (lines.length > 0) return lines;
  }
  return [];
}

function linesWithoutRegion(entries: readonly HelplineEntry[], language: Language): HelplineLine[] {
  const regions = [...new Set(entries.map(({ region }) => region))].filter(
    (region) => region !== INTERNATIONAL,
  );
  const [first, ...others] = regions.map((region) =>
    emergencyFirst(entries.filter((entry) => entry.region === region)),
  );
  const otherRegions = others.flatMap((lines) => [
    ...lines.filter(isEmergency).slice(0, 1),
    ...lines.filter(isForDistress).slice(0, 1),
  ]);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const withCountry = (entry: HelplineEntry) => ({
    ...shown(entry),
    name: `${entry.name} (${countries.of(entry.region)})`,
  });
  return [...(first ?? []), ...otherRegions]
    .map(withCountry)
    .concat(inRegion(INTERNATIONAL, language).map(shown));
}

function emergencyFirst(entries: readonly HelplineEntry[]): HelplineEntry[] {
  return [...entries.filter(isEmergency), ...entries.filter((entry) => !isEmergency(entry))];
}

function isEmergency({ kinds }: HelplineEntry): boolean {
  return kinds.length === DISTRESS_KINDS.length;
}

function isForDistress(entry: HelplineEntry): boolean {
  return !isEmergency(entry);
}

function shown({ name, phone, url }: HelplineEntry): HelplineLine {
  return url === undefined ? { name, phone } : { name, phone, url };
}
