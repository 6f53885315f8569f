import type { ComponentType } from 'react';
import { later } from '../lib/later.tsx';
import type { Area } from './layout/navigation.ts';

/** What each area shows. An area is downloaded when it is first visited: wrap its page in `later`. */
export const AREA_PAGES: Readonly<Record<Area, ComponentType>> = {
  dashboard: later(async () => (await import('./dashboard.tsx')).Dashboard),
  videos: later(async () => (await import('./videos-area.tsx')).VideosArea),
  trash: later(async () => (await import('../features/trash/components/trash.tsx')).Trash),
  account: later(async () => (await import('../features/account/components/account.tsx')).Account),
};
