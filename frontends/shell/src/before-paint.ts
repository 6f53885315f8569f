// Inlined into Home and run before the first paint: only this browser knows whether an ad needs room in the first view.

import { adMemory } from './features/ads/ad-memory.ts';

if (adMemory.expectsHeaderAd()) document.documentElement.dataset.headerAd = '';
