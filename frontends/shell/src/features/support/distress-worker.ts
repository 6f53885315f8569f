// Reading takes a cheap phone half a second to prepare: it is prepared, and done, beside the page and not in it.
import { readDistress } from '@selah/distress/engine/read-distress';
import type { WordsToRead } from './read-distress.ts';

addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<WordsToRead>) => {
  answer?.postMessage(await readDistress(data.words, data.language));
});
