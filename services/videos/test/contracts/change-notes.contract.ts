import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChangeNotes } from '../../src/domain/ports.ts';

/** What every place for notes of changes does. `open` answers an empty one. */
export function describeChangeNotesContract(name: string, open: () => Promise<ChangeNotes>): void {
  describe(`${name} as a place for notes of changes`, () => {
    let notes: ChangeNotes;
    beforeEach(async () => {
      notes = await open();
    });

    it('has none at first', async () => {
      expect(await notes.read(0)).toEqual({ all: [], over: [] });
    });

    it('tells which changes are over: those whose time has come, and those that were marked', async () => {
      const [early, late, marked] = [await notes.add(100), await notes.add(200), await notes.add(200)];
      await notes.markOver(marked);
      expect(new Set((await notes.read(99)).all)).toEqual(new Set([early, late, marked]));
      expect((await notes.read(99)).over).toEqual([marked]);
      expect(new Set((await notes.read(100)).over)).toEqual(new Set([early, marked]));
    });

    it('removes notes, also such as are gone already', async () => {
      const [one, other] = [await notes.add(1), await notes.add(1)];
      await notes.remove([one]);
      await notes.remove([one]);
      await notes.markOver(one);
      expect(await notes.read(0)).toEqual({ all: [other], over: [] });
    });
  });
}
