import { CACHE } from '@selah/shared/contracts/limits';
import { useSelector } from '@selah/web-kit/platform';
import { useEffect, useRef } from 'react';
import { adStorage } from './ad-storage.ts';
import { selectAds } from './ads-slice.ts';
import { useAdSettingsQuery } from './api/settings-endpoints.ts';
import { type AdPlaces, adPlaces, NO_PLACES, slotsInUse } from './domain/ad-places.ts';

const CACHE_SECONDS = CACHE.siteSettingsMs / 1000;

export interface Ads {
  readonly places: AdPlaces;
  /** There is ad code, and the visitor has not chosen yet. */
  readonly isAsking: boolean;
}

/**
 * The ads of a page. The settings are requested only on pages with ads and not after a refusal. They are cached for five
 * minutes and then requested again by the next `page` (M-205). Without settings there are no ads and no question.
 */
export function useAds(hasAds: boolean, page: string): Ads {
  const { consent, remembered, acceptedHere } = useSelector(selectAds);
  const skip = !hasAds || consent.status === 'refused';
  const {
    data: settings,
    fulfilledTimeStamp,
    refetch,
  } = useAdSettingsQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: CACHE_SECONDS,
  });
  // The layout stays mounted across pages, and RTK Query checks the age of data only on mount.
  const answeredAt = useRef(fulfilledTimeStamp);
  answeredAt.current = fulfilledTimeStamp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page
  useEffect(() => {
    if (!skip && answeredAt.current !== undefined && Date.now() - answeredAt.current >= CACHE.siteSettingsMs)
      void refetch();
  }, [page]);

  const isAccepted = consent.status === 'accepted';

  useEffect(() => {
    if (isAccepted && settings) adStorage.keepSlots(slotsInUse(settings));
  }, [isAccepted, settings]);

  if (!hasAds) return { places: NO_PLACES, isAsking: false };
  return {
    places: adPlaces({ consent, settings, remembered, acceptedHere }),
    isAsking: consent.status === 'unasked' && settings !== undefined && hasAnyCode(slotsInUse(settings)),
  };
}

function hasAnyCode({ header, footer }: ReturnType<typeof slotsInUse>): boolean {
  return header || footer;
}
