import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesOf, ROOT, readText } from './repository.ts';

const LINK = /\]\(([^)\s]+)\)/g;
/** Code names documents in comments, as `docs/care.md`. */
const NAMED = /\bdocs\/[\w/-]+\.md\b/g;

describe('documents', () => {
  it('link to files that exist', () => {
    const broken = filesOf('.md').flatMap((path) =>
      [...readText(path).matchAll(LINK)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:|^#/.test(target))
        .filter((target) => !existsSync(join(ROOT, dirname(path), target.replace(/#.*$/, ''))))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('exist if code or another document names them', () => {
    const missing = filesOf('.md', '.ts', '.tsx', '.mjs', '.yml', '.yaml', '.sh').flatMap((path) =>
      (readText(path).match(NAMED) ?? [])
        .filter((name) => !existsSync(join(ROOT, name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('decisions', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));

  it('are all in the index, under their number', () => {
    const index = readText('docs/decisions/README.md');
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((name) => !index.includes(`[${name.slice(0, 4)}](${name})`))).toEqual([]);
  });

  it('have a number of their own', () => {
    const numbers = files.map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('exist if code or a document names their number', () => {
    const numbers = new Set(files.map((name) => name.slice(0, 4)));
    const missing = filesOf('.md', '.ts', '.tsx', '.mjs', '.yml', '.yaml').flatMap((path) =>
      [...readText(path).matchAll(/\bdecision (\d{4})\b/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([text]) => `${path}: ${text}`),
    );
    expect(missing).toEqual([]);
  });
});
