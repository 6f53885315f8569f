import { describe, expect, it } from '@jest/globals';
import { adPlaces, isSlotsInUse, NO_PLACES, NO_SLOTS, slotsInUse } from './ad-places.ts';

const accepted = { status: 'accepted', by: 'visitor', at: '2026-11-21T10:00:00.000Z' } as const;
const both = { header: true, footer: true };
const headerCode = { headerAdCode: '<b>a</b>', footerAdCode: '' };
const nothingKnown = { consent: accepted, settings: undefined, remembered: NO_SLOTS, acceptedHere: false };

describe('the state of the ad slots', () => {
  it.each([
    { status: 'unasked' },
    { status: 'refused', by: 'visitor', at: accepted.at },
    { status: 'refused', by: 'browserSignal' },
  ] as const)('is closed without a yes: %j', (consent) => {
    const known = { settings: headerCode, remembered: both, acceptedHere: true };
    expect(adPlaces({ ...known, consent })).toEqual(NO_PLACES);
  });

  it('is closed before anything is known', () => {
    expect(adPlaces(nothingKnown)).toEqual(NO_PLACES);
  });

  it('is reserved from the first paint if the slot was in use before', () => {
    expect(adPlaces({ ...nothingKnown, remembered: { header: true, footer: false } })).toEqual({
      header: 'reserved',
      footer: 'closed',
    });
  });

  it('M-034 is closed when the code was removed', () => {
    const settings = { headerAdCode: '', footerAdCode: ' \n ' };
    expect(adPlaces({ ...nothingKnown, remembered: both, settings })).toEqual(NO_PLACES);
  });

  it('opens at once with the click that accepts', () => {
    expect(adPlaces({ ...nothingKnown, acceptedHere: true, settings: headerCode })).toEqual({
      header: 'filled',
      footer: 'closed',
    });
  });

  it('does not change while the page is open: new code waits for the next page', () => {
    expect(adPlaces({ ...nothingKnown, settings: headerCode })).toEqual(NO_PLACES);
    const nextPage = { ...nothingKnown, remembered: slotsInUse(headerCode), settings: headerCode };
    expect(adPlaces(nextPage).header).toBe('filled');
  });
});

it.each([null, 1, [], {}, { header: true }, { header: 1, footer: 0 }])(
  'rejects the stored value %j',
  (raw) => {
    expect(isSlotsInUse(raw)).toBe(false);
  },
);
