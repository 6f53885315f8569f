import { describe, expect, it } from '@jest/globals';
import type { OutgoingConnection } from '@selah/shared/contracts/outgoing-connections';
import { fillPrivacyPage } from './fill-privacy-page.ts';
import { isOwnNetwork } from './is-own-network.ts';

const TEMPLATE =
  '<ul><!--when letters--><li>%HOST_LETTERS% writes</li><!--end-->' +
  '<!--when mail--><li>%HOST_MAIL% mails</li><!--end-->' +
  '<!--when database--><li>%HOST_DATABASE% stores</li><!--end-->' +
  '<!--when letters:own--><li>own</li><!--end--><!--when letters:off--><li>off</li><!--end--></ul>' +
  '<!--when unknown--><p>unknown</p><!--end-->';

const to = (purpose: OutgoingConnection['purpose'], host: string): OutgoingConnection => ({
  purpose,
  host,
  port: 443,
});
const filled = (connections: readonly OutgoingConnection[], isComplete = true) =>
  fillPrivacyPage(TEMPLATE, { connections, isComplete }).replace(/<[^>]+>/g, '|');

describe('the page about privacy', () => {
  it.each([
    ['says that nobody else reads the letters when nobody does', [], '||off||'],
    ['names the provider of letters', [to('letters', 'api.example.org')], '||api.example.org writes||'],
    ['tells an AI of the house from one of somebody else', [to('letters', '192.168.1.20')], '||own||'],
    [
      'names nobody of the own network',
      [to('mail', 'mail'), to('database', '127.0.0.1'), to('database', 'db-0.selah.svc')],
      '||off||',
    ],
    [
      'names each host once',
      [
        to('mail', 'mx.example.org'),
        to('mail', 'mx.example.org'),
        to('database', 'a.example'),
        to('database', 'b.example'),
      ],
      '||mx.example.org mails||a.example, b.example stores||off||',
    ],
  ])('%s', (_, connections, expected) => {
    expect(filled(connections)).toBe(expected);
  });

  it('claims nothing about letters when their service did not say, and tells so', () => {
    expect(filled([to('mail', 'mx.example.org')], false)).toBe('||mx.example.org mails|||unknown|');
  });

  it('writes a host as text', () => {
    expect(fillPrivacyPage(TEMPLATE, { connections: [to('mail', 'a.<b>"$&')], isComplete: true })).toContain(
      '<li>a.&lt;b&gt;&quot;$&amp; mails</li>',
    );
  });
});

it.each([
  ['localhost', true],
  ['mongo', true],
  ['mongo-0.mongo.selah.svc.cluster.local', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['::1', true],
  ['fd00::5', true],
  ['2001:db8::1', false],
  ['api.openai.com', false],
])('%s is on the own network: %s', (host, expected) => {
  expect(isOwnNetwork(host)).toBe(expected);
});
