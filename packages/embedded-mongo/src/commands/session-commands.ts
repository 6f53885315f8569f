import { UUID } from 'bson';
import { MongoError } from '../errors.ts';
import { type Command, reply } from './command.ts';

/** Session commands have no effect: a session holds only the reply to its last write, which expires. */
export const sessionCommands: readonly Command[] = [
  {
    name: 'startSession',
    fields: [],
    effect: 'none',
    run: () => reply({ id: { id: new UUID() }, timeoutMinutes: 30 }),
  },
  ...['endSessions', 'refreshSessions', 'killSessions'].map(
    (name): Command => ({ name, fields: [], effect: 'none', run: () => reply() }),
  ),
  ...['commitTransaction', 'abortTransaction'].map(
    (name): Command => ({
      name,
      fields: ['recoveryToken'],
      effect: 'none',
      run: () => {
        throw new MongoError(251, 'Given transaction number does not match any in-progress transactions.');
      },
    }),
  ),
];
