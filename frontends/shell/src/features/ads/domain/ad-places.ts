import type { AdSlot, SiteSettings } from '@selah/shared/contracts/site-settings';
import type { Consent } from './consent.ts';

/** Which slots hold ad code. */
export type SlotsInUse = Readonly<Record<AdSlot, boolean>>;

/** `closed`: not rendered; `reserved`: empty space, its code is not confirmed yet; `filled`: shows its code. */
export type AdPlace = 'closed' | 'reserved' | 'filled';
export type AdPlaces = Readonly<Record<AdSlot, AdPlace>>;

export interface AdPlacesInput {
  readonly consent: Consent;
  /** Undefined until loaded. */
  readonly settings: SiteSettings | undefined;
  /** The slots in use when this page was opened, as stored by an earlier page. */
  readonly remembered: SlotsInUse;
  /** The visitor accepted on this page. */
  readonly acceptedHere: boolean;
}

export const NO_SLOTS: SlotsInUse = { header: false, footer: false };
export const NO_PLACES: AdPlaces = { header: 'closed', footer: 'closed' };

/**
 * The state of each slot. A slot gets its space in the first paint if it was in use before, or with the click that accepts.
 * Code added since then is shown on the next page, so that nothing moves while somebody reads.
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

/** Code of white space only counts as no code (M-034). */
export function slotsInUse({ headerAdCode, footerAdCode }: SiteSettings): SlotsInUse {
  return { header: headerAdCode.trim() !== '', footer: footerAdCode.trim() !== '' };
}

export function isSlotsInUse(raw: unknown): raw is SlotsInUse {
  if (typeof raw !== 'object' || raw === null || !('header' in raw) || !('footer' in raw)) return false;
  return typeof raw.header === 'boolean' && typeof raw.footer === 'boolean';
}
