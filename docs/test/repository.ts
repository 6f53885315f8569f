import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Not ours, or made by a program. */
const SKIPPED = new Set([
  '.git',
  '.data',
  '.data-dev',
  '.data-backups',
  '.turbo',
  'node_modules',
  'dist',
  'coverage',
  'target',
]);

/** The text of a file, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The files of the repository with one of these endings, as paths from the root with `/`. */
export function filesOf(...endings: readonly string[]): string[] {
  return filesIn(ROOT)
    .map((path) => relative(ROOT, path).split(sep).join('/'))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}
