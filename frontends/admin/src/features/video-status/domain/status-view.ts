import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';

export type VideoStatus = VideoFilesAnswer['videos'][number];

export const STATUSES = ['all', 'available', 'missing', 'firebase', 'local'] as const;
export type StatusFilter = (typeof STATUSES)[number];

export const STATUS_COLUMNS = ['id', 'title', 'language', 'status', 'source'] as const;
export type StatusColumn = (typeof STATUS_COLUMNS)[number];

/** The filters and sorting of the table. */
export interface StatusView {
  readonly search: string;
  readonly language: Language | undefined;
  readonly status: StatusFilter;
  readonly sorting: { readonly id: StatusColumn; readonly desc: boolean };
}

const BY_ID = { id: 'id', desc: false } as const;

/** Reads the view from the address; invalid values are ignored. */
export function statusViewFromAddress(parameters: URLSearchParams): StatusView {
  const language = parameters.get('language');
  const [column, order] = (parameters.get('sort') ?? '').split('-');
  const id = STATUS_COLUMNS.find((known) => known === column);
  return {
    search: parameters.get('q') ?? '',
    language: isLanguage(language) ? language : undefined,
    status: STATUSES.find((known) => known === parameters.get('status')) ?? 'all',
    sorting: id ? { id, desc: order === 'desc' } : BY_ID,
  };
}

/** The changes of a view as address parameters; default values are left out. */
export function statusViewToAddress(view: Partial<StatusView>): Record<string, string | undefined> {
  return {
    ...('search' in view ? { q: view.search } : {}),
    ...('language' in view ? { language: view.language } : {}),
    ...(view.status ? { status: view.status === 'all' ? undefined : view.status } : {}),
    ...(view.sorting ? { sort: `${view.sorting.id}-${view.sorting.desc ? 'desc' : 'asc'}` } : {}),
  };
}

/** Search and filters combine (M-151 to M-153). */
export function filterStatuses(videos: readonly VideoStatus[], view: StatusView): readonly VideoStatus[] {
  const wanted = normalizeForSearch(view.search.trim());
  return videos.filter(
    (video) =>
      (!view.language || video.language === view.language) &&
      hasStatus(video, view.status) &&
      (wanted === '' || normalizeForSearch(`${video.title}\n${video.filename}`).includes(wanted)),
  );
}

function hasStatus({ available, source }: VideoStatus, status: StatusFilter): boolean {
  switch (status) {
    case 'all':
      return true;
    case 'available':
      return available;
    case 'missing':
      return !available;
    default:
      return source === status;
  }
}

/** The action of a row (M-155): repair a missing file, or send a local one to the cloud. */
export function actionOf({ available, source }: VideoStatus): 'repair' | 'send' | undefined {
  if (!available) return 'repair';
  return source === 'local' ? 'send' : undefined;
}

/** Whether any video is missing in the cloud (Q28). */
export function hasVideosToSend({ summary }: Pick<VideoFilesAnswer, 'summary'>): boolean {
  return summary.localVideos + summary.missingVideos > 0;
}
