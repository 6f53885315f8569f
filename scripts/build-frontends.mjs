// Builds the two frontends when their sources changed since the last build.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, fingerprint, root, say, stamp } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const SOURCES = [
  'frontends',
  'packages/frontend-build/src',
  'packages/web-kit/src',
  'packages/distress/src',
  'packages/shared/src',
  'package-lock.json',
];

export function buildFrontends() {
  const built = stamp('frontends/shell/dist/.built-from');
  const wanted = fingerprint(...SOURCES);
  if (built.isCurrent(wanted)) return;
  say('Building the pages …');
  run(process.execPath, ['scripts/helplines-age.ts']);
  // A build restored from turbo's cache leaves the files of the one before.
  for (const frontend of ['shell', 'admin'])
    rmSync(join(root, 'frontends', frontend, 'dist'), { recursive: true, force: true });
  const startedAt = Date.now();
  const code = run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only'], {
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (code !== 0) fail('The pages could not be built: see above.');
  built.write(wanted);
  say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
