import { createSlice, type PayloadAction } from '@selah/web-kit/platform';
import { adStorage } from './ad-storage.ts';
import type { ConsentRecord } from './domain/consent.ts';

export const adsSlice = createSlice({
  name: 'ads',
  // Read when the store is created, so that the first paint reserves the same ad space as the last page.
  initialState: () => ({ consent: adStorage.consent(), remembered: adStorage.slots(), acceptedHere: false }),
  reducers: {
    consentChosen: (state, { payload: { choice, at } }: PayloadAction<ConsentRecord>) => ({
      ...state,
      consent: { status: choice, by: 'visitor' as const, at },
      acceptedHere: choice === 'accepted',
    }),
  },
  selectors: { selectAds: (state) => state, selectConsent: (state) => state.consent },
});

export const { consentChosen } = adsSlice.actions;
export const { selectAds, selectConsent } = adsSlice.selectors;
