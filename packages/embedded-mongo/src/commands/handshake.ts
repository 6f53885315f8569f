import { MAX_MESSAGE_BYTES } from '../wire/message-framer.ts';
import { type Call, type Command, reply } from './command.ts';
import { MAX_DOCUMENT_BYTES } from './storable.ts';

/** The name of the announced replica set; drivers retry writes only on a replica set. */
export const REPLICA_SET = 'selah';
/** The wire version of MongoDB 7.0, whose commands are implemented. */
export const WIRE_VERSION = 21;

/**
 * The answer to `hello`: what the server supports, without compression and authentication. Any field is accepted,
 * because drivers add new ones about themselves with every release.
 */
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
