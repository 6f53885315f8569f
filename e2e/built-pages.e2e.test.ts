import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'acorn';
import postcss, { type Container, type Declaration, type Document } from 'postcss';

const FRONTENDS = join(import.meta.dirname, '..', 'frontends');

/** The scripts of a built frontend, by file name. */
const scriptsOf = (frontend: string) => filesOf(frontend, '.js');

function filesOf(frontend: string, ending: string): readonly (readonly [name: string, content: string])[] {
  const folder = join(FRONTENDS, frontend, 'dist');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

function compressedBytes(frontend: string, files: readonly string[]): number {
  const sizes = files.map(
    (name) => brotliCompressSync(readFileSync(join(FRONTENDS, frontend, 'dist', name))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Syntax that the oldest supported browsers (`packages/frontend-build/src/browser-floor.ts`) cannot parse. One
 * such place makes the whole file fail. They know ES2022 but for static blocks and, of ES2018, lookbehind (Safari 15.4).
 */
function unreadable(code: string): readonly string[] {
  try {
    return missingInSafari(parse(code, { ecmaVersion: 2022, sourceType: 'module' }));
  } catch (error) {
    return [String(error)];
  }
}

function missingInSafari(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type } = node as { type?: string };
  const own = patternsIn(node).filter((pattern) => /\(\?<[=!]/.test(pattern));
  return [
    ...own.map((pattern) => `/${pattern}/`),
    ...(type === 'StaticBlock' ? [type] : []),
    ...Object.values(node).flatMap(missingInSafari),
  ];
}

/** The pattern of a regular expression. The build writes `RegExp('…')` for one that the oldest browsers cannot parse. */
function patternsIn(node: object): readonly string[] {
  const {
    regex,
    callee,
    arguments: given,
  } = node as {
    regex?: { pattern: string };
    callee?: { name?: string };
    arguments?: readonly { value?: unknown; quasis?: readonly { value: { cooked: string } }[] }[];
  };
  if (regex) return [regex.pattern];
  if (callee?.name !== 'RegExp') return [];
  const [first] = given ?? [];
  return [String(first?.value ?? ''), ...(first?.quasis ?? []).map(({ value }) => value.cooked)];
}

/** Built-in functions that came after the oldest supported browsers. */
const NEWER_BUILT_INS = new Set([
  ...[
    'toSorted',
    'toReversed',
    'toSpliced',
    'findLast',
    'findLastIndex',
    'groupBy',
    'fromAsync',
    'getOrInsert',
  ],
  ...['isWellFormed', 'toWellFormed', 'withResolvers', 'throwIfAborted', 'canParse', 'checkVisibility'],
  ...[
    'Segmenter',
    'fromBase64',
    'toBase64',
    'fromHex',
    'toHex',
    'isSubsetOf',
    'symmetricDifference',
    'sumPrecise',
  ],
  ...[
    'requestIdleCallback',
    'showPopover',
    'startViewTransition',
    'URLPattern',
    'scheduler',
    'setHTMLUnsafe',
  ],
]);

/** Functions that are used with a fallback, and the part of the code that has it. */
const WITH_FALLBACK: readonly (readonly [name: string, code: RegExp])[] = [
  ['Segmenter', /`Segmenter`in Intl/],
  ['canParse', /typeof URL\.canParse==`function`/],
  ['checkVisibility', /\.checkVisibility==`function`/],
  ['fromHex', /typeof Uint8Array\.fromHex==`function`/],
  ['toHex', /\.toHex==`function`/],
  // In js-base64, a package of tus-js-client.
  ['fromBase64', /typeof Uint8Array\.fromBase64==`function`/],
  ['toBase64', /\.toBase64==`function`/],
  ['startViewTransition', /try\{var \w+=\w+\.startViewTransition/],
  // Methods of a collection in radix-ui.
  ...['toSorted', 'toReversed', 'toSpliced'].map((name) => [name, /OrderedDict/] as const),
];

function newerBuiltIns(code: string): readonly string[] {
  const names = namesIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  return [...new Set(names)].filter(
    (name) =>
      NEWER_BUILT_INS.has(name) &&
      !WITH_FALLBACK.some(([known, fallback]) => known === name && fallback.test(code)),
  );
}

/** The properties and global names that a script uses. */
function namesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, property, computed } = node as Record<string, unknown>;
  const used = type === 'MemberExpression' && !computed ? (property as { name?: string }).name : undefined;
  const own = used ?? (type === 'Identifier' ? name : undefined);
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(node).flatMap(namesIn)];
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
    expect(
      scripts
        .filter(([, code]) => waits(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })))
        .map(([name]) => name),
    ).toEqual([]);
  });
});

describe.each(['shell', 'admin'])('the built scripts of %s', (frontend) => {
  it('can be parsed by Safari 15.4, Chrome 99 and Firefox 102', () => {
    const found = scriptsOf(frontend).flatMap(([name, code]) =>
      unreadable(code).map((what) => `${name}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('use newer built-in functions only with a fallback', () => {
    const found = scriptsOf(frontend).flatMap(([name, code]) =>
      newerBuiltIns(code).map((what) => `${name}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});

describe('detecting what is too new', () => {
  it.each([
    '/[\\p{L}--a]/v',
    '/(?<!c)d/',
    'RegExp(`(?<!c)d`, `g`)',
    'class E { static {} }',
    '/(?i:a)b/',
    'using a = b()',
  ])('finds %s', (code) => {
    expect(unreadable(`export const x = 1; ${code};`)).toHaveLength(1);
  });

  it('finds newer functions, unless there is a fallback', () => {
    expect(newerBuiltIns('a.findLast(b); requestIdleCallback(c); d.find(e);')).toEqual([
      'findLast',
      'requestIdleCallback',
    ]);
    expect(newerBuiltIns('new Intl.Segmenter()')).toEqual(['Segmenter']);
    expect(newerBuiltIns('`Segmenter`in Intl?new Intl.Segmenter():a')).toEqual([]);
  });
});

/** Ignored by Safari 15 alone, for which the page itself hides what is beside it (`wheel.css`). */
const FOR_SAFARI_15 = 'overflow-x: clip';

/** Selectors with `:has()` that may be ignored, because they only decorate or have another sign beside them. */
const DECORATIVE = [/^\.choice:has\(/, /^\.choice-row label:has\(/, /^html:has\(\.consent-bar\)$/];

/** Styles that the oldest supported browsers ignore, and that have no fallback before them or around them. */
function newerStyles(css: string): readonly string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkDecls((style) => {
    const { prop, value } = style;
    const isNewer =
      /\d[dsl]v(?:[whib]|min|max)\b|color-mix\(|okl(?:ab|ch)\(|light-dark\(|\bround\(/.test(value) ||
      /^(?:translate|scale|rotate)$/.test(prop) ||
      (/^overflow/.test(prop) && value === 'clip');
    if (isNewer && !hasFallback(style)) found.push(`${prop}: ${value}`);
  });
  root.walkRules(({ selectors }) => {
    const isNewer = (selector: string) => /:has\(/.test(selector) || /(?<!\\)&/.test(selector);
    found.push(...selectors.filter((one) => isNewer(one) && !DECORATIVE.some((known) => known.test(one))));
  });
  root.walkAtRules(({ name, params }) => {
    if (/^(?:scope|starting-style)$/.test(name) || (name === 'media' && /[<>]/.test(params)))
      found.push(`@${name} ${params}`);
  });
  return found;
}

function hasFallback(style: Declaration): boolean {
  const { prop } = style;
  const before = style.parent?.nodes.slice(0, style.parent.index(style)) ?? [];
  if (before.some((earlier) => earlier.type === 'decl' && earlier.prop === prop)) return true;
  let around: Container | Document | undefined = style.parent;
  while (around) {
    if (around.type === 'atrule' && 'name' in around && around.name === 'supports') return true;
    around = around.parent;
  }
  return false;
}

describe.each(['shell', 'admin'])('the built styles of %s', (frontend) => {
  it('have a fallback for Safari 15.4, Chrome 99 and Firefox 102', () => {
    const styles = filesOf(frontend, '.css');
    expect(styles.length).toBeGreaterThan(0);
    const found = styles.flatMap(([name, css]) => newerStyles(css).map((what) => `${name}: ${what}`));
    expect(found.filter((what) => !what.endsWith(FOR_SAFARI_15))).toEqual([]);
  });
});

describe('detecting styles that are too new', () => {
  it.each([
    ['.a{height:90dvh}', 1],
    ['.a{height:90vh;height:90dvh}', 0],
    ['@supports (height:1dvh){.a{height:90dvh}}', 0],
    ['.a{translate:1px}', 1],
    ['.a{overflow-x:clip}', 1],
    ['body:has(.a) b{color:red}', 1],
    ['.a{& .b{color:red}}', 1],
    ['.\\[\\&_a\\]{color:red}', 0],
    ['@media (width>=40rem){.a{color:red}}', 1],
  ])('%s: %d', (css, count) => {
    expect(newerStyles(css)).toHaveLength(count);
  });
});

describe.each([
  ['shell', 20],
  ['admin', 5],
])('the dynamic imports of %s', (frontend, atLeast) => {
  /** Loaded by the entry, which has its own way to retry. */
  const FIRST_PAGE = /^(?:application|platform|renderer)-/;
  /** Workers are separate builds, and are started again after a failure. */
  const WORKER = /-worker-/;

  it('are preceded by a fetch, which can be repeated after a failure', () => {
    const imports = scriptsOf(frontend)
      .filter(([name]) => !WORKER.test(name))
      .flatMap(([, code]) => [...code.matchAll(/(\.then\(\(\) ?=> ?)?import\([`'"]\.\/([^`'"]+)/g)]);
    const later = imports.filter(([, , name = '']) => !FIRST_PAGE.test(name));
    expect(later.length).toBeGreaterThan(atLeast);
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
    expect(waits(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))).toBe(expected);
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

  it('open with the modules of the shell, after a download that can be repeated', async () => {
    const folder = join(FRONTENDS, 'admin', 'dist', 'assets');
    const code = readFileSync(join(folder, 'remoteEntry.js'), 'utf8');
    const fetched: string[] = [];
    const selahFetchModules = async (paths: readonly string[]) => void fetched.push(...paths);
    Object.assign(globalThis, { selahFetchModules });
    const { open } = await import(pathToFileURL(join(folder, 'remoteEntry.js')).href);
    // It imports its file from the site's address, which does not exist here.
    await expect(async () => open({})).rejects.toThrow(/\/remotes\/admin\/assets\/remote-[\w-]+\.js/);
    expect(fetched).toEqual([expect.stringMatching(/^\/remotes\/admin\/assets\/remote-[\w-]+\.js$/)]);
    expect(code).toContain(fetched[0] ?? 'nothing');
  });
});

describe('what is downloaded', () => {
  it('Home begins with at most 120 KB of scripts, and with none of the administrator’s', () => {
    const page = readFileSync(join(FRONTENDS, 'shell', 'dist', 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
    expect(scripts.map((name) => name.replace(/^assets\/(.*)-[\w-]{8}\.js$/, '$1')).sort()).toEqual([
      'application',
      'index',
      'platform',
      'renderer',
      'rolldown-runtime',
    ]);
    expect(compressedBytes('shell', scripts)).toBeLessThanOrEqual(120_000);
  });

  // So that each can be evaluated in a task of its own.
  it.each(['shell', 'admin'])('each file of the %s after those that it imports', (frontend) => {
    const base = frontend === 'shell' ? '/' : '/remotes/admin/';
    const scripts = scriptsOf(frontend).map(([name, code]) => [base + name, code] as const);
    const importsOf = ([name, code]: (typeof scripts)[number]) =>
      [...code.matchAll(/\b(?:from|import)\s*[`'"](\.[^`'"]+\.js)[`'"]/g)].map(
        ([, path = '']) => new URL(path, `http://site${name}`).pathname,
      );
    const lists = scripts.flatMap(([, code]) =>
      [...code.matchAll(/selahFetchModules\((\[[^\]]+\])\)/g)].map(([, list = '']) =>
        [...list.matchAll(/[`'"]([^`'"]+)[`'"]/g)].map(([, file = '']) => file),
      ),
    );
    expect(lists.length).toBeGreaterThan(3);
    const imports = new Map(scripts.map((script) => [script[0], importsOf(script)]));
    const early = lists.flatMap((list) =>
      list.flatMap((file, place) =>
        (imports.get(file) ?? [])
          .filter((imported) => list.indexOf(imported) > place)
          .map((imported) => [file, imported]),
      ),
    );
    expect(early).toEqual([]);
    expect([...imports.values()].flat().length).toBeGreaterThan(lists.length);
  });
});
