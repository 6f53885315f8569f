// One step of replacing a secret that signs, without an outage: restart all services after each.
//   node docker/rotate-secret.mjs <begin|switch|end> <internal|session> [folder]    /run/secrets unless it is named
//   begin: adds a new secret, which is accepted · switch: the new one signs · end: the old one is removed
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const [step, name, folder = '/run/secrets'] = process.argv.slice(2);

const STEPS = {
  begin: ([first, ...others]) => (others.length === 0 ? [first, randomBytes(32).toString('hex')] : undefined),
  switch: ([first, second]) => (second ? [second, first] : undefined),
  end: ([first, second]) => (second ? [first] : undefined),
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!Object.hasOwn(STEPS, step) || !['internal', 'session'].includes(name)) {
  fail('usage: rotate-secret.mjs <begin|switch|end> <internal|session> [folder]');
}
const file = `${folder}/${name}`;
const secrets = readFileSync(file, 'utf8')
  .split(/[,\s]+/)
  .filter(Boolean);
const next = STEPS[step](secrets);
if (!next) fail(`${file} has ${secrets.length} secret(s): '${step}' is not the next step`);
// Atomically, so that a crash leaves no incomplete file.
writeFileSync(`${file}.new`, `${next.join('\n')}\n`, { mode: 0o400 });
renameSync(`${file}.new`, file);
console.log(`${file} has ${next.length} secret(s) now: restart all services before the next step`);
