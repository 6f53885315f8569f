import { describe, expect, it } from '@jest/globals';
import { CONSENT_VERSION, type ConsentRecord, consentFrom, isConsentRecord } from './consent.ts';

const at = '2026-11-21T10:00:00.000Z';
const accepted: ConsentRecord = { choice: 'accepted', version: CONSENT_VERSION, at };
const refused: ConsentRecord = { choice: 'refused', version: CONSENT_VERSION, at };
const anOrdinaryBrowser = { stored: undefined, browserRefuses: false, canRemember: true };

describe('the consent in force', () => {
  it('is undecided until the visitor chooses', () => {
    expect(consentFrom(anOrdinaryBrowser)).toEqual({ status: 'unasked' });
  });

  it.each([accepted, refused])('is the stored choice with its date: %j', (stored) => {
    expect(consentFrom({ ...anOrdinaryBrowser, stored })).toEqual({
      status: stored.choice,
      by: 'visitor',
      at,
    });
  });

  it('is undecided again when the terms changed after a yes; a no remains a no', () => {
    const older = CONSENT_VERSION - 1;
    expect(consentFrom({ ...anOrdinaryBrowser, stored: { ...accepted, version: older } }).status).toBe(
      'unasked',
    );
    expect(consentFrom({ ...anOrdinaryBrowser, stored: { ...refused, version: older } }).status).toBe(
      'refused',
    );
  });

  it('is a refusal when the browser sends Global Privacy Control, whatever was chosen before', () => {
    expect(consentFrom({ ...anOrdinaryBrowser, stored: accepted, browserRefuses: true })).toEqual({
      status: 'refused',
      by: 'browserSignal',
    });
  });

  it('is a refusal when a choice could not be stored', () => {
    expect(consentFrom({ ...anOrdinaryBrowser, canRemember: false })).toEqual({
      status: 'refused',
      by: 'noStorage',
    });
  });
});

describe('a stored choice', () => {
  it.each([
    null,
    'accepted',
    [],
    {},
    { ...accepted, choice: 'maybe' },
    { ...accepted, version: '1' },
    { ...accepted, at: 'yesterday' },
    { ...accepted, at: 0 },
  ])('is ignored when invalid: %j', (raw) => {
    expect(isConsentRecord(raw)).toBe(false);
  });

  it('is valid when complete', () => {
    expect(isConsentRecord(JSON.parse(JSON.stringify(accepted)))).toBe(true);
  });
});
