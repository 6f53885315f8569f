// Reading takes a cheap phone half a second to prepare: it is prepared, and done, beside the page and not in it.
import { detectDistress } from '@selah/shared/contracts/distress/detect-distress';
import type { WordsToRead } from './read-distress.ts';

addEventListener('message', ({ data, ports: [answer] }: MessageEvent<WordsToRead>) => {
  answer?.postMessage(detectDistress(data.words, data.language));
});
