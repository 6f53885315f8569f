import { describe, expect, it } from '@jest/globals';
import { withQuotes } from './keep-stylesheet-placeholder.ts';

describe('the placeholder for the stylesheets of the remote', () => {
  it('is quoted again after the minifier wrote it with backticks', () => {
    expect(withQuotes('css(`__v__css__/src/register.tsx`,!1,`./App`)')).toBe(
      'css("__v__css__/src/register.tsx",!1,`./App`)',
    );
  });

  it('is left alone where it is quoted, and so is every other template', () => {
    const code = 'css("__v__css__/src/register.tsx");log(`done`)';
    expect(withQuotes(code)).toBe(code);
  });
});
