import {
  ANONYMOUS,
  CLIENT_ADDRESS_HEADER,
  IDENTITY_HEADER,
  REQUEST_ID_HEADER,
} from '@selah/service-kit/identity/identity';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import { type Film, filmSchema } from '@selah/shared/contracts/videos/film';
import { videoListSchema } from '@selah/shared/contracts/videos/video';
import type { Exchange } from '../../http/exchange/exchange.ts';
import type { SignForServices } from '../../http/forwarding/identity-signer.ts';
import type { ServiceTransport } from '../../http/forwarding/service-transport.ts';

/** The page does not wait longer for the facts about its film. Milliseconds. */
const PATIENCE_MS = 2_000;

type Asking = Pick<Exchange, 'clientAddress' | 'requestId' | 'log'>;

export interface Films {
  /** A film; `missing` if there is none of this id; `away` if the service does not say in time. */
  find(id: string, asking: Asking): Promise<Film | 'missing' | 'away'>;
  /** The ids of the newest films that can be played; undefined if the service does not say in time. */
  playableIds(asking: Asking): Promise<readonly number[] | undefined>;
}

/** Reads films from the videos service as an anonymous visitor would. */
export function createFilms(services: Pick<ServiceTransport, 'fetch'>, signIdentity: SignForServices): Films {
  async function ask(path: string, { clientAddress, requestId }: Asking): Promise<Response> {
    const headers = {
      [IDENTITY_HEADER]: await signIdentity(ANONYMOUS),
      [CLIENT_ADDRESS_HEADER]: clientAddress,
      [REQUEST_ID_HEADER]: requestId,
    };
    return services.fetch('videos', path, { headers, signal: runningTimeSignal(PATIENCE_MS) });
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
    playableIds: (asking) =>
      orUndefined(asking, async () => {
        const answer = await ask('/api/videos', asking);
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        const videos = videoListSchema.parse(await answer.json());
        return videos.filter(({ processing }) => processing === 'ready').map(({ id }) => id);
      }),
  };
}
