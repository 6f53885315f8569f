import type { ComponentType } from 'react';
import { lazySection } from '../components/lazy-section.tsx';
import type { Page } from './layout/navigation.ts';
import { Panel } from './panel.tsx';

/** What each page shows. What a page is made of is downloaded when it is first visited: wrap it in `lazySection`. */
export const AREA_PAGES: Readonly<Record<Page, ComponentType>> = {
  panel: Panel,
  trash: lazySection(async () => (await import('../features/trash/components/trash.tsx')).Trash),
  account: lazySection(async () => (await import('../features/account/components/account.tsx')).Account),
};
