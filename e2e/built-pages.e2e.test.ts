import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parseAst } from 'vite';

const FRONTENDS = join(import.meta.dirname, '..', 'frontends');

/** The scripts of a built frontend, by file name. */
function scriptsOf(frontend: string): readonly (readonly [string, string])[] {
  const folder = join(FRONTENDS, frontend, 'dist', 'assets');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/**
 * Syntax that the oldest supported browsers (`frontends/browser-floor.ts`) cannot parse. One such place makes the whole file
 * fail.
 */
function unreadable(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
  const isNewer = regex && (/[dv]/.test(regex.flags) || /\(\?<[=!]/.test(regex.pattern));
  const own = isNewer ? [`/${regex.pattern}/${regex.flags}`] : type === 'StaticBlock' ? [type] : [];
  return [...own, ...Object.values(node).flatMap(unreadable)];
}

/** Whether a module has a top-level `await`. */
function waits(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(waits);
  const { type, await: isAwaited } = node as { type?: string; await?: boolean };
  if (type && /Function/.test(type)) return false;
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && isAwaited)) return true;
  return Object.values(node).some(waits);
}

describe.each(['shell', 'admin'])('the built scripts of %s', (frontend) => {
  it('have no top-level await: WebKit evaluates their importers too early (bug 242740)', () => {
    const scripts = scriptsOf(frontend);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(([, code]) => waits(parseAst(code))).map(([name]) => name)).toEqual([]);
  });
});

describe.each(['shell', 'admin'])('the built scripts of %s', (frontend) => {
  it('can be parsed by Safari 15.4, Chrome 96 and Firefox 102', () => {
    const found = scriptsOf(frontend).flatMap(([name, code]) =>
      unreadable(parseAst(code)).map((what) => `${name}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('unsupported syntax is detected', () => {
    expect(unreadable(parseAst('a = /[\\p{L}--a]/v; b = /(?<!c)d/; class E { static {} }'))).toHaveLength(3);
  });
});

describe('the dynamic imports of the shell', () => {
  const FIRST_PAGE = /^(?:application|platform|renderer)-/;

  it('are preceded by a fetch, which can be repeated after a failure', () => {
    const imports = scriptsOf('shell')
      // A worker is a separate build, and is started again after a failure.
      .filter(([name]) => !name.startsWith('distress-worker-'))
      .flatMap(([, code]) => [...code.matchAll(/(\.then\(\(\) ?=> ?)?import\([`'"]\.\/([^`'"]+)/g)]);
    const later = imports.filter(([, , name = '']) => !FIRST_PAGE.test(name));
    expect(later.length).toBeGreaterThan(20);
    expect(later.filter(([, fetched]) => !fetched).map(([, , name]) => name)).toEqual([]);
  });
});

describe('detecting a top-level await', () => {
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

describe('the administrator’s pages', () => {
  it('use React, router and api of the shell and bundle none of their own', () => {
    // Texts that occur only in React, react-router and RTK Query.
    const signs = ['react.dev/errors/', 'may be used only in the context', 'reducerPath'];
    const holds = (frontend: string, sign: string) =>
      scriptsOf(frontend).some(([, code]) => code.includes(sign));
    expect(signs.map((sign) => [sign, holds('shell', sign), holds('admin', sign)])).toEqual(
      signs.map((sign) => [sign, true, false]),
    );
  });

  // Checks what `frontends/federation.ts` expects of the plugin.
  it('are a container that stores shared modules and opens the exposed one', async () => {
    const file = join(FRONTENDS, 'admin', 'dist', 'assets', 'remoteEntry.js');
    const entry = await import(pathToFileURL(file).href);
    const react = { '1.0.0': { get: async () => () => ({}), loaded: 1 } };
    entry.init({ react });
    expect(globalThis).toHaveProperty('__federation_shared__.default.react', react);
    // The container asks for its chunk at the site's address, which does not exist here.
    await expect(async () => entry.get('./App')).rejects.toThrow(
      /\/remotes\/admin\/assets\/__federation_expose_App-[\w-]+\.js/,
    );
    expect(readFileSync(file, 'utf8')).not.toContain('__v__css__');
  });
});
