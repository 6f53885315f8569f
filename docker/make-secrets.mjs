// Generates the secrets of an installation in a folder; existing ones stay.
//   node docker/make-secrets.mjs [folder]    /run/secrets by default
// It also writes the addresses of the trial's engines, to be replaced by those of managed ones.
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const FOLDER = process.argv[2] ?? '/run/secrets';
/** Letters and digits that are not confused when a password is copied by hand. */
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

mkdirSync(FOLDER, { recursive: true });
make('internal', random(32));
make('session', random(32));
make('s3-access-key', random(10));
make('s3-secret-key', random(20));
make('mongodb-uri', 'mongodb://mongo:27017/selah?replicaSet=selah');
make('nats-url', 'nats://nats:4222');
make('redis-url', 'redis://redis:6379');
make('smtp-url', 'smtp://mail:1025');
make('openai-api-key', '');
make('otlp-headers', '');
const first = make('admin-password', password());
if (first)
  console.log(
    `First administrator: ${process.env.ADMIN_USERNAME ?? 'admin'}, password ${first} (counts until it is changed)`,
  );
