import { MAX_MESSAGE_BYTES } from '../wire/message-framer.ts';
import { type Call, type Command, reply } from './command.ts';
import { MAX_DOCUMENT_BYTES } from './storable.ts';

/** The name of the replica set that the server claims to be: drivers retry writes only on one. */
export const REPLICA_SET = 'selah';
/** The protocol of MongoDB 7.0, whose commands are what is served here. */
export const WIRE_VERSION = 21;

/** The greeting: what the server is and what it can take. It announces no compression and no authentication.
 * Drivers tell more of themselves with every release; what they tell changes nothing, so any field is welcome. */
function describeServer({ server, body }: Call, primary: 'isWritablePrimary' | 'ismaster') {
  return reply({
    [primary]: true,
    ...(body.helloOk === true ? { helloOk: true } : {}),
    setName: REPLICA_SET,
    setVersion: 1,
    hosts: [server.address],
    primary: server.address,
    me: server.address,
    secondary: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: server.clock(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: 1,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  });
}

export const hello: Command = {
  name: 'hello',
  fields: 'any',
  effect: 'none',
  run: (call) => describeServer(call, 'isWritablePrimary'),
};
export const isMaster: Command = {
  name: 'isMaster',
  fields: 'any',
  effect: 'none',
  run: (call) => describeServer(call, 'ismaster'),
};
export const ismaster: Command = { ...isMaster, name: 'ismaster' };
