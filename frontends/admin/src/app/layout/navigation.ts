import {
  Activity,
  ChartColumn,
  Clapperboard,
  FileSearch,
  type LucideIcon,
  Trash2,
  UserRound,
} from 'lucide-react';
import { texts } from '../../locales/pt.ts';

/** The parts of `/admin`, each under its own `?area=`; the first one is what `/admin` opens. */
const AREAS = ['dashboard', 'videos', 'trash', 'account'] as const;

export type Area = (typeof AREAS)[number];

/** The pages that areas stand on: statistics, ads and videos are blocks of one page (spec 2, admin panel). */
export const PAGES = ['panel', 'trash', 'account'] as const;

export type Page = (typeof PAGES)[number];

export function pageOf(area: Area): Page {
  return area === 'trash' || area === 'account' ? area : 'panel';
}

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

const { areas } = texts.frame;

/** What the administrator can go to, in the order of the navigation. */
export const NAVIGATION: readonly Destination[] = [
  { to: areaPath('dashboard'), label: areas.dashboard, Icon: ChartColumn },
  { to: areaPath('videos'), label: areas.videos, Icon: Clapperboard },
  { to: areaPath('trash'), label: areas.trash, Icon: Trash2 },
  { to: '/debug/videos', label: areas.fileDiagnostics, Icon: FileSearch },
  { to: '/debug/video-status', label: areas.videoStatus, Icon: Activity },
  { to: areaPath('account'), label: areas.account, Icon: UserRound },
];

/** Whether a destination is where the reader is. What else stands in the address (a search, a filter) makes no difference. */
export function isCurrent(to: string, here: { readonly pathname: string; readonly search: string }): boolean {
  const [pathname] = to.split('?');
  return pathname === here.pathname && (pathname !== '/admin' || areaPath(areaOf(here.search)) === to);
}

export function areaPath(area: Area): string {
  return area === AREAS[0] ? '/admin' : `/admin?area=${area}`;
}

/** The area that an address asks for; anything unknown is the first. */
export function areaOf(search: string): Area {
  const wanted = new URLSearchParams(search).get('area');
  return AREAS.find((area) => area === wanted) ?? AREAS[0];
}
