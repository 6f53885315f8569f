// `npm run check`: all checks that do not run the product. All of them are run before the result.
import { fail, say } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const STEPS = [
  ['format and lint', 'npx', ['biome', 'check', '.']],
  ['arrows between the parts', 'npm', ['run', '--silent', 'arrows']],
  ['what each service installs', 'npm', ['run', '--silent', 'check:dependencies']],
  ['types', 'npx', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']],
];

const failed = STEPS.filter(([name, command, args]) => {
  say(`— ${name}`);
  return run(command, args, { env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } }) !== 0;
});

if (failed.length > 0) fail(`Not in order: ${failed.map(([name]) => name).join(', ')}.`);
say('All in order.');
