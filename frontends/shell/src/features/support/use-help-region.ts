import { useState } from 'react';
import { regionFromTags } from './domain/help-regions.ts';
import { supportMemory } from './support-memory.ts';

export interface HelpRegion {
  readonly region: string | undefined;
  /** The visitor said so; otherwise it is what the browser hints at. */
  readonly isChosen: boolean;
  readonly choose: (region: string) => void;
}

/** Where help should be near. */
export function useHelpRegion(): HelpRegion {
  const [chosen, setChosen] = useState(supportMemory.region);
  return {
    region: chosen ?? regionFromTags(window.navigator.languages ?? []),
    isChosen: chosen !== undefined,
    choose(region) {
      supportMemory.keepRegion(region);
      setChosen(region);
    },
  };
}
