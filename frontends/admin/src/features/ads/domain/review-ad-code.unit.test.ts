import { describe, expect, it } from '@jest/globals';
import { reviewAdCode } from './review-ad-code.ts';

describe('warnings about ad code', () => {
  it.each([
    ['', []],
    ['<a href="https://x.example">x</a>', []],
    ['<script async src="https://ads.example/a.js"></script>', []],
    ['<script src="https://ads.example/a.js" defer></script>', []],
    ['<script type="module" src="https://ads.example/a.js"></script>', []],
    ['<script>ads.push({})</script>', []],
    ['<script src="https://ads.example/a.js"></script>', ['blockingScript']],
    ['<SCRIPT SRC=https://ads.example/async.js></SCRIPT>', ['blockingScript']],
    ['<img src="http://ads.example/a.gif">', ['insecureAddress']],
    ['<script>ads.push({})', ['unclosedScript']],
    ['a'.repeat(20_000), []],
    ['a'.repeat(20_001), ['tooLong']],
  ])('%.60s has the warnings %j', (code, kinds) => {
    expect(reviewAdCode(code).map(({ kind }) => kind)).toEqual(kinds);
  });
});
