// Inlined into Home and run before the first paint: only the browser's storage tells whether an ad needs space in the first
// view.

import { adStorage } from './features/ads/ad-storage.ts';

if (adStorage.expectsHeaderAd()) document.documentElement.dataset.headerAd = '';
