import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';

const REGION = /^(?:[A-Z]{2}|INTERNATIONAL)$/;

/** Stored for this tab only, because it is private that somebody looked for help. */
export const supportStorage = {
  isQuietVisit: (): boolean => visitStorage.read(VISIT_KEYS.quietVisit) !== null,
  rememberQuietVisit: (): void => visitStorage.write(VISIT_KEYS.quietVisit, '1'),
  region(): string | undefined {
    const stored = visitStorage.read(VISIT_KEYS.helpRegion);
    return stored !== null && REGION.test(stored) ? stored : undefined;
  },
  keepRegion: (region: string): void => visitStorage.write(VISIT_KEYS.helpRegion, region),
};
