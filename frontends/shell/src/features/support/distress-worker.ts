// Preparing the detector takes a slow phone half a second, so it runs in a worker.
import { readDistress } from '@selah/distress/engine/read-distress';
import type { WordsToRead } from './read-distress.ts';

addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<WordsToRead>) => {
  answer?.postMessage(await readDistress(data.words, data.language));
});
