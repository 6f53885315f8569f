import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric } from '../bson/value-type.ts';
import { badValue, MongoError, notSupported } from '../errors.ts';
import type { Command } from './command.ts';

/** Fields that any command may have. */
export const GENERIC_FIELDS: readonly string[] = [
  '$db',
  'lsid',
  'txnNumber',
  'stmtId',
  'stmtIds',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'autocommit',
  'startTransaction',
];

const READ_CONCERNS = new Set([undefined, 'local', 'available', 'majority', 'linearizable']);

/**
 * Checks the generic fields. Transactions and snapshots are refused, because there is no isolation; so is a write
 * concern that needs more than one machine.
 */
export function checkGenericFields(body: Document): void {
  if ('autocommit' in body || 'startTransaction' in body) throw notSupported('a multi-document transaction');
  const level = isDocument(body.readConcern) ? body.readConcern.level : undefined;
  if (level === 'snapshot') throw notSupported('read concern "snapshot"');
  if (level !== undefined && (typeof level !== 'string' || !READ_CONCERNS.has(level)))
    throw badValue(`unknown read concern level ${String(level)}`);
  const w = isDocument(body.writeConcern) ? body.writeConcern.w : undefined;
  if (isNumeric(w) && nearestDouble(w) > 1) throw new MongoError(100, 'Not enough data-bearing nodes');
  if (typeof w === 'string' && w !== 'majority')
    throw new MongoError(79, `No write concern mode named '${w}' found in replica set configuration`);
  if (body.apiVersion !== undefined && body.apiVersion !== '1') throw badValue('API version must be "1"');
}

/** A majority read waits for pending writes, so that it returns only what is on disk. */
export function wantsDurableRead(command: Command, body: Document): boolean {
  const level = isDocument(body.readConcern) ? body.readConcern.level : undefined;
  return command.effect === 'read' && (level === 'majority' || level === 'linearizable');
}
