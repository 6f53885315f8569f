import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parseAst } from 'vite';

const FRONTENDS = join(import.meta.dirname, '..', 'frontends');

/** The scripts of a built frontend, by name. */
function scriptsOf(frontend: string): readonly (readonly [string, string])[] {
  const folder = join(FRONTENDS, frontend, 'dist', 'assets');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** What browsers at the floor (`frontends/browser-floor.ts`) cannot read: one such place, and they run nothing of the file. */
function unreadable(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
  const isNewer = regex && (/[dv]/.test(regex.flags) || /\(\?<[=!]/.test(regex.pattern));
  const own = isNewer ? [`/${regex.pattern}/${regex.flags}`] : type === 'StaticBlock' ? [type] : [];
  return [...own, ...Object.values(node).flatMap(unreadable)];
}

/** Whether a module waits while it is evaluated: an `await` outside of every function. */
function waits(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(waits);
  const { type, await: isAwaited } = node as { type?: string; await?: boolean };
  if (type && /Function/.test(type)) return false;
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && isAwaited)) return true;
  return Object.values(node).some(waits);
}

describe.each(['shell', 'admin'])('the built scripts of %s', (frontend) => {
  it('never wait while they are evaluated: WebKit runs what imports them too early (bug 242740)', () => {
    const scripts = scriptsOf(frontend);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(([, code]) => waits(parseAst(code))).map(([name]) => name)).toEqual([]);
  });
});

describe.each(['shell', 'admin'])('the built scripts of %s', (frontend) => {
  it('can be read by Safari 15.4, Chrome 99 and Firefox 102', () => {
    const found = scriptsOf(frontend).flatMap(([name, code]) =>
      unreadable(parseAst(code)).map((what) => `${name}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('would be caught otherwise', () => {
    expect(unreadable(parseAst('a = /[\\p{L}--a]/v; b = /(?<!c)d/; class E { static {} }'))).toHaveLength(3);
  });
});

describe('the search for what waits', () => {
  it.each([
    ['const a = await b();', true],
    ['export {}; for await (const a of b) c(a);', true],
    ['{ const { a } = await b("c"); }', true],
    ['async function a() { await b(); }', false],
    ['const a = async () => await b();', false],
    ['class A { async b() { await c(); } }', false],
  ])('%s: %s', (code, expected) => {
    expect(waits(parseAst(code))).toBe(expected);
  });
});

describe('what the administrator downloads', () => {
  it('runs on React, router and api of the shell: it brings none of its own', () => {
    // What is said in each of them and nowhere else.
    const signs = ['react.dev/errors/', 'may be used only in the context', 'reducerPath'];
    const holds = (frontend: string, sign: string) =>
      scriptsOf(frontend).some(([, code]) => code.includes(sign));
    expect(signs.map((sign) => [sign, holds('shell', sign), holds('admin', sign)])).toEqual(
      signs.map((sign) => [sign, true, false]),
    );
  });

  // All that `frontends/federation.ts` takes for granted of the plugin.
  it('is a container that keeps what is shared, and opens what is exposed', async () => {
    const file = join(FRONTENDS, 'admin', 'dist', 'assets', 'remoteEntry.js');
    const entry = await import(pathToFileURL(file).href);
    const react = { '1.0.0': { get: async () => () => ({}), loaded: 1 } };
    entry.init({ react });
    expect(globalThis).toHaveProperty('__federation_shared__.default.react', react);
    // Asked for by its address on the site, where nothing is now; and without a stylesheet, which its pages bring.
    await expect(async () => entry.get('./App')).rejects.toThrow(
      /\/remotes\/admin\/assets\/__federation_expose_App-[\w-]+\.js/,
    );
    expect(readFileSync(file, 'utf8')).not.toContain('__v__css__');
  });
});
