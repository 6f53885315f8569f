// Federation decides at run time whose React is used, so nothing may import React before that is settled: this entry
// only opens the asynchronous boundary and starts the download of the visitor's language beside the application's.
import { settlePageLanguage } from '@selah/shared/web/i18n/page-language';
import { loadStrings } from './locales/load-strings.ts';

const language = settlePageLanguage();
const strings = loadStrings(language);

void import('./bootstrap.tsx').then(async ({ start }) => start(language, await strings));
