import { describe, expect, it } from '@jest/globals';
import type { OnDraft } from '../domain/ports.ts';
import { createKeepAnswers } from './keep-answers.ts';

const MINUTE_MS = 60_000;

function begin() {
  let now = 1;
  const keep = createKeepAnswers<string>(() => now);
  const calls: { onDraft: OnDraft; resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const ask = (id: string) =>
    keep(id, (onDraft) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      calls.push({ onDraft, resolve, reject });
      return promise;
    });
  return { ask, calls, pass: (ms: number) => (now += ms) };
}

describe('answers that are kept for who comes back', () => {
  it('are made once for an id, with the drafts so far and those that follow', async () => {
    const { ask, calls } = begin();
    const first: string[] = [];
    ask('a').follow(({ message }) => first.push(message));
    calls[0]?.onDraft({ message: 'One.' });
    const second: string[] = [];
    const leave = ask('a').follow(({ message }) => second.push(message));
    calls[0]?.onDraft({ message: 'One. Two.' });
    leave();
    calls[0]?.onDraft({ message: 'One. Two. Three.' });
    calls[0]?.resolve('whole');
    expect(await ask('a').answer).toBe('whole');
    expect(calls).toHaveLength(1);
    expect(first).toEqual(['One.', 'One. Two.', 'One. Two. Three.']);
    expect(second).toEqual(['One.', 'One. Two.']);
  });

  it('are not shared between ids', () => {
    const { ask, calls } = begin();
    ask('a');
    ask('b');
    expect(calls).toHaveLength(2);
  });

  it('are forgotten after ten minutes, and at once if they failed', async () => {
    const { ask, calls, pass } = begin();
    ask('a');
    calls[0]?.resolve('whole');
    pass(10 * MINUTE_MS - 1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
    ask('a');
    expect(calls).toHaveLength(1);
    pass(2_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const failed = ask('a').answer;
    expect(calls).toHaveLength(2);
    calls[1]?.reject(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    ask('a');
    expect(calls).toHaveLength(3);
  });

  it('are some hundred at most', () => {
    const { ask, calls } = begin();
    for (let id = 0; id < 501; id += 1) ask(String(id));
    ask('500');
    expect(calls).toHaveLength(501);
    ask('0');
    expect(calls).toHaveLength(502);
  });
});
