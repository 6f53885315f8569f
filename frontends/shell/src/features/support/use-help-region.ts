import { useState } from 'react';
import { regionFromTags, regionFromTimeZone } from './domain/help-regions.ts';
import { supportStorage } from './support-storage.ts';

export interface HelpRegion {
  readonly region: string | undefined;
  readonly choose: (region: string) => void;
}

/**
 * The region of the phone lines: the visitor's choice, otherwise by time zone, otherwise by the browser's languages. Many
 * phones outside the United States are set to `en-US`, so the time zone comes first.
 */
export function useHelpRegion(): HelpRegion {
  const [chosen, setChosen] = useState(supportStorage.region);
  return {
    region:
      chosen ?? regionFromTimeZone(timeZoneOfDevice()) ?? regionFromTags(window.navigator.languages ?? []),
    choose(region) {
      supportStorage.keepRegion(region);
      setChosen(region);
    },
  };
}

function timeZoneOfDevice(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
