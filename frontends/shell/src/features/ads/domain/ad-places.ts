import type { AdSlot, SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { Consent } from './consent.ts';

/** Which slots hold ad code. */
export type SlotsInUse = Readonly<Record<AdSlot, boolean>>;

/** `closed`: nothing at all; `reserved`: its room, whose code is not confirmed yet; `filled`: there is code to show. */
export type AdPlace = 'closed' | 'reserved' | 'filled';
export type AdPlaces = Readonly<Record<AdSlot, AdPlace>>;

export interface AdPlacesInput {
  readonly consent: Consent;
  /** Undefined until they are here. */
  readonly settings: SiteSettings | undefined;
  /** What the slots held when this page was opened, as remembered from an earlier one. */
  readonly remembered: SlotsInUse;
  /** The visitor said yes on this very page. */
  readonly acceptedHere: boolean;
}

export const NO_SLOTS: SlotsInUse = { header: false, footer: false };
export const NO_PLACES: AdPlaces = { header: 'closed', footer: 'closed' };

/**
 * What has a place on the page. A slot gets its room with the first paint, because it was in use before, or with the click
 * that accepts; code that the owner added since then waits for the next page, so that nothing moves under a reader.
 */
export function adPlaces({ consent, settings, remembered, acceptedHere }: AdPlacesInput): AdPlaces {
  if (consent.status !== 'accepted') return NO_PLACES;
  const inUse = settings && slotsInUse(settings);
  const placeOf = (slot: AdSlot): AdPlace => {
    if (!remembered[slot] && !acceptedHere) return 'closed';
    if (inUse) return inUse[slot] ? 'filled' : 'closed';
    return remembered[slot] ? 'reserved' : 'closed';
  };
  return { header: placeOf('header'), footer: placeOf('footer') };
}

/** Code of nothing but space is no code (M-034). */
export function slotsInUse({ headerAdCode, footerAdCode }: SiteSettings): SlotsInUse {
  return { header: headerAdCode.trim() !== '', footer: footerAdCode.trim() !== '' };
}

export function isSlotsInUse(raw: unknown): raw is SlotsInUse {
  if (typeof raw !== 'object' || raw === null || !('header' in raw) || !('footer' in raw)) return false;
  return typeof raw.header === 'boolean' && typeof raw.footer === 'boolean';
}
