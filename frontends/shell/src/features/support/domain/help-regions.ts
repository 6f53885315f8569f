import { HELPLINE_DIRECTORY, INTERNATIONAL } from '@selah/distress/helplines/helpline-directory';
import type { Language } from '@selah/shared/contracts/language-list';

/** A language tag such as `pt-BR` or `zh-Hant-TW`: language, optional script, region. */
const TAG_WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i;

/** For countries without phone lines in the directory. */
export const ANOTHER_REGION = INTERNATIONAL;

/** The first region in `navigator.languages`, by the same rule as at the server. */
export function regionFromTags(tags: readonly string[]): string | undefined {
  return tags.map((tag) => TAG_WITH_REGION.exec(tag)?.[1]?.toUpperCase()).find(Boolean);
}

/**
 * The region of the device's time zone, among those in the directory; undefined in browsers without
 * `Intl.Locale.getTimeZones`.
 */
export function regionFromTimeZone(timeZone: string): string | undefined {
  return ownRegions().find((region) => timeZonesOf(region).includes(timeZone));
}

export interface RegionOption {
  readonly region: string;
  readonly name: string;
}

/** The countries in the directory, with their names in the language. */
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

/** A method in the standard (ECMA-402), a property in older browsers. */
interface LocaleWithTimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

function timeZonesOf(region: string): readonly string[] {
  const locale: Intl.Locale & LocaleWithTimeZones = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
