// Whether the duration of a failed login reveals which accounts exist, and how long it takes to check a password:
//   node bench/accounts/measure-login.ts
import { createArgon2PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import { builtFrontends } from '../built-frontends.ts';
import { startWith } from '../product.ts';

const ROUNDS = 60;
const PORT = 18_083;

const product = await startWith(builtFrontends(), PORT);
try {
  const post = (path: string, json: unknown) =>
    fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const accounts = Array.from({ length: ROUNDS }, (_, index) => `known${index}@example.org`);
  for (const email of accounts)
    await post('/api/site-users/register', { email, name: 'Ana', password: 'segredo1' });

  const times = { wrongPassword: [] as number[], unknownAccount: [] as number[] };
  // Alternating, so that other load on the machine affects both.
  for (const [index, email] of accounts.entries()) {
    times.wrongPassword.push(await timed(() => post('/api/site-users/login', { email, password: 'wrong' })));
    const unknown = { email: `unknown${index}@example.org`, password: 'wrong' };
    times.unknownAccount.push(await timed(() => post('/api/site-users/login', unknown)));
  }
  const passwords = createArgon2PasswordHasher();
  const hash = await passwords.hash('segredo1');
  const checks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    checks.push(await timed(() => passwords.verify(hash, 'wrong')));

  const known = quantiles(times.wrongPassword);
  const unknown = quantiles(times.unknownAccount);
  console.table({
    'wrong password': known,
    'unknown account': unknown,
    'checking one password': quantiles(checks),
  });
  process.stdout.write(
    `Ratio of the medians, wrong password to unknown account: ${(known.median / unknown.median).toFixed(3)}\n`,
  );
} finally {
  await product.stop();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Milliseconds. */
function quantiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { p10: at(0.1), median: at(0.5), p90: at(0.9) };
}
