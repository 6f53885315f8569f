import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type DistressRequest, readDistress } from './read-distress.ts';

const WORRY: DistressRequest = { name: '', question: 'Não quero mais viver.', language: 'pt' };

/** A worker whose file fails to load. */
class LostWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')), 0);
  }
  postMessage() {}
}

/** A worker that answers each request with its own text. */
class EchoWorker extends EventTarget {
  postMessage(request: DistressRequest, [port]: MessagePort[]) {
    port?.postMessage({ distress: true, kinds: [request.question] });
  }
}

function browserWith(Worker: unknown) {
  // jsdom lacks both.
  Object.assign(window, { Worker, MessageChannel });
}

describe('detecting distress in a text', () => {
  afterEach(() => {
    for (const name of ['Worker', 'MessageChannel']) Reflect.deleteProperty(window, name);
  });

  it('runs on the page without workers', async () => {
    expect(await readDistress(WORRY)).toEqual({ distress: true, kinds: ['suicide'], isExplicit: true });
  });

  it('finds what is said in the name, and no hint in a mere name', async () => {
    const inName = (name: string) => readDistress({ name, question: '', language: 'pt' });
    expect(await inName('quero morrer')).toMatchObject({ distress: true, kinds: ['suicide'] });
    expect(await inName('José')).toMatchObject({ distress: false });
  });

  it('runs on the page when the worker fails to load', async () => {
    browserWith(LostWorker);
    expect(await readDistress(WORRY)).toEqual({ distress: true, kinds: ['suicide'], isExplicit: true });
  });

  it('runs in a worker otherwise, with the right answer to each request', async () => {
    browserWith(EchoWorker);
    const answers = await Promise.all(
      ['one', 'two'].map((question) => readDistress({ name: '', question, language: 'en' })),
    );
    expect(answers.map(({ kinds }) => kinds)).toEqual([['one'], ['two']]);
  });
});
