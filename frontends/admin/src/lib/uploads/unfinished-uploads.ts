import { deviceStorage, readJson, writeJson } from '@selah/web-kit/browser/safe-storage';

const KEY = 'keptUploads';
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_STORED = 200;

interface UnfinishedUpload {
  readonly url: string;
  /** The start of the upload, in milliseconds since 1970. The server deletes uploads after a day. */
  readonly at: number;
}

type UnfinishedUploads = Readonly<Record<string, UnfinishedUpload>>;

/** The address of an unfinished upload of a file with this content, if younger than a day. */
export function findUnfinishedUpload(sha256: string, now: number): string | undefined {
  return young(now)[sha256]?.url;
}

export function storeUnfinishedUpload(sha256: string, url: string, now: number): void {
  const others = Object.entries(young(now)).filter(([hash]) => hash !== sha256);
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MAX_STORED - 1);
  writeJson(deviceStorage, KEY, Object.fromEntries([[sha256, { url, at: now }], ...newest]));
}

export function deleteUnfinishedUpload(sha256: string): void {
  const { [sha256]: _forgotten, ...others } = readJson(deviceStorage, KEY, areUnfinishedUploads) ?? {};
  writeJson(deviceStorage, KEY, others);
}

function young(now: number): UnfinishedUploads {
  const all = readJson(deviceStorage, KEY, areUnfinishedUploads) ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < DAY_MS));
}

function areUnfinishedUploads(raw: unknown): raw is UnfinishedUploads {
  return typeof raw === 'object' && raw !== null && Object.values(raw).every(isUnfinishedUpload);
}

function isUnfinishedUpload(raw: unknown): raw is UnfinishedUpload {
  if (typeof raw !== 'object' || raw === null || !('url' in raw) || !('at' in raw)) return false;
  return typeof raw.url === 'string' && raw.url.startsWith('/api/uploads/') && typeof raw.at === 'number';
}
