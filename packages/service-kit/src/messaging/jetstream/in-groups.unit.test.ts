import { describe, expect, it } from '@jest/globals';
import { inGroups } from './in-groups.ts';

async function groupsOf(items: AsyncIterable<number>, max: number): Promise<number[][]> {
  const groups: number[][] = [];
  for await (const group of inGroups(items, max)) groups.push(group);
  return groups;
}

async function* backlog(count: number): AsyncGenerator<number> {
  for (let item = 1; item <= count; item += 1) yield item;
}

describe('taking items in groups', () => {
  it('takes a backlog in groups of the largest size', async () => {
    expect(await groupsOf(backlog(7), 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  });

  it('does not hold back an item that comes alone', async () => {
    const seen = Promise.withResolvers<void>();
    async function* dropByDrop(): AsyncGenerator<number> {
      yield 1;
      // Would never end if the first item waited for company.
      await seen.promise;
      yield 2;
    }
    const groups: number[][] = [];
    for await (const group of inGroups(dropByDrop(), 10)) {
      groups.push(group);
      seen.resolve();
    }
    expect(groups).toEqual([[1], [2]]);
  });

  it('ends with its source, and fails with it', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('the connection is lost');
    }
    expect(await groupsOf(backlog(0), 3)).toEqual([]);
    await expect(groupsOf(broken(), 3)).rejects.toThrow('the connection is lost');
  });
});
