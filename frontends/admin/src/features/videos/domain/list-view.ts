import { isLanguage, LANGUAGE_NAMES, type Language } from '@selah/shared/contracts/language-list';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';

export const VIDEO_STATES = ['pending', 'ready', 'failed'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

export const SORT_COLUMNS = ['created', 'title', 'duration', 'size', 'language', 'state'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** The filters and sorting of the list. */
export interface ListView {
  readonly search: string;
  readonly language: Language | undefined;
  readonly state: VideoState | undefined;
  readonly sorting: { readonly id: SortColumn; readonly desc: boolean };
}

const NEWEST_FIRST = { id: 'created', desc: true } as const;

/** Reads the view from the address; invalid values are ignored. */
export function viewFromAddress(parameters: URLSearchParams): ListView {
  const language = parameters.get('language');
  const state = parameters.get('state');
  return {
    search: parameters.get('q') ?? '',
    language: isLanguage(language) ? language : undefined,
    state: VIDEO_STATES.find((known) => known === state),
    sorting: sortingFromText(parameters.get('sort')),
  };
}

/** The changes of a view as address parameters; default values are left out. */
export function viewToAddress(view: Partial<ListView>): Record<string, string | undefined> {
  return {
    ...('search' in view ? { q: view.search } : {}),
    ...('language' in view ? { language: view.language } : {}),
    ...('state' in view ? { state: view.state } : {}),
    ...(view.sorting ? { sort: sortingToText(view.sorting) } : {}),
  };
}

/** The sorting as text, e.g. `title-asc`, for the address and the select element. */
export function sortingName({ id, desc }: ListView['sorting']): `${SortColumn}-${'asc' | 'desc'}` {
  return `${id}-${desc ? 'desc' : 'asc'}`;
}

export function sortingFromText(text: string | null): ListView['sorting'] {
  const [name, order] = (text ?? '').split('-');
  const id = SORT_COLUMNS.find((column) => column === name);
  return id && (order === 'asc' || order === 'desc') ? { id, desc: order === 'desc' } : NEWEST_FIRST;
}

function sortingToText(sorting: ListView['sorting']): string | undefined {
  const name = sortingName(sorting);
  return name === sortingName(NEWEST_FIRST) ? undefined : name;
}

/** The videos of a view. Every typed word must occur, in any order. */
export function filterVideos(videos: readonly ManagedVideo[], view: ListView): readonly ManagedVideo[] {
  const words = normalizeForSearch(view.search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && !view.language && !view.state) return videos;
  return videos.filter(
    (video) =>
      (!view.language || video.language === view.language) &&
      (!view.state || video.processing === view.state) &&
      words.every((word) => searchable(video).includes(word)),
  );
}

const folded = new WeakMap<ManagedVideo, string>();

function searchable(video: ManagedVideo): string {
  const known = folded.get(video);
  if (known !== undefined) return known;
  const text = normalizeForSearch(`${video.title}\n${video.filename}\n${video.id}`);
  folded.set(video, text);
  return text;
}

const PROBLEMS_FIRST: Readonly<Record<VideoState, number>> = { failed: 0, pending: 1, ready: 2 };

/** The value that each column is sorted by. */
export const SORT_BY: Readonly<Record<SortColumn, (video: ManagedVideo) => string | number | undefined>> = {
  created: ({ createdAt }) => Date.parse(createdAt),
  title: ({ title }) => title,
  duration: ({ durationSeconds }) => durationSeconds,
  size: ({ sizeBytes }) => sizeBytes,
  language: ({ language }) => LANGUAGE_NAMES[language],
  state: ({ processing }) => PROBLEMS_FIRST[processing],
};
