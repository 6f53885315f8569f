import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { retryStylesheets, watchStylesheets } from './stylesheets.ts';

/** As the bundler adds the stylesheet of a part; jsdom loads none, so each one stalls. */
function addStylesheet(href: string): { readonly link: HTMLLinkElement; readonly ended: readonly string[] } {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const ended: string[] = [];
  for (const end of ['load', 'error']) link.addEventListener(end, () => ended.push(end));
  document.head.append(link);
  return { link, ended };
}

const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the stylesheet of a later part', () => {
  beforeAll(() => watchStylesheets());
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  it('that stalls fails after half a minute, and the next attempt, too', async () => {
    jest.useFakeTimers();
    const { ended } = addStylesheet('/stalls.css');
    await passes(29_000);
    expect(ended).toEqual([]);
    await passes(2_000);
    expect(ended).toEqual(['error']);
    const again = retryStylesheets();
    const outcome = expect(again).rejects.toThrow('/stalls.css');
    await passes(31_000);
    await outcome;
  });

  it('that has arrived is left alone', async () => {
    jest.useFakeTimers();
    const { link, ended } = addStylesheet('/fine.css');
    await passes(1_000);
    link.dispatchEvent(new Event('load'));
    await passes(60_000);
    expect(ended).toEqual(['load']);
  });
});
