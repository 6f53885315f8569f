import { type ClusterAddress, connectToCluster } from './cluster.ts';

/** Removes the containers and volumes of this run; the images stay. */
export default async function removeCluster(): Promise<void> {
  const { SELAH_CLUSTER: address, SELAH_CLUSTER_KEEP: keep } = process.env;
  if (!address || keep) return;
  await connectToCluster(JSON.parse(address) as ClusterAddress).compose('down', '--volumes');
}
