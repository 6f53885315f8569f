import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aManagedVideo } from '../../../testing/builders.ts';
import { filterVideos, SORT_COLUMNS, VIDEO_STATES, viewFromAddress, viewToAddress } from './list-view.ts';

const view = (query: string) => viewFromAddress(new URLSearchParams(query));

describe('the view of the list', () => {
  it('shows all videos, newest first, for an empty or invalid address', () => {
    const usual = {
      search: '',
      language: undefined,
      state: undefined,
      sorting: { id: 'created', desc: true },
    };
    expect(view('')).toEqual(usual);
    expect(view('language=de&state=lost&sort=price-up')).toEqual(usual);
  });

  it('is the same after writing it to the address and reading it', () => {
    const anyView = fc.record({
      search: fc.string(),
      language: fc.constantFrom(undefined, 'pt', 'en', 'es', 'fr'),
      state: fc.constantFrom(undefined, ...VIDEO_STATES),
      sorting: fc.record({ id: fc.constantFrom(...SORT_COLUMNS), desc: fc.boolean() }),
    });
    fc.assert(
      fc.property(anyView, (wanted) => {
        const parameters = new URLSearchParams();
        for (const [name, value] of Object.entries(
          viewToAddress(wanted as Parameters<typeof viewToAddress>[0]),
        )) {
          if (value) parameters.set(name, value);
        }
        expect(viewFromAddress(parameters)).toEqual(wanted);
      }),
    );
  });

  it('finds all words, in any order, without case and accents', () => {
    const videos = [
      aManagedVideo({ id: 1, title: 'Oração da Manhã' }),
      aManagedVideo({ id: 2, title: 'Oração da noite', filename: 'manha.mp4' }),
      aManagedVideo({ id: 3, title: 'Night' }),
    ];
    const found = (query: string) => filterVideos(videos, view(query)).map(({ id }) => id);
    expect(found('q=MANHA+oracao')).toEqual([1, 2]);
    expect(found('q=oração&language=pt&state=ready')).toEqual([1, 2]);
    expect(found('state=failed')).toEqual([]);
  });
});
