import type { ComponentType } from 'react';
import { lazySection } from '../components/lazy-section.tsx';
import type { Page } from './layout/navigation.ts';
import { Panel } from './panel.tsx';

/** The component of each page. Wrap the content in `lazySection`, so that it is downloaded on the first visit. */
export const AREA_PAGES: Readonly<Record<Page, ComponentType>> = {
  panel: Panel,
  trash: lazySection(async () => (await import('../features/trash/components/trash.tsx')).Trash),
  psalms: lazySection(async () => (await import('../features/psalters/components/psalters.tsx')).Psalters),
  backups: lazySection(async () => (await import('../features/backups/components/backups.tsx')).Backups),
  audit: lazySection(async () => (await import('../features/audit/components/audit.tsx')).Audit),
  account: lazySection(async () => (await import('./account-area.tsx')).AccountArea),
};
