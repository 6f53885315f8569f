import type { AdSlot as Slot } from '@selah/shared/contracts/admin/requests';
import { AD_CONTAINER } from '@selah/shared/contracts/limits';
import { useState } from 'react';
import type { AdPlace } from '../domain/ad-places.ts';
import { AdFrame } from './ad-frame.tsx';

interface AdSlotProps {
  readonly slot: Slot;
  readonly place: AdPlace;
  /** Help is being offered: no ad now. The room stays, so that the page does not jump. */
  readonly quiet: boolean;
}

/** The place of an ad: its room at once, its frame half a second later; without code nothing at all (M-029 to M-034). */
export function AdSlot({ slot, place, quiet }: AdSlotProps) {
  const [wasQuietFromTheStart] = useState(quiet);
  if (place === 'closed' || (quiet && wasQuietFromTheStart)) return null;
  if (quiet) return <div className={`ad-room ad-room-${slot}`} />;
  return (
    <div
      data-testid={`${slot}-ad`}
      className={`ad-room ad-room-${slot}`}
      style={{ minHeight: AD_CONTAINER.minHeightPx, minWidth: AD_CONTAINER.minWidthPx }}
    >
      {place === 'filled' && <AdFrame slot={slot} />}
    </div>
  );
}
