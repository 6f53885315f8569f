// Preparing the detector takes a slow phone half a second, so it runs in a worker.
import { readDistress } from '@selah/distress/engine/read-distress';
import type { DistressRequest } from './read-distress.ts';

addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<DistressRequest>) => {
  answer?.postMessage(await readDistress(data.question, data.language, undefined, data.name));
});
