// Plain JavaScript without dependencies: it runs in the machine's own Node, before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Prints the reason in one sentence and ends with exit code 1. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** SHA-256 of the names and contents of files and folders, in a fixed order. */
export function fingerprint(...paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, join(root, path));
  return hash.digest('hex');
}

function addToHash(hash, path) {
  if (!existsSync(path)) return;
  const entries = readEntries(path);
  if (entries === undefined) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const name of entries.sort()) {
    if (name !== 'node_modules' && name !== 'dist') addToHash(hash, join(path, name));
  }
}

function readEntries(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Stores the fingerprint of the inputs of a step, so that the step is repeated only after a change. */
export function stamp(file) {
  const path = join(root, file);
  return {
    isCurrent: (value) => existsSync(path) && readFileSync(path, 'utf8') === value,
    write: (value) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, value);
    },
  };
}
