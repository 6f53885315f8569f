import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { seedDemo } from './seed-demo.ts';

const DEMO_VIDEOS = 20;
const STORED_BUT_FAILED = 504;

const videoNamed = (title: string, language: string, id: number) => ({
  id,
  title,
  language,
  filename: `${id}.mp4`,
  processing: 'ready',
});

describe('adding the demo videos', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selah-seed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A videos service that answers uploads with these statuses first, and then accepts them. */
  async function seed(...refusals: readonly number[]): Promise<readonly object[]> {
    const added: object[] = [];
    const left = [...refusals];
    await seedDemo({
      videosUrl: 'http://videos.invalid',
      internalSecrets: ['a secret of thirty-two characters'],
      marker: join(folder, 'seeded'),
      print: () => {},
      pauseMs: 1,
      fetchVideos: async (_url, init) => {
        if (init?.method !== 'POST') return Response.json(added);
        const refusal = left.shift();
        const { title, language } = Object.fromEntries(init.body as FormData);
        if (!refusal || refusal === STORED_BUT_FAILED)
          added.push(videoNamed(`${title}`, `${language}`, added.length + 1));
        return refusal ? new Response('busy', { status: refusal }) : Response.json({}, { status: 201 });
      },
    });
    return added;
  }

  it('goes on after answers that the site was busy', async () => {
    expect(await seed(503, 503, 500)).toHaveLength(DEMO_VIDEOS);
    expect(existsSync(join(folder, 'seeded'))).toBe(true);
  });

  it('adds no film twice whose upload was answered with an error but kept', async () => {
    expect(await seed(STORED_BUT_FAILED)).toHaveLength(DEMO_VIDEOS);
  });

  it('ends with a reason when a film is refused, or nothing helps', async () => {
    await expect(seed(415)).rejects.toThrow(/was refused with 415: busy/);
    await expect(seed(...Array<number>(30).fill(503))).rejects.toThrow(/was refused with 503: busy/);
    expect(existsSync(join(folder, 'seeded'))).toBe(false);
  });
});
