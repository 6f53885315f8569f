import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const WORKSPACES = {
  shared: 'packages/shared',
  shell: 'frontends/shell',
  'admin-frontend': 'frontends/admin',
};

export interface Baseline {
  readonly shellDir: string;
  readonly adminDir: string;
  remove(): void;
}

/**
 * Builds the frontends of another commit beside this one. The packages of npm are shared, the project's own come from
 * that commit; so a baseline with other dependencies is built with today's.
 */
export function buildBaseline(ref: string): Baseline {
  const tree = mkdtempSync(join(tmpdir(), 'selah-baseline-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', '--force', tree, ref);
  linkPackages(tree);
  for (const frontend of ['shell', 'admin']) {
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=error'],
      {
        cwd: join(tree, 'frontends', frontend),
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  return {
    shellDir: join(tree, 'frontends', 'shell', 'dist'),
    adminDir: join(tree, 'frontends', 'admin', 'dist'),
    remove() {
      git('worktree', 'remove', '--force', tree);
      rmSync(tree, { recursive: true, force: true });
    },
  };
}

function linkPackages(tree: string): void {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@selah'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@selah') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const [name, folder] of Object.entries(WORKSPACES))
    symlinkSync(join(tree, folder), join(modules, '@selah', name));
}
