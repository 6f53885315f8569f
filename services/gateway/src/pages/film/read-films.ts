import { ANONYMOUS, CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@selah/service-kit/identity/identity';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import type { Language } from '@selah/shared/contracts/languages';
import { type Film, filmSchema } from '@selah/shared/contracts/videos/film';
import { type Video, videoListSchema, videoSchema } from '@selah/shared/contracts/videos/video';
import type { ServiceTransport } from '../../http/forwarding/service-transport.ts';
import type { GatewayRequest } from '../../http/request/gateway-request.ts';

/** The page does not wait longer for the facts about its film. Milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Home is complete without a film, so it waits less than what the film would save on a slow line.
 * Milliseconds.
 */
const DRAW_PATIENCE_MS = 150;

export type Asking = Pick<GatewayRequest, 'clientAddress' | 'requestId' | 'log'>;

export interface Films {
  /** A film; `missing` if there is none of this id; `away` if the service does not say in time. */
  find(id: string, asking: Asking): Promise<Film | 'missing' | 'away'>;
  /**
   * A film as the wheel would draw it for a new visitor; undefined if there is none or the service does not
   * say in time.
   */
  draw(language: Language, asking: Asking): Promise<Video | undefined>;
  /** The ids of the newest films that can be played; undefined if the service does not say in time. */
  playableIds(asking: Asking): Promise<readonly number[] | undefined>;
}

/** Reads films from the videos service as an anonymous visitor would. */
export function createFilms(services: Pick<ServiceTransport, 'fetch'>): Films {
  function ask(
    path: string,
    { clientAddress, requestId }: Asking,
    patienceMs = PATIENCE_MS,
  ): Promise<Response> {
    const headers = { [CLIENT_ADDRESS_HEADER]: clientAddress, [REQUEST_ID_HEADER]: requestId };
    return services.fetch('videos', path, { headers, signal: runningTimeSignal(patienceMs) }, ANONYMOUS);
  }

  /** What a page can do without: a failure is logged and no more. */
  async function orUndefined<Result>(asking: Asking, read: () => Promise<Result>) {
    try {
      return await read();
    } catch (error) {
      asking.log.warn({ err: error, service: 'videos' }, 'a page is served without its film');
      return undefined;
    }
  }

  return {
    async find(id, asking) {
      const found = await orUndefined(asking, async () => {
        const answer = await ask(`/api/videos/${id}`, asking);
        if (answer.ok) return filmSchema.parse(await answer.json());
        await answer.body?.cancel();
        if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
        return 'missing' as const;
      });
      return found ?? 'away';
    },
    draw: (language, asking) =>
      orUndefined(asking, async () => {
        const answer = await ask(`/api/videos/next?language=${language}`, asking, DRAW_PATIENCE_MS);
        // No video in this language.
        if (answer.status === 404) return void (await answer.body?.cancel());
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        // The same text as in the answers to the page, which compares them.
        const { _meta, ...film } = (await answer.json()) as Video;
        videoSchema.parse(film);
        return film;
      }),
    playableIds: (asking) =>
      orUndefined(asking, async () => {
        const answer = await ask('/api/videos', asking);
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        const videos = videoListSchema.parse(await answer.json());
        return videos.filter(({ processing }) => processing === 'ready').map(({ id }) => id);
      }),
  };
}
