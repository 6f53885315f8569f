import { useState } from 'react';
import { regionFromTags, regionFromTimeZone } from './domain/help-regions.ts';
import { supportMemory } from './support-memory.ts';

export interface HelpRegion {
  readonly region: string | undefined;
  readonly choose: (region: string) => void;
}

/**
 * Where help should be near: as the visitor said, otherwise where the clock is set to, otherwise as the languages hint. Many
 * phones speak `en-US` far from the United States, and a number works where its caller is.
 */
export function useHelpRegion(): HelpRegion {
  const [chosen, setChosen] = useState(supportMemory.region);
  return {
    region:
      chosen ?? regionFromTimeZone(timeZoneOfDevice()) ?? regionFromTags(window.navigator.languages ?? []),
    choose(region) {
      supportMemory.keepRegion(region);
      setChosen(region);
    },
  };
}

function timeZoneOfDevice(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
