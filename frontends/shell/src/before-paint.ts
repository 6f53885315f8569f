// Stands in Home itself and runs before anything is painted: what only this browser knows of the first view's layout.

import { adMemory } from './features/ads/ad-memory.ts';

if (adMemory.expectsHeaderAd()) document.documentElement.dataset.headerAd = '';
