import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readDistress, type WordsToRead } from './read-distress.ts';

const WORRY: WordsToRead = { words: 'Não quero mais viver.', language: 'pt' };

/** A worker whose file does not come. */
class LostWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')), 0);
  }
  postMessage() {}
}

/** A worker that answers each request with what was asked. */
class EchoWorker extends EventTarget {
  postMessage(request: WordsToRead, [port]: MessagePort[]) {
    port?.postMessage({ distress: true, kinds: [request.words] });
  }
}

function browserWith(Worker: unknown) {
  // jsdom has neither.
  Object.assign(window, { Worker, MessageChannel });
}

describe('reading what words speak of', () => {
  afterEach(() => {
    for (const name of ['Worker', 'MessageChannel']) Reflect.deleteProperty(window, name);
  });

  it('happens in the page where there are no workers', async () => {
    expect(await readDistress(WORRY)).toEqual({ distress: true, kinds: ['suicide'], outright: true });
  });

  it('happens in the page as well when the worker does not come', async () => {
    browserWith(LostWorker);
    expect(await readDistress(WORRY)).toEqual({ distress: true, kinds: ['suicide'], outright: true });
  });

  it('happens beside the page otherwise, each answer with its own words', async () => {
    browserWith(EchoWorker);
    const answers = await Promise.all(['one', 'two'].map((words) => readDistress({ words, language: 'en' })));
    expect(answers.map(({ kinds }) => kinds)).toEqual([['one'], ['two']]);
  });
});
