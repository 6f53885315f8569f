import type { Document } from '../bson/document.ts';
import { MongoError } from '../errors.ts';
import type { Answer } from '../wire/connection.ts';
import type { Request } from '../wire/op-msg.ts';
import { encodeReplyDocument } from '../wire/reply.ts';
import type { Call, Command, Server } from './command.ts';
import { checkGenericFields, GENERIC_FIELDS, wantsDurableRead } from './generic-fields.ts';
import { COMMANDS } from './registry.ts';
import { earlierReply, type RetryKey, retryKeyOf } from './retry-key.ts';
import { refuseUnknownFields } from './unknown-fields.ts';

/** Makes the function that answers requests: finds and runs the command, and turns errors into replies. */
export function answerer(server: Server): Answer {
  return async (request) => {
    try {
      return await answer(server, request);
    } catch (error) {
      return encodeReplyDocument({ body: errorBody(error) });
    }
  };
}

async function answer(server: Server, request: Request & { legacyDatabase?: string }): Promise<Uint8Array> {
  const { body, sequences } = request;
  const name = Object.keys(body)[0] ?? '';
  const command = COMMANDS.get(name);
  const database = databaseName(body.$db ?? request.legacyDatabase);
  if (!command) throw new MongoError(59, `no such command: '${name}'`);
  checkGenericFields(body);
  if (command.fields !== 'any') {
    refuseUnknownFields(name, Object.keys(body), [name, ...command.fields, ...GENERIC_FIELDS]);
    refuseUnknownFields(name, sequences.keys(), command.fields);
  }
  if (wantsDurableRead(command, body)) await server.storage.commit.durable();
  const reply = run(command, { server, database, body, sequences });
  if (command.effect === 'write') await server.storage.commit.durable();
  return reply;
}

/** Synchronous, so that commands never see an unfinished change of another. */
function run(command: Command, call: Call): Uint8Array {
  const { storage, clock } = call.server;
  const key = command.retryable ? retryKeyOf(call.body) : undefined;
  const earlier = key && earlierReply(storage.retries, key);
  if (earlier) return earlier;
  try {
    const { body, batch } = command.run(call);
    const bytes = encodeReplyDocument({ body: { ...body, ok: 1 }, ...(batch ? { batch } : {}) });
    if (key) remember(key, bytes);
    return bytes;
  } catch (error) {
    if (command.effect === 'write' && !(error instanceof MongoError)) storage.commit.abort(asError(error));
    throw error;
  }

  function remember({ session, transactionNumber }: RetryKey, bytes: Uint8Array): void {
    storage.retries.save(session, { transactionNumber, reply: bytes }, clock());
  }
}

/** @throws InvalidNamespace for names that MongoDB does not allow */
function databaseName(name: unknown): string {
  if (typeof name !== 'string' || !/^[^/\\. "$*<>:|?\0]{1,63}$/.test(name)) {
    throw new MongoError(73, `Invalid database name: '${String(name)}'`);
  }
  return name;
}

function errorBody(error: unknown): Document {
  if (error instanceof MongoError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  }
  const message = asError(error).message;
  const full = /full|ENOSPC/i.test(message);
  return {
    ok: 0,
    errmsg: message,
    code: full ? 14031 : 1,
    codeName: full ? 'OutOfDiskSpace' : 'InternalError',
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
