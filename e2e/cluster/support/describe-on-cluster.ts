import { afterAll, beforeAll, describe } from '@jest/globals';
import { type Cluster, type ClusterAddress, connectToCluster, SERVICES } from './cluster.ts';

const START_TIMEOUT_MS = 180_000;

/** Runs `tests` against the product in containers, or skips them with the reason in the title. */
export function describeOnCluster(title: string, tests: (cluster: () => Cluster) => void): void {
  const { SELAH_CLUSTER: address, SELAH_CLUSTER_MISSING: missing = 'no product runs in containers' } =
    process.env;
  if (!address) {
    describe.skip(`${title} (skipped: ${missing})`, () => {
      tests(() => {
        throw new Error(missing);
      });
    });
    return;
  }
  describe(title, () => {
    const cluster = connectToCluster(JSON.parse(address) as ClusterAddress);
    beforeAll(() => cluster.ready(...SERVICES, 'video-worker'));
    tests(() => cluster);
    afterAll(() => cluster.ready(...SERVICES, 'video-worker'), START_TIMEOUT_MS);
  });
}
