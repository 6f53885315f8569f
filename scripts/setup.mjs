// Installs what is missing, once per change of the lock file. Runs in the machine's own Node (20 or newer).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, fingerprint, root, say, stamp } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20)
  fail(`Selah needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`);

const installed = stamp('node_modules/.selah-installed');
const wanted = fingerprint('package-lock.json');

if (!installed.isCurrent(wanted)) {
  say('Installing what Selah is made of (about a minute the first time) …');
  const startedAt = Date.now();
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry does not carry.
  const code = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) fail('The installation failed: see what npm says above, then run the same command again.');
  // npm may have completed the lock file, and the next start must not install again for that.
  installed.write(fingerprint('package-lock.json'));
  say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

const bundledNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
if (!existsSync(bundledNode) && major < 24) {
  fail(
    'No Node 24 comes through npm for this kind of machine: install Node 24 and run the same command again.',
  );
}
