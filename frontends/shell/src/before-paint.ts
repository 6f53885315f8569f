// Inlined into Home and run before the first paint: only the browser's storage tells whether an ad needs space in the first
// view, and whether this visitor may see the film that the page begins with.

import { choosePageLanguage } from '@selah/web-kit/i18n/page-language';
import { adStorage } from './features/ads/ad-storage.ts';
import { leaveOutUnlessNew } from './features/video/drawn-film.ts';

if (adStorage.expectsHeaderAd()) document.documentElement.dataset.headerAd = '';
leaveOutUnlessNew(choosePageLanguage());
