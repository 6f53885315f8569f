import { describe, expect, it } from '@jest/globals';
import { groupItems } from './group-items.ts';

async function groupsOf(items: AsyncIterable<number>, max: number): Promise<number[][]> {
  const groups: number[][] = [];
  for await (const group of groupItems(items, max)) groups.push(group);
  return groups;
}

async function* backlog(count: number): AsyncGenerator<number> {
  for (let item = 1; item <= count; item += 1) yield item;
}

describe('grouping items', () => {
  it('groups a backlog up to the maximum', async () => {
    expect(await groupsOf(backlog(7), 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  });

  it('passes a single item on at once', async () => {
    const seen = Promise.withResolvers<void>();
    async function* dropByDrop(): AsyncGenerator<number> {
      yield 1;
      // Would hang if the first item waited for others.
      await seen.promise;
      yield 2;
    }
    const groups: number[][] = [];
    for await (const group of groupItems(dropByDrop(), 10)) {
      groups.push(group);
      seen.resolve();
    }
    expect(groups).toEqual([[1], [2]]);
  });

  it('ends with its source, and fails with it', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('the connection was lost');
    }
    expect(await groupsOf(backlog(0), 3)).toEqual([]);
    await expect(groupsOf(broken(), 3)).rejects.toThrow('the connection was lost');
  });
});
