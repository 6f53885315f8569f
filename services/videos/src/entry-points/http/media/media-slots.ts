/** Media answers that one address gets at the same time: a household, a school or a mobile network share one. */
export const MEDIA_SLOTS_PER_ADDRESS = 128;

/** Counts who holds how many; `take` answers how to give a slot back, or undefined when the address has all of its own. */
export interface MediaSlots {
  take(address: string): (() => void) | undefined;
}

export function createMediaSlots(mostPerAddress = MEDIA_SLOTS_PER_ADDRESS): MediaSlots {
  const taken = new Map<string, number>();
  return {
    take(address) {
      const held = taken.get(address) ?? 0;
      if (held >= mostPerAddress) return undefined;
      taken.set(address, held + 1);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        const left = (taken.get(address) ?? 1) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
  };
}
