import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ADMIN_VARIABLES } from '@selah/admin/config';
import { GATEWAY_VARIABLES } from '@selah/gateway/config';
import { MESSAGES_VARIABLES } from '@selah/messages/config';
import { STATS_VARIABLES } from '@selah/stats/config';
import { USERS_VARIABLES } from '@selah/users/config';
import { VIDEOS_VARIABLES } from '@selah/videos/config';
import { loadStandaloneConfig, STANDALONE_VARIABLES } from './config.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const EXAMPLE = /^#([A-Z][A-Z0-9_]*)=(.*)$/gm;

describe('.env.example', () => {
  const examples = [...read('.env.example').matchAll(EXAMPLE)];
  const named = examples.map(([, name = '']) => name);
  const known = new Set([
    ...ADMIN_VARIABLES,
    ...GATEWAY_VARIABLES,
    ...MESSAGES_VARIABLES,
    ...STATS_VARIABLES,
    ...USERS_VARIABLES,
    ...VIDEOS_VARIABLES,
    ...STANDALONE_VARIABLES,
    ...[...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
  ]);

  it('has every variable that a configuration reads', () => {
    expect(known.size).toBeGreaterThan(50);
    expect([...known].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has no variable that nothing reads, and none twice', () => {
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it('shows the defaults: they change nothing if they are set', () => {
    const env = Object.fromEntries(examples.map(([, name = '', value = '']) => [name, unquoted(value)]));
    const absent = { LOG_LEVEL: env.LOG_LEVEL, PUBLIC_URL: env.PUBLIC_URL };
    // Without a bucket its prefix has no meaning.
    expect(loadStandaloneConfig({ ...env, BACKUP_S3_PREFIX: '' })).toEqual(loadStandaloneConfig(absent));
  });
});

function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/, '$1');
}
