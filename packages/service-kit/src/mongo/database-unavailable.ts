import mongoose from 'mongoose';

const { MongoError, MongoNetworkError, MongoNotConnectedError, MongoServerSelectionError } = mongoose.mongo;

/**
 * Whether an operation failed because the database cannot be reached or is just changing its primary: nothing is wrong
 * with the request, and the same again may work in a moment.
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
    // mongoose holds operations back while it is disconnected and has no class for those it gives up.
    (error instanceof mongoose.Error && error.message.includes('buffering timed out'))
  );
}
