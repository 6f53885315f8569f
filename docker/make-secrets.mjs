// Makes the secrets of an installation in /run/secrets, each once: what is there already stays.
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

const FOLDER = '/run/secrets';
/** Letters and digits that nobody mistakes for each other when a password is copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const random = (bytes) => randomBytes(bytes).toString('hex');
const password = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

function make(name, value) {
  const file = `${FOLDER}/${name}`;
  if (existsSync(file)) return undefined;
  writeFileSync(file, `${value}\n`, { mode: 0o400, flag: 'wx' });
  return value;
}

make('internal', random(32));
make('s3-access-key', random(10));
make('s3-secret-key', random(20));
const first = make('admin-password', password());
if (first)
  console.log(
    `First administrator: ${process.env.ADMIN_USERNAME}, password ${first} (counts until it is changed)`,
  );
