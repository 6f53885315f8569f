import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChangeNotes } from '../../src/domain/ports.ts';

/** The contract of every store of change notes. `open` returns an empty one. */
export function describeChangeNotesContract(name: string, open: () => Promise<ChangeNotes>): void {
  describe(`${name} as a store of change notes`, () => {
    let notes: ChangeNotes;
    beforeEach(async () => {
      notes = await open();
    });

    it('is empty at first', async () => {
      expect(await notes.read(0)).toEqual({ all: [], over: [] });
    });

    it('returns the changes that have ended: those that expired, and those marked as ended', async () => {
      const [early, late, marked] = [await notes.add(100), await notes.add(200), await notes.add(200)];
      await notes.markOver(marked);
      expect(new Set((await notes.read(99)).all)).toEqual(new Set([early, late, marked]));
      expect((await notes.read(99)).over).toEqual([marked]);
      expect(new Set((await notes.read(100)).over)).toEqual(new Set([early, marked]));
    });

    it('removes notes, also repeatedly', async () => {
      const [one, other] = [await notes.add(1), await notes.add(1)];
      await notes.remove([one]);
      await notes.remove([one]);
      await notes.markOver(one);
      expect(await notes.read(0)).toEqual({ all: [other], over: [] });
    });
  });
}
