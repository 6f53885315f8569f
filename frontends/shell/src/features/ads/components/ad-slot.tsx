import { AD_CONTAINER } from '@selah/shared/contracts/limits';
import type { AdSlot as Slot } from '@selah/shared/contracts/site-settings';
import { useState } from 'react';
import type { AdPlace } from '../domain/ad-places.ts';
import { AdFrame } from './ad-frame.tsx';

interface AdSlotProps {
  readonly slot: Slot;
  readonly place: AdPlace;
  /** Help is being offered: the ad is hidden, and its space stays so that nothing moves. */
  readonly quiet: boolean;
}

/** An ad slot: its space at once, its frame 500 ms later; nothing without ad code (M-029 to M-034). */
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
