import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@selah/service-kit/testing/eventually';
import type { Cluster, ClusterAddress } from './cluster.ts';
import { docker } from './docker.ts';

/** The database with three members instead of one. */
export interface ReplicaSet {
  /** The primary steps down, another member is elected, and some seconds later the first one again. */
  stepDown(): Promise<void>;
  /** Back to one member. */
  end(): Promise<void>;
}

/** Why the database cannot elect another primary; empty if it can. */
export function noElections(): string {
  const { files = [] } = JSON.parse(process.env.SELAH_CLUSTER ?? '{}') as Partial<ClusterAddress>;
  return files.includes('docker/docker-compose.stand-ins.yml')
    ? 'the stand-in for MongoDB has one member'
    : '';
}

const FIRST = 'mongo:27017';
const NAMES = ['mongo-2', 'mongo-3'];
/** The first member is elected again when this time is over, as it has the higher priority. */
const STEPPED_DOWN_SECONDS = 10;
const ELECTION_MS = 60_000;

/** Adds two members, in containers with the image and the network of the first one. */
export async function startReplicaSet(cluster: Cluster): Promise<ReplicaSet> {
  const [first = ''] = await cluster.containers('mongo');
  const evaluate = (script: string) => docker('exec', first, 'mongosh', '--quiet', '--eval', script);
  const [image = '', network = ''] = (
    await docker(
      ...['inspect', '--format'],
      '{{.Config.Image}} {{range $name, $_ := .NetworkSettings.Networks}}{{$name}}{{end}}',
      first,
    )
  ).split(' ');
  const members: string[] = [];

  const end = async () => {
    try {
      // Forced, as there may be no primary after a failure.
      await evaluate('const all = rs.conf(); all.members.length = 1; rs.reconfig(all, { force: true })');
    } finally {
      for (const id of members) await docker('rm', '--force', '--volumes', id);
    }
  };
  try {
    for (const name of NAMES) {
      const member = ['--network', network, '--network-alias', name, '--hostname', name];
      const options = ['--replSet', 'selah', '--bind_ip_all', '--wiredTigerCacheSizeGB', '0.25'];
      members.push(await docker('run', '--detach', ...member, image, ...options));
    }
    await evaluate('const all = rs.conf(); all.members[0].priority = 2; rs.reconfig(all)');
    for (const name of NAMES) await eventually(() => evaluate(`rs.add('${name}:27017')`), ELECTION_MS);
    await eventually(async () => {
      const states = await evaluate('rs.status().members.map((member) => member.stateStr).join()');
      assert.equal(states, 'PRIMARY,SECONDARY,SECONDARY');
    }, ELECTION_MS);
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }

  const primary = () => evaluate('db.hello().primary');
  return {
    async stepDown() {
      await evaluate(`db.adminCommand({ replSetStepDown: ${STEPPED_DOWN_SECONDS} })`);
      await eventually(async () => {
        const elected = await primary();
        assert.ok(elected && elected !== FIRST, 'no other member was elected');
      }, ELECTION_MS);
      await pause(STEPPED_DOWN_SECONDS * 1_000);
      await eventually(async () => assert.equal(await primary(), FIRST), ELECTION_MS);
    },
    end,
  };
}
