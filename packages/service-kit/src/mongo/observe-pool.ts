import type { mongo } from 'mongoose';
import { connectionObservations } from '../telemetry/observations.ts';

/** Reports how the connections of a client's pool are used. */
export function observePool(pool: mongo.MongoClient, client: string): void {
  const enter = (state: 'waiting' | 'in_use') => connectionObservations.publish({ client, state, change: 1 });
  const leave = (state: 'waiting' | 'in_use') =>
    connectionObservations.publish({ client, state, change: -1 });
  pool.on('connectionCheckOutStarted', () => enter('waiting'));
  pool.on('connectionCheckOutFailed', () => leave('waiting'));
  pool.on('connectionCheckedOut', () => {
    leave('waiting');
    enter('in_use');
  });
  pool.on('connectionCheckedIn', () => leave('in_use'));
}
