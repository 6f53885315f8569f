import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const require = createRequire(import.meta.url);
const folder = (path) => new URL(`../../../${path}/`, import.meta.url).href;

const TESTING_LIBRARY = 'node_modules/@testing-library';
/** Their modules keep a page's state, or its document (`screen`). */
const OF_A_PAGE = [folder('frontends'), folder('packages/web-kit'), folder(TESTING_LIBRARY)];

/** Node itself removes types, but does not know JSX. */
const JSX = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
  },
  sourceMaps: true,
};

/** The page of the test file that runs now. Without one, modules load as always. */
let page;
let pages = 0;
/** Compiled components and the files of their source maps, by file. */
const compiled = new Map();
const SOURCE_MAPS = fileURLToPath(folder('node_modules/.cache/selah-source-maps'));

/**
 * From now on, modules of pages are loaded anew: a query names the page. Libraries and contracts stay loaded.
 * `moduleNameMapper` is Jest's: pairs of a regular expression and the file that stands for the specifiers it matches.
 */
export function beginPage(moduleNameMapper) {
  pages += 1;
  const mapped = moduleNameMapper.map(([pattern, file]) => [new RegExp(pattern), pathToFileURL(file).href]);
  page = { query: `?page=${pages}`, mapped, sourceMaps: undefined };
  const required = TESTING_LIBRARY.replaceAll('/', sep);
  for (const file of Object.keys(require.cache)) if (file.includes(required)) delete require.cache[file];
}

/** The address of a test file in the present page. */
export function addressInPage(path) {
  return pathToFileURL(path).href + page.query;
}

/** Where Jest looks for source maps: files by the address of the module. */
export function noteSourceMaps(sourceMaps) {
  page.sourceMaps = sourceMaps;
}

export function endPage() {
  page = undefined;
}

registerHooks({
  resolve(specifier, context, next) {
    if (!page || context.conditions.includes('require')) return next(specifier, context);
    const mapped = page.mapped.find(([pattern]) => pattern.test(specifier))?.[1];
    const resolved = next(mapped ?? specifier, context);
    const isOfPage = OF_A_PAGE.some((each) => resolved.url.startsWith(each)) && !resolved.url.includes('?');
    return isOfPage ? { ...resolved, url: resolved.url + page.query } : resolved;
  },
  load(url, context, next) {
    const [address, query] = url.split('?');
    if (address.endsWith('.tsx')) {
      const { code, mapFile } = compile(fileURLToPath(address));
      page?.sourceMaps?.set(url, mapFile);
      return { format: 'module', source: code, shortCircuit: true };
    }
    if (query && address.startsWith(folder(TESTING_LIBRARY)) && context.format !== 'module') {
      return { format: 'module', source: exportsOf(fileURLToPath(address)), shortCircuit: true };
    }
    return next(url, context);
  },
});

function compile(filename) {
  const known = compiled.get(filename);
  if (known) return known;
  const { code, map } = transformSync(readFileSync(filename, 'utf8'), { ...JSX, filename });
  const mapFile = join(SOURCE_MAPS, `${createHash('sha256').update(filename).digest('hex')}.map`);
  mkdirSync(SOURCE_MAPS, { recursive: true });
  // Other processes write the same.
  writeFileSync(`${mapFile}.${process.pid}`, map);
  renameSync(`${mapFile}.${process.pid}`, mapFile);
  const result = { code, mapFile };
  compiled.set(filename, result);
  return result;
}

/** An ES module for a CommonJS one: Node makes one only once, so the next page would get the exports of the first. */
function exportsOf(file) {
  const names = Object.keys(require(file)).filter((name) => name !== 'default');
  return `import { createRequire } from 'node:module';
const exported = createRequire(import.meta.url)(${JSON.stringify(file)});
export default exported;
export const { ${names.join(', ')} } = exported;`;
}
