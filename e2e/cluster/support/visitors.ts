import { expect } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { SAVED_MESSAGES_MAX } from '@selah/shared/contracts/limits';
import { type HttpVisitor, loggedInVisitor } from '../../support/http-visitor.ts';
import type { Cluster } from './cluster.ts';
import type { Load, LoadRequest } from './load.ts';

const RECOVERY_MS = 60_000;

/** The visitors of a test, whose records are counted afterwards. */
export interface Visitors {
  /** What they do: every service is asked, and half of the requests are POST. */
  readonly requests: readonly LoadRequest[];
  /**
   * Compares the records with the answers: everything acknowledged is there, and nothing that was never sent. Returns a row
   * for the table of results.
   */
  expectAllFound(...loads: readonly Load[]): Promise<readonly string[]>;
}

/** Less than an account may keep. */
const MESSAGES_OF_ONE = SAVED_MESSAGES_MAX / 2;

/** @param messages how many the visitors will save at most, all together */
export async function newVisitors(cluster: Cluster, messages: number): Promise<Visitors> {
  const admin = await cluster.admin();
  const accounts: Array<HttpVisitor & { readonly id: number }> = [];
  while (accounts.length * MESSAGES_OF_ONE < messages) accounts.push(await loggedInVisitor(cluster.url));
  const [visitor] = accounts;
  if (!visitor) throw new Error('visitors without messages cannot be tested');
  const viewsBefore = await pageViews(admin);
  /** Numbers of one kind are eight apart, so each account has its turn. */
  const accountOf = (number: number) => accounts[Math.floor(number / 8) % accounts.length] ?? visitor;
  const worry = { name: 'Ana', language: 'pt' };
  const requests: readonly LoadRequest[] = [
    { name: 'random', method: 'GET', path: '/api/videos/random?language=pt' },
    {
      name: 'count',
      method: 'POST',
      path: '/api/stats/page-view',
      json: () => ({}),
    },
    { name: 'account', method: 'GET', path: `/api/site-users/${visitor.id}`, cookie: () => visitor.cookie },
    {
      name: 'save',
      method: 'POST',
      path: '/api/saved-messages',
      json: (number) => ({
        ...{ ...worry, userId: accountOf(number).id },
        ...{ question: `question ${number}`, message: 'Descanse.' },
      }),
      cookie: (number) => accountOf(number).cookie,
    },
    { name: 'settings', method: 'GET', path: '/api/site-settings' },
    {
      name: 'letter',
      method: 'POST',
      path: '/api/ai/message',
      json: () => ({ ...worry, question: 'Tenho medo do futuro' }),
    },
    { name: 'home', method: 'GET', path: '/' },
    {
      name: 'page error',
      method: 'POST',
      path: '/api/page-errors',
      json: () => ({ kind: 'load', page: 'home', build: '0123456789ab' }),
    },
  ];

  return {
    requests,
    async expectAllFound(...loads) {
      const save = sumOf(loads, 'save');
      const count = sumOf(loads, 'count');
      const found = new Set<string>();
      for (const account of accounts) {
        for (const question of await eventually(() => allQuestions(account), RECOVERY_MS))
          found.add(question);
      }
      expect(save.acknowledged.length + count.acknowledged.length).toBeGreaterThan(0);
      expect(save.acknowledged.filter((number) => !found.has(`question ${number}`))).toEqual([]);
      // A visitor whose answer was lost may send it again, but nobody gets what was not sent.
      expect(found.size).toBeLessThanOrEqual(save.sent);
      const counted = await eventually(async () => {
        const views = (await pageViews(admin)) - viewsBefore;
        expect(views).toBeGreaterThanOrEqual(count.acknowledged.length);
        return views;
      }, RECOVERY_MS);
      expect(counted).toBeLessThanOrEqual(count.sent);
      return [
        `saved: sent ${save.sent}, acknowledged ${save.acknowledged.length}, found ${found.size}`,
        `counted: sent ${count.sent}, acknowledged ${count.acknowledged.length}, found ${counted}`,
      ];
    },
  };
}

async function pageViews(admin: HttpVisitor): Promise<number> {
  const { status, body } = await admin.call('GET', '/api/stats');
  expect(status).toBe(200);
  return (body as { readonly pageViews: number }).pageViews;
}

/** The questions of all saved messages, page by page. */
async function allQuestions(visitor: HttpVisitor & { readonly id: number }): Promise<readonly string[]> {
  const questions: string[] = [];
  for (let before = ''; ; ) {
    const { status, body } = await visitor.call('GET', `/api/saved-messages/user/${visitor.id}${before}`);
    expect(status).toBe(200);
    const page = body as readonly { readonly id: number; readonly question: string }[];
    const last = page.at(-1);
    if (!last) return questions;
    questions.push(...page.map(({ question }) => question));
    before = `?before=${last.id}`;
  }
}

/** What was sent and acknowledged of one kind, in all loads. */
function sumOf(loads: readonly Load[], name: string) {
  const results = loads.flatMap(({ results }) => results[name] ?? []);
  return {
    sent: results.reduce((total, { sent }) => total + sent, 0),
    acknowledged: results.flatMap(({ acknowledged }) => acknowledged),
  };
}
