import { Binary, Long } from 'bson';
import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { binaryOf } from '../bson/value-parts.ts';
import { badValue, MongoError } from '../errors.ts';
import type { RetryRecords } from '../storage/retry-records.ts';

/** Identifies a write of a session. A repeated write has the same key. */
export type RetryKey = { session: Uint8Array; transactionNumber: number };

/** The key of a retryable write, or undefined for other writes. */
export function retryKeyOf(body: Document): RetryKey | undefined {
  if (body.txnNumber === undefined) return undefined;
  const session = isDocument(body.lsid) ? body.lsid.id : undefined;
  if (!(session instanceof Binary))
    throw badValue('Transaction number requires a session ID to also be specified');
  const transactionNumber = Long.isLong(body.txnNumber) ? nearestDouble(body.txnNumber) : Number.NaN;
  if (!Number.isSafeInteger(transactionNumber)) throw badValue('txnNumber must be a 64-bit integer');
  return { session: binaryOf(session).bytes, transactionNumber };
}

/**
 * The stored reply of the same write.
 * @throws TransactionTooOld if a later write replaced it
 */
export function earlierReply(
  records: RetryRecords,
  { session, transactionNumber }: RetryKey,
): Uint8Array | undefined {
  const record = records.find(session);
  if (!record || record.transactionNumber < transactionNumber) return undefined;
  if (record.transactionNumber === transactionNumber) return record.reply;
  throw new MongoError(
    225,
    `Retryable write with txnNumber ${transactionNumber} is prohibited: a newer one (${record.transactionNumber}) has already started`,
  );
}
