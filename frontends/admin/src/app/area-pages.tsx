import type { ComponentType } from 'react';
import { later } from '../lib/later.tsx';
import type { Page } from './layout/navigation.ts';
import { Panel } from './panel.tsx';

/** What each page shows. What a page is made of is downloaded when it is first visited: wrap it in `later`. */
export const AREA_PAGES: Readonly<Record<Page, ComponentType>> = {
  panel: Panel,
  trash: later(async () => (await import('../features/trash/components/trash.tsx')).Trash),
  account: later(async () => (await import('../features/account/components/account.tsx')).Account),
};
