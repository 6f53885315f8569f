// Inlined into the page of a film, in the place of `before-paint.ts`. The page is in the film's language; for the order of
// languages it is that of the last video, so that only a choice of the visitor goes before it (M-176, M-177).

import './before-paint.ts';
import { languageFromTags } from '@selah/shared/contracts/language-list';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';

const language = languageFromTags([document.documentElement.lang]);
if (language) visitStorage.write(VISIT_KEYS.lastVideoLanguage, language);
