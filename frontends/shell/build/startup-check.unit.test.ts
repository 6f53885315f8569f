import { describe, expect, it } from '@jest/globals';
import { parse } from 'acorn';
import { startupCheck } from './startup-check.ts';

const script = /^<script>(.*)<\/script>$/s.exec(startupCheck())?.[1] ?? '';
const readAsEs5 = (code: string) => parse(code, { ecmaVersion: 5 });

describe('the script that every page carries in itself', () => {
  it('can be read by browsers of 2010', () => {
    expect(() => readAsEs5(script)).not.toThrow();
    expect(() => readAsEs5(`${script} const a = 1;`)).toThrow();
  });

  it('is whole, and ends no script in a page', () => {
    expect(script.length).toBeGreaterThan(500);
    expect(script).not.toMatch(/PAGE_ERRORS_PATH|RELOADS_KEY|<\/script|<!--|\/\/ /i);
  });

  it('is small: every visitor pays for it', () => {
    expect(script.length).toBeLessThan(2_100);
  });
});
