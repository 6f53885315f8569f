import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import type { MediaInfo } from './media-store.ts';
import { asPlayable, type Video } from './video.ts';

export interface FilesAndRecords {
  readonly videos: readonly Video[];
  readonly incoming: readonly MediaInfo[];
  readonly local: readonly MediaInfo[];
  readonly cloud: readonly MediaInfo[];
}

type Row = VideoFilesAnswer['videos'][number];

/** Records and files compared: the fields of both diagnostic pages (M-172, M-173, Q31). */
export function reportFiles({ videos, incoming, local, cloud }: FilesAndRecords): VideoFilesAnswer {
  const physical = [...local, ...incoming].toSorted((a, b) => compareNames(a.name, b.name));
  const names = new Set([...physical, ...cloud].map((file) => file.name));
  const used = new Set(
    videos.flatMap((video) => [video.filename, video.previous?.filename, video.adopting?.filename]),
  );
  const [localSizes, cloudSizes] = [sizes(local), sizes(cloud)];
  const rows = videos.map((video) => rowOf(video, localSizes, cloudSizes));
  const physicalFiles = physical.map(toPhysicalFile);
  return {
    physicalFiles,
    dbVideos: videos.map(toDbVideo),
    analysis: {
      totalPhysicalFiles: physicalFiles.length,
      totalDbEntries: videos.length,
      dbEntriesWithMissingFiles: videos
        .filter((video) => video.storageUrl === undefined && !names.has(video.filename))
        .map(toDbVideo),
      unusedPhysicalFiles: physicalFiles.filter((file) => !used.has(file.filename)),
    },
    summary: summaryOf(rows),
    videos: rows,
  };
}

export interface ReportPage {
  /** Only records with a lower id. */
  readonly before?: number | undefined;
  /** Only files whose names follow. */
  readonly after?: string | undefined;
}

/** The lists of a report, cut to one page of its records, the newest first, and one of its files; its numbers stay whole. */
export function pageOfReport(
  report: VideoFilesAnswer,
  { before = Number.POSITIVE_INFINITY, after }: ReportPage,
  most: number,
): VideoFilesAnswer {
  const { analysis } = report;
  const dbVideos = report.dbVideos.filter(({ id }) => id < before).slice(-most);
  const physicalFiles = report.physicalFiles
    .filter(({ filename }) => after === undefined || compareNames(filename, after) > 0)
    .slice(0, most);
  const ids = new Set(dbVideos.map(({ id }) => id));
  const names = new Set(physicalFiles.map(({ filename }) => filename));
  return {
    ...report,
    dbVideos,
    physicalFiles,
    analysis: {
      ...analysis,
      dbEntriesWithMissingFiles: analysis.dbEntriesWithMissingFiles.filter(({ id }) => ids.has(id)),
      unusedPhysicalFiles: analysis.unusedPhysicalFiles.filter(({ filename }) => names.has(filename)),
    },
    videos: report.videos.filter(({ id }) => ids.has(id)),
  };
}

const collator = new Intl.Collator();

/** Different names never compare as equal, as the two ways to write an accent would: a page would end between them. */
function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** The cloud copy counts first, so that "Enviar para Firebase" is offered exactly for videos that are only local (M-155). */
function rowOf(video: Video, local: Sizes, cloud: Sizes): Row {
  const { filename, storageUrl } = asPlayable(video) ?? video;
  const here = local.get(filename);
  const there = cloud.get(filename);
  // A file of another size is another film.
  const far = here === undefined || here === there ? there : undefined;
  const size = far ?? here;
  const isPlayable = asPlayable(video) !== undefined;
  const source =
    far !== undefined || storageUrl !== undefined ? 'firebase' : size !== undefined ? 'local' : 'none';
  return {
    ...toDbVideo(video),
    available: isPlayable && source !== 'none',
    source: isPlayable ? source : 'none',
    sizeFormatted: size === undefined ? '-' : formatBytes(size),
  };
}

function summaryOf(rows: readonly Row[]): VideoFilesAnswer['summary'] {
  const available = rows.filter((row) => row.available);
  return {
    totalVideos: rows.length,
    availableVideos: available.length,
    localVideos: available.filter((row) => row.source === 'local').length,
    firebaseVideos: available.filter((row) => row.source === 'firebase').length,
    missingVideos: rows.length - available.length,
    percentAvailable: rows.length === 0 ? 0 : Math.round((available.length / rows.length) * 1000) / 10,
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, tallyOf(rows, language)])) as Record<
      Language,
      ReturnType<typeof tallyOf>
    >,
  };
}

function tallyOf(rows: readonly Row[], language: Language) {
  const ofLanguage = rows.filter((row) => row.language === language);
  const available = ofLanguage.filter((row) => row.available).length;
  return { total: ofLanguage.length, available, missing: ofLanguage.length - available };
}

function toDbVideo({ id, title, filename, language }: Video) {
  return { id, title, filename, language };
}

function toPhysicalFile({ name, size, modifiedAt }: MediaInfo) {
  return { filename: name, size, created: instantOf(modifiedAt) };
}

/** A disk can store times far outside of the calendar of ISO 8601, whose years have four digits. */
function instantOf(time: Date): string {
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999 ? time.toISOString() : '';
}

type Sizes = ReadonlyMap<string, number>;

function sizes(files: readonly MediaInfo[]): Sizes {
  return new Map(files.map((file) => [file.name, file.size]));
}
