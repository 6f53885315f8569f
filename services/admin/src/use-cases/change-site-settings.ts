import type { Clock } from '@selah/service-kit/clock';
import type { SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { EventPublisher, SiteSettingsRepository } from '../domain/ports.ts';

export interface ChangeSiteSettingsDeps {
  readonly settings: SiteSettingsRepository;
  readonly events: EventPublisher;
  readonly now: Clock;
}

/** Saves the two ad codes as given: they run in a sandboxed frame, so nothing is "cleaned" (M-206, Q37). */
export async function changeSiteSettings(
  { settings, events, now }: ChangeSiteSettingsDeps,
  wanted: SiteSettings,
): Promise<SiteSettings> {
  const saved = await settings.put(wanted, new Date(now()));
  await events.publish('settings.changed', {});
  return saved;
}
