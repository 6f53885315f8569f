import {
  Activity,
  Archive,
  BookOpen,
  ChartColumn,
  Clapperboard,
  FileSearch,
  History,
  type LucideIcon,
  Trash2,
  UserRound,
} from 'lucide-react';
import { texts } from '../../locales/pt.ts';

/** The areas of `/admin`, selected by `?area=`; the first one is the default. */
const AREAS = ['dashboard', 'videos', 'trash', 'psalms', 'backups', 'audit', 'account'] as const;

export type Area = (typeof AREAS)[number];

/** The pages of the areas. Statistics, ads and videos are sections of one page (specification 2, admin panel). */
export const PAGES = ['panel', 'trash', 'psalms', 'backups', 'audit', 'account'] as const;

export type Page = (typeof PAGES)[number];

export function pageOf(area: Area): Page {
  return area === 'dashboard' || area === 'videos' ? 'panel' : area;
}

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

const { areas } = texts.frame;

/** The links of the navigation, in their order. */
export const NAVIGATION: readonly Destination[] = [
  { to: areaPath('dashboard'), label: areas.dashboard, Icon: ChartColumn },
  { to: areaPath('videos'), label: areas.videos, Icon: Clapperboard },
  { to: areaPath('trash'), label: areas.trash, Icon: Trash2 },
  { to: areaPath('psalms'), label: areas.psalms, Icon: BookOpen },
  { to: '/debug/videos', label: areas.fileDiagnostics, Icon: FileSearch },
  { to: '/debug/video-status', label: areas.videoStatus, Icon: Activity },
  { to: areaPath('backups'), label: areas.backups, Icon: Archive },
  { to: areaPath('audit'), label: areas.audit, Icon: History },
  { to: areaPath('account'), label: areas.account, Icon: UserRound },
];

/** Whether a link leads to the current page. Other parameters (a search, a filter) are ignored. */
export function isCurrent(to: string, here: { readonly pathname: string; readonly search: string }): boolean {
  const [pathname] = to.split('?');
  return pathname === here.pathname && (pathname !== '/admin' || areaPath(areaOf(here.search)) === to);
}

export function areaPath(area: Area): string {
  return area === AREAS[0] ? '/admin' : `/admin?area=${area}`;
}

/** The area in the address; the first one if unknown. */
export function areaOf(search: string): Area {
  const wanted = new URLSearchParams(search).get('area');
  return AREAS.find((area) => area === wanted) ?? AREAS[0];
}
