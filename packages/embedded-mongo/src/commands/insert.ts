import { documentList, ensureCollection } from './arguments.ts';
import { type Command, reply } from './command.ts';
import { newStorable } from './storable.ts';
import { runStatements } from './write-results.ts';

/** Stores documents; each is stored completely or refused. */
export const insert: Command = {
  name: 'insert',
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  effect: 'write',
  retryable: true,
  run(call) {
    const documents = documentList(call, 'documents');
    const collection = ensureCollection(call);
    let n = 0;
    const writeErrors = runStatements(documents, call.body.ordered !== false, (given) => {
      const { document, bytes } = newStorable(given.document, given.bytes);
      collection.insert(document, bytes);
      n++;
    });
    return reply({ n, ...(writeErrors.length > 0 ? { writeErrors } : {}) });
  },
};
