import { AppError } from '@selah/service-kit/errors/app-error';
import { addressGroup } from '@selah/service-kit/limits/address-group';

/**
 * The most concurrent media answers per address, which a household, a school or a mobile network may share.
 */
export const MEDIA_SLOTS_PER_ADDRESS = 128;

/**
 * Counts the slots in use; `take` returns a function to release the slot, or undefined if the address has
 * none left.
 */
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

const RETRY_AFTER_SECONDS = 5;

/**
 * Takes a slot for an answer to this address, so that slow clients of one address cannot use all memory.
 * @returns releases it; call it when the answer has ended or the client left
 * @throws AppError `rate_limited`
 */
export function takeMediaSlot(slots: MediaSlots, clientAddress: string): () => void {
  const giveBack = slots.take(addressGroup(clientAddress));
  if (giveBack) return giveBack;
  throw new AppError('rate_limited', {
    params: { seconds: RETRY_AFTER_SECONDS },
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
