import { describeChangeNotesContract } from '../../../test/contracts/change-notes.contract.ts';
import { useTestDatabase } from '../../../test/mongo-connection.ts';
import { createMongoChangeNotes } from './mongo-change-notes.ts';

const connect = useTestDatabase();

describeChangeNotesContract('MongoDB', async () => createMongoChangeNotes(await connect()));
