import { useState } from 'react';
import { regionFromTags } from './domain/help-regions.ts';
import { supportMemory } from './support-memory.ts';

export interface HelpRegion {
  readonly region: string | undefined;
  readonly choose: (region: string) => void;
}

/** Where help should be near: as the visitor said, otherwise as the browser hints. */
export function useHelpRegion(): HelpRegion {
  const [chosen, setChosen] = useState(supportMemory.region);
  return {
    region: chosen ?? regionFromTags(window.navigator.languages ?? []),
    choose(region) {
      supportMemory.keepRegion(region);
      setChosen(region);
    },
  };
}
