import { beforeEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import type { Video } from '@selah/shared/contracts/videos/video';
import { createDraws, type DrawFilm } from './draw-films.ts';

const ASKING = { clientAddress: '203.0.113.7', requestId: '1', log: silentLogger() };

let at: number;
let asked: Language[];
let answer: () => Promise<Video | undefined>;
let draw: DrawFilm;

const film = (id: number): Video => ({
  id,
  title: `Salmo ${id}`,
  filename: `${id}.mp4`,
  language: 'pt',
  processing: 'ready',
});

beforeEach(() => {
  at = 1_000_000;
  asked = [];
  answer = async () => film(asked.length);
  const films = {
    draw(language: Language) {
      asked.push(language);
      return answer();
    },
  };
  draw = createDraws(films, () => at);
});

describe('the film of Home', () => {
  it('is one for all visits of a second, also while it is being drawn', async () => {
    const together = await Promise.all([draw('pt', ASKING), draw('pt', ASKING)]);
    at += 900;
    expect([...together, await draw('pt', ASKING)].map((drawn) => drawn?.id)).toEqual([1, 1, 1]);
    at += 200;
    expect((await draw('pt', ASKING))?.id).toBe(2);
    expect(asked).toEqual(['pt', 'pt']);
  });

  it('is drawn for each language', async () => {
    await Promise.all([draw('pt', ASKING), draw('fr', ASKING)]);
    expect(asked).toEqual(['pt', 'fr']);
  });

  it('is not asked for more often when there is none', async () => {
    answer = async () => undefined;
    await draw('pt', ASKING);
    expect(await draw('pt', ASKING)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});
