import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedSiteSettings } from '@selah/shared/contracts/admin/ads';
import type { SiteSettings } from '@selah/shared/contracts/site-settings';
import type { AdVersionRepository, SiteSettingsRepository } from '../domain/ports.ts';

export interface ChangeSiteSettingsDeps {
  readonly settings: SiteSettingsRepository;
  readonly adVersions: AdVersionRepository;
  readonly now: Clock;
}

export interface ChangeSiteSettingsInput {
  readonly wanted: SiteSettings;
  /** The version that the administrator saw; without it any version is overwritten. */
  readonly basedOn: SiteSettings | undefined;
  /** The administrator's name. */
  readonly savedBy: string;
}

/**
 * Saves the two ad codes unchanged, because they run in a sandboxed frame (M-206, Q37). The version is stored
 * first: after a kill in between there may be a version that was never used, but no used code without a version.
 * @throws AppError `changed_meanwhile`
 */
export async function changeSiteSettings(
  { settings, adVersions, now }: ChangeSiteSettingsDeps,
  { wanted, basedOn, savedBy }: ChangeSiteSettingsInput,
): Promise<Required<SavedSiteSettings>> {
  const savedAt = new Date(now());
  const before = await settings.get();
  if (basedOn && !isSame(before, basedOn)) throw new AppError('changed_meanwhile');
  const version = isSame(before, wanted) ? undefined : await adVersions.add({ ...wanted, savedAt, savedBy });
  if (await settings.put(wanted, savedAt, basedOn)) return { ...wanted, lastUpdated: savedAt.toISOString() };
  // Another change came between the two steps.
  if (version !== undefined) await adVersions.remove(version);
  throw new AppError('changed_meanwhile');
}

function isSame(one: SiteSettings, other: SiteSettings): boolean {
  return one.headerAdCode === other.headerAdCode && one.footerAdCode === other.footerAdCode;
}
