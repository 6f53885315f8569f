import { deviceStorage, readJson, writeJson } from '@selah/web-kit/browser/safe-storage';

const KEY = 'keptUploads';
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_KEPT = 200;

interface KeptUpload {
  readonly url: string;
  /** The start of the upload, in milliseconds since 1970. The server deletes uploads after a day. */
  readonly at: number;
}

type Kept = Readonly<Record<string, KeptUpload>>;

/** The address of an unfinished upload of a file with this content, if younger than a day. */
export function keptUpload(sha256: string, now: number): string | undefined {
  return young(now)[sha256]?.url;
}

export function keepUpload(sha256: string, url: string, now: number): void {
  const others = Object.entries(young(now)).filter(([hash]) => hash !== sha256);
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MAX_KEPT - 1);
  writeJson(deviceStorage, KEY, Object.fromEntries([[sha256, { url, at: now }], ...newest]));
}

export function forgetUpload(sha256: string): void {
  const { [sha256]: _forgotten, ...others } = readJson(deviceStorage, KEY, isKept) ?? {};
  writeJson(deviceStorage, KEY, others);
}

function young(now: number): Kept {
  const all = readJson(deviceStorage, KEY, isKept) ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < DAY_MS));
}

function isKept(raw: unknown): raw is Kept {
  return typeof raw === 'object' && raw !== null && Object.values(raw).every(isKeptUpload);
}

function isKeptUpload(raw: unknown): raw is KeptUpload {
  if (typeof raw !== 'object' || raw === null || !('url' in raw) || !('at' in raw)) return false;
  return typeof raw.url === 'string' && raw.url.startsWith('/api/uploads/') && typeof raw.at === 'number';
}
