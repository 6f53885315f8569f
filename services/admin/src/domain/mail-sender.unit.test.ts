import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { loadAdminConfig } from '../config.ts';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1',
  PUBLIC_URL: 'https://selah.example.org',
  INTERNAL_SECRET: '7f3b91d0c2e84a65b1f09e3d7c5a4826',
};
const senderOf = (env: Readonly<Record<string, string>>) => {
  const { from, isSenderReal } = loadAdminConfig({ ...NEEDED, ...env }).mail;
  return [from, isSenderReal];
};

describe('the sender of mails', () => {
  it.each([
    ['selah@example.org', true],
    ['Selah <selah@example.org>', true],
    ['"Selah, paz e luz" <selah@example.org>', true],
    ['Selah <selah@localhost>', false],
  ])('is what MAIL_FROM says: %s', (mailFrom, isReal) => {
    expect(senderOf({ MAIL_FROM: mailFrom })).toEqual([mailFrom, isReal]);
  });

  it.each([
    'Selah',
    '@example.org',
    'selah@',
    'Selah <selah>',
    'Selah selah@example.org',
    'Selah <selah@example.org',
    'selah@example.org, other@example.org',
    'Selah\r\nBcc: all@example.org <selah@example.org>',
  ])('is refused at the start without an address that mail can come from: %j', (mailFrom) => {
    expect(() => senderOf({ MAIL_FROM: mailFrom })).toThrow(ConfigError);
    expect(() => senderOf({ MAIL_FROM: mailFrom })).toThrow(
      'MAIL_FROM: must be an address such as selah@example.org or Selah <selah@example.org>',
    );
  });

  it.each([
    ['https://selah.example.org', 'Selah', '"Selah" <selah@selah.example.org>'],
    ['https://www.example.org:8443', 'Paz "e" Luz', '"Paz e Luz" <selah@example.org>'],
  ])('is of the domain of %s by itself', (PUBLIC_URL, PRODUCT_NAME, from) => {
    expect(senderOf({ PUBLIC_URL, PRODUCT_NAME })).toEqual([from, true]);
  });

  it.each([
    'http://127.0.0.1:8080',
    'http://[::1]',
    'http://10.0.0.7',
    'http://server',
    'http://selah.local',
  ])('is nobody whom other servers believe where the site is at %s', (PUBLIC_URL) =>
    expect(senderOf({ PUBLIC_URL })).toEqual(['"Selah" <selah@localhost>', false]),
  );
});
