import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FRONTENDS = ['shell', 'admin'];

export interface Baseline {
  readonly shellDir: string;
  readonly adminDir: string;
  remove(): void;
}

/**
 * Builds the frontends of another commit. npm packages are shared, the project's own come from that commit; so a baseline
 * with other dependencies is built with today's.
 */
export function buildBaseline(ref: string): Baseline {
  const { tree, remove } = checkOut(ref);
  try {
    buildFrontends(tree);
  } catch (error) {
    remove();
    throw error;
  }
  const distOf = (frontend: string) => join(tree, 'frontends', frontend, 'dist');
  return { shellDir: distOf('shell'), adminDir: distOf('admin'), remove };
}

/** Another commit in its own folder, ready to run: its own sources, with today's npm packages. */
export function checkOut(ref: string): { readonly tree: string; remove(): void } {
  const tree = mkdtempSync(join(tmpdir(), 'selah-baseline-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', '--force', tree, ref);
  try {
    linkPackages(tree);
  } catch (error) {
    remove();
    throw error;
  }
  return { tree, remove };
}

function buildFrontends(tree: string): void {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const frontend of FRONTENDS) {
    execFileSync(process.execPath, [vite, 'build', '--logLevel=error'], {
      cwd: join(tree, 'frontends', frontend),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** The list of workspaces differs between commits. */
function workspacesOf(tree: string): string[] {
  return ['packages', 'services', 'frontends']
    .flatMap((parent) => readdirSync(join(tree, parent)).map((name) => join(tree, parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function linkPackages(tree: string): void {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@selah'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@selah') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const folder of workspacesOf(tree)) {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(folder, join(modules, name));
  }
  // Packages that npm could not place at the root are in the workspace's own folder.
  for (const frontend of FRONTENDS) {
    const own = join('frontends', frontend, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(tree, own));
  }
}
