import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './project.mjs';
import { run } from './run.mjs';

const NPM_BROWSER = '@sparticuz/chromium@153.0.0';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one in `SELAH_BROWSER`, an installed one, or, on Linux, one from an npm package, which is
 * downloaded only when needed and apart from the project's packages. Undefined if there is none.
 */
export async function findBrowser() {
  const given = process.env.SELAH_BROWSER;
  if (given) return given;
  return KNOWN_PLACES.find((path) => existsSync(path)) ?? (await browserFromNpm());
}

async function browserFromNpm() {
  if (process.platform !== 'linux') return undefined;
  const home = join(root, 'node_modules', '.selah-browser');
  const entry = join(home, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js');
  if (!existsSync(entry)) {
    say('  no browser is installed: fetching one through npm …');
    const args = [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      NPM_BROWSER,
    ];
    if (run('npm', args) !== 0) return undefined;
  }
  try {
    const { default: chromium } = await import(pathToFileURL(entry).href);
    return await chromium.executablePath();
  } catch (error) {
    say(`  the browser from npm does not unpack here: ${error.message}`);
    return undefined;
  }
}
