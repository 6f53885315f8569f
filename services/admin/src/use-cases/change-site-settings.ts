import type { SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { Clock, EventPublisher, SiteSettingsRepository } from '../domain/ports.ts';

interface Needs {
  readonly settings: SiteSettingsRepository;
  readonly events: EventPublisher;
  readonly now: Clock;
}

/** Keeps the two ad codes as they were given: they run in a sandboxed frame, so nothing is "cleaned" (M-206, Q37). */
export function changeSiteSettings({ settings, events, now }: Needs) {
  return async (wanted: SiteSettings): Promise<SiteSettings> => {
    const saved = await settings.put(wanted, now());
    await events.publish('settings.changed', {});
    return saved;
  };
}
