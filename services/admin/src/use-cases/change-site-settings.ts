import type { Clock } from '@selah/service-kit/clock';
import type { SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { AdVersionRepository, SiteSettingsRepository } from '../domain/ports.ts';

export interface ChangeSiteSettingsDeps {
  readonly settings: SiteSettingsRepository;
  readonly adVersions: AdVersionRepository;
  readonly now: Clock;
}

export interface ChangeSiteSettingsInput {
  readonly wanted: SiteSettings;
  /** The administrator's name. */
  readonly savedBy: string;
}

/**
 * Saves the two ad codes as given: they run in a sandboxed frame, so nothing is "cleaned" (M-206, Q37). What is saved is a
 * version first: killed in between, the list holds one that was never in use, and no code is in use that the list lacks.
 */
export async function changeSiteSettings(
  { settings, adVersions, now }: ChangeSiteSettingsDeps,
  { wanted, savedBy }: ChangeSiteSettingsInput,
): Promise<SiteSettings> {
  const savedAt = new Date(now());
  const before = await settings.get();
  const isChanged =
    before.headerAdCode !== wanted.headerAdCode || before.footerAdCode !== wanted.footerAdCode;
  if (isChanged) await adVersions.add({ ...wanted, savedAt, savedBy });
  return settings.put(wanted, savedAt);
}
