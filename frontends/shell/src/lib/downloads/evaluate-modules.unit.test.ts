import { afterEach, describe, expect, it } from '@jest/globals';
import { evaluateModules } from './evaluate-modules.ts';

declare global {
  var evaluations: string[] | undefined;
}

const moduleNamed = (name: string) =>
  `data:text/javascript,(globalThis.evaluations ??= []).push(${encodeURIComponent(JSON.stringify(name))})`;
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
    const paths = [moduleNamed('d'), 'data:text/javascript,throw new Error("broken")', moduleNamed('e')];
    await expect(evaluateModules(paths)).rejects.toThrow('broken');
    await expect(evaluateModules(paths)).rejects.toThrow('broken');
    expect(globalThis.evaluations).toEqual(['d']);
  });
});
