import { describeChangeNotesContract } from '../../../test/contracts/change-notes.contract.ts';
import { createInMemoryChangeNotes } from './in-memory-change-notes.ts';

describeChangeNotesContract('memory', async () => createInMemoryChangeNotes());
