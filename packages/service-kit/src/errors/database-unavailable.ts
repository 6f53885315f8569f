import mongoose from 'mongoose';

const { MongoError, MongoNetworkError, MongoNotConnectedError, MongoServerSelectionError } = mongoose.mongo;

/**
 * Whether an operation failed because the database cannot be reached or is changing its primary, so that a retry
 * may succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoServerSelectionError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    (error instanceof MongoError && error.hasErrorLabel('RetryableWriteError')) ||
    // The driver does not export its class.
    (error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError') ||
    // mongoose buffers operations while it is disconnected, and has no error class for timeouts of the buffer.
    (error instanceof mongoose.Error && error.message.includes('buffering timed out'))
  );
}
