// Federation decides at run time whose React is used, so nothing may import React before that is settled: this entry
// only opens the asynchronous boundary and starts the download of the visitor's language beside the application's.

import { DEFAULT_LANGUAGE, LOCALES } from '@selah/shared/contracts/language-list';
import { settlePageLanguage } from '@selah/shared/web/i18n/page-language';
import { PATHS, speaksPortugueseOnly } from './app/paths.ts';
import { giveHeadStart } from './features/video/head-start.ts';
import { loadStrings } from './locales/load-strings.ts';

const { pathname } = window.location;
const language = speaksPortugueseOnly(pathname) ? DEFAULT_LANGUAGE : settlePageLanguage();
const strings = loadStrings(language);
if (document.documentElement.lang !== LOCALES[language]) document.getElementById('first-view')?.remove();
document.documentElement.lang = LOCALES[language];
if (pathname === PATHS.home) giveHeadStart(language);

// Evaluated one by one as they arrive, while the application is still on its way: a slow phone is busy in small pieces.
for (const part of [import('react-dom/client'), import('@selah/shared/web/platform')]) part.catch(() => {});

void import('./bootstrap.tsx').then(async ({ start }) => start(language, await strings));
