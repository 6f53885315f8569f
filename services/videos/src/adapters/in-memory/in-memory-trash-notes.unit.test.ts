import { describeTrashNotesContract } from '../../../test/contracts/trash-notes.contract.ts';
import { createInMemoryTrashNotes } from './in-memory-trash-notes.ts';

describeTrashNotesContract('memory', async () => createInMemoryTrashNotes());
