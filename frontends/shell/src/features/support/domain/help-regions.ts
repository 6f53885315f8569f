import { HELPLINE_DIRECTORY, INTERNATIONAL } from '@selah/distress/helplines/helpline-directory';
import type { Language } from '@selah/shared/contracts/language-list';

/** A tag such as `pt-BR` or `zh-Hant-TW`: language, perhaps a script, then the region. */
const TAG_WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i;

/** For somebody who lives in none of the countries that we have numbers of. */
export const ANOTHER_REGION = INTERNATIONAL;

/** The region that `navigator.languages` hints at: the first that one of the tags names, as the server reads them. */
export function regionFromTags(tags: readonly string[]): string | undefined {
  return tags.map((tag) => TAG_WITH_REGION.exec(tag)?.[1]?.toUpperCase()).find(Boolean);
}

/**
 * The region that a device's clock is set to, among those that we have numbers of; undefined where the browser cannot tell
 * (`Intl.Locale` knows the time zones of a region, but not in every browser).
 */
export function regionFromTimeZone(timeZone: string): string | undefined {
  return ownRegions().find((region) => timeZonesOf(region).includes(timeZone));
}

export interface RegionOption {
  readonly region: string;
  readonly name: string;
}

/** The countries that we have numbers of, by their names in the language. */
export function regionOptions(language: Language): RegionOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return ownRegions()
    .map((region) => ({ region, name: names.of(region) ?? region }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

function ownRegions(): string[] {
  const regions = new Set(
    Object.values(HELPLINE_DIRECTORY).flatMap((entries) => entries.map(({ region }) => region)),
  );
  regions.delete(INTERNATIONAL);
  return [...regions];
}

/** A method by the standard (ECMA-402), a property in browsers from before it. */
interface LocaleWithTimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

function timeZonesOf(region: string): readonly string[] {
  const locale: Intl.Locale & LocaleWithTimeZones = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
