import type { Clock } from '@selah/service-kit/clock';
import type { SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { SiteSettingsRepository } from '../domain/ports.ts';

export interface ChangeSiteSettingsDeps {
  readonly settings: SiteSettingsRepository;
  readonly now: Clock;
}

/** Saves the two ad codes as given: they run in a sandboxed frame, so nothing is "cleaned" (M-206, Q37). */
export async function changeSiteSettings(
  { settings, now }: ChangeSiteSettingsDeps,
  wanted: SiteSettings,
): Promise<SiteSettings> {
  return settings.put(wanted, new Date(now()));
}
