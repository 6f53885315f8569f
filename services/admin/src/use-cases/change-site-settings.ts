import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { AdVersionRepository, SiteSettingsRepository } from '../domain/ports.ts';

export interface ChangeSiteSettingsDeps {
  readonly settings: SiteSettingsRepository;
  readonly adVersions: AdVersionRepository;
  readonly now: Clock;
}

export interface ChangeSiteSettingsInput {
  readonly wanted: SiteSettings;
  /** What the administrator saw; without it, whatever is saved is overwritten. */
  readonly basedOn: SiteSettings | undefined;
  /** The administrator's name. */
  readonly savedBy: string;
}

/**
 * Saves the two ad codes as given: they run in a sandboxed frame, so nothing is "cleaned" (M-206, Q37). What is saved is a
 * version first: killed in between, the list holds one that was never in use, and no code is in use that the list lacks.
 * @throws AppError `changed_meanwhile`
 */
export async function changeSiteSettings(
  { settings, adVersions, now }: ChangeSiteSettingsDeps,
  { wanted, basedOn, savedBy }: ChangeSiteSettingsInput,
): Promise<SiteSettings> {
  const savedAt = new Date(now());
  const before = await settings.get();
  if (basedOn && !isSame(before, basedOn)) throw new AppError('changed_meanwhile');
  const version = isSame(before, wanted) ? undefined : await adVersions.add({ ...wanted, savedAt, savedBy });
  if (await settings.put(wanted, savedAt, basedOn)) return wanted;
  // Somebody else was faster between the two steps.
  if (version !== undefined) await adVersions.remove(version);
  throw new AppError('changed_meanwhile');
}

function isSame(one: SiteSettings, other: SiteSettings): boolean {
  return one.headerAdCode === other.headerAdCode && one.footerAdCode === other.footerAdCode;
}
