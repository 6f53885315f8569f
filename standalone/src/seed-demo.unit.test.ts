import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { seedDemo } from './seed-demo.ts';

const DEMO_VIDEOS = 20;

describe('adding the demo videos', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selah-seed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A videos service that answers uploads with these statuses first, and then accepts them. */
  async function seed(...refusals: readonly number[]): Promise<{ titles: Set<string> }> {
    const titles = new Set<string>();
    const left = [...refusals];
    await seedDemo({
      videosUrl: 'http://videos.invalid',
      internalSecrets: ['a secret of thirty-two characters'],
      marker: join(folder, 'seeded'),
      print: () => {},
      pauseMs: 1,
      fetchVideos: async (_url, init) => {
        if (init?.method !== 'POST') return Response.json([]);
        const refusal = left.shift();
        if (refusal) return new Response('busy', { status: refusal });
        const { title, language } = Object.fromEntries(init.body as FormData);
        titles.add(`${language} ${title}`);
        return Response.json({}, { status: 201 });
      },
    });
    return { titles };
  }

  it('goes on after answers that the site was busy', async () => {
    const { titles } = await seed(503, 503, 500);
    expect(titles.size).toBe(DEMO_VIDEOS);
    expect(existsSync(join(folder, 'seeded'))).toBe(true);
  });

  it('ends with a reason when a film is refused, or nothing helps', async () => {
    await expect(seed(415)).rejects.toThrow(/was refused with 415: busy/);
    await expect(seed(...Array<number>(30).fill(503))).rejects.toThrow(/was refused with 503: busy/);
    expect(existsSync(join(folder, 'seeded'))).toBe(false);
  });
});
