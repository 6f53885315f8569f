import { describeTrashNotesContract } from '../../../test/contracts/trash-notes.contract.ts';
import { useTestDatabase } from '../../../test/mongo-connection.ts';
import { createMongoTrashNotes } from './mongo-trash-notes.ts';

const connect = useTestDatabase();

describeTrashNotesContract('MongoDB', async () => createMongoTrashNotes(await connect()));
