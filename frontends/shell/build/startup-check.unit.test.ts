import { describe, expect, it } from '@jest/globals';
import { parse } from 'acorn';
import { startupCheck } from './startup-check.ts';

const script = /^<script>(.*)<\/script>$/s.exec(startupCheck())?.[1] ?? '';
const parseAsEs5 = (code: string) => parse(code, { ecmaVersion: 5 });

describe('the inline script of every page', () => {
  it('can be parsed by browsers of 2010', () => {
    expect(() => parseAsEs5(script)).not.toThrow();
    expect(() => parseAsEs5(`${script} const a = 1;`)).toThrow();
  });

  it('has its address filled in, no comments, and nothing that ends a script', () => {
    expect(script).toContain("'/api/page-errors'");
    expect(script).toContain('sessionStorage.startReloads');
    expect(script).not.toMatch(/PAGE_ERRORS_PATH|RELOADS_KEY|\/\*|<\/script|<!--|\/\/ /i);
  });

  it('is small, because every visitor downloads it', () => {
    expect(script.length).toBeLessThan(1_200);
  });
});
