import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { evaluateModules } from './evaluate-modules.ts';

declare global {
  var evaluations: string[] | undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'selah-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a module; returns its path. */
function moduleOf(name: string, code: string): string {
  const path = join(folder, `${name}.js`);
  writeFileSync(path, code);
  return path;
}

const moduleNamed = (name: string) =>
  moduleOf(name, `(globalThis.evaluations ??= []).push(${JSON.stringify(name)})`);
const tasksBetween = async (work: Promise<void>) => {
  let tasks = 0;
  const timer = setInterval(() => {
    tasks += 1;
  });
  await work;
  clearInterval(timer);
  return tasks;
};

describe('modules that were downloaded', () => {
  afterEach(() => {
    globalThis.evaluations = undefined;
  });

  it('are evaluated in their order, with tasks in between, and once', async () => {
    const paths = ['a', 'b', 'c'].map(moduleNamed);
    expect(await tasksBetween(evaluateModules(paths))).toBeGreaterThanOrEqual(2);
    expect(globalThis.evaluations).toEqual(['a', 'b', 'c']);
    expect(await tasksBetween(evaluateModules(paths))).toBe(0);
  });

  it('are not evaluated further after one that fails, which the next call tries again', async () => {
    const paths = [moduleNamed('d'), moduleOf('broken', 'throw new Error("broken")'), moduleNamed('e')];
    await expect(evaluateModules(paths)).rejects.toThrow('broken');
    await expect(evaluateModules(paths)).rejects.toThrow('broken');
    expect(globalThis.evaluations).toEqual(['d']);
  });
});
