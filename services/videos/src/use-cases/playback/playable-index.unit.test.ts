import { describe, expect, it } from '@jest/globals';
import type { Language } from '@selah/shared/contracts/languages';
import { createInMemoryVideoRepository } from '../../adapters/in-memory/in-memory-video-repository.ts';
import type { PlayableVideo } from '../../domain/video.ts';
import { createPlayableIndex } from './playable-index.ts';

/** A repository whose queries resolve when the test decides. */
function slowRepository() {
  const asked: { language: Language; answer: (ids: number[]) => void; fail: (error: Error) => void }[] = [];
  return {
    asked,
    videos: {
      ...createInMemoryVideoRepository(),
      listPlayable: (language: Language) =>
        new Promise<readonly PlayableVideo[]>((answer, fail) =>
          asked.push({ language, answer: (ids) => answer(ids.map(playable)), fail }),
        ),
    },
  };
}

const playable = (id: number): PlayableVideo => ({
  id,
  title: `Salmo ${id}`,
  language: 'pt',
  processing: 'ready',
  filename: `${id}.mp4`,
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the index of playable videos', () => {
  it('is empty for a language that is not loaded yet', () => {
    expect(createPlayableIndex(createInMemoryVideoRepository()).idsOf('pt')).toEqual([]);
  });

  it('loads a language once at a time, and combines calls that can share a load', async () => {
    const { asked, videos } = slowRepository();
    const index = createPlayableIndex(videos);
    const first = index.refresh(['pt']);
    await turn();
    const [second, third] = [index.refresh(['pt']), index.refresh(['pt'])];
    await turn();
    expect(asked).toHaveLength(1);
    asked[0]?.answer([1]);
    await first;
    expect(index.idsOf('pt')).toEqual([1]);
    await turn();
    expect(asked).toHaveLength(2);
    asked[1]?.answer([1, 2]);
    await Promise.all([second, third]);
    expect(index.idsOf('pt')).toEqual([1, 2]);
    expect(index.find('pt', 2)).toEqual(playable(2));
    expect(index.findByFilename('1.mp4')).toEqual(playable(1));
    expect(index.findByFilename('3.mp4')).toBeUndefined();
  });

  it('keeps its content if a load fails, and can be loaded again', async () => {
    const { asked, videos } = slowRepository();
    const index = createPlayableIndex(videos);
    const failing = index.refresh(['pt']);
    await turn();
    asked[0]?.fail(new Error('the database is down'));
    await expect(failing).rejects.toThrow('down');
    const next = index.refresh(['pt']);
    await turn();
    asked[1]?.answer([7]);
    await next;
    expect(index.idsOf('pt')).toEqual([7]);
  });
});
