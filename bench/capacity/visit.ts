import { setTimeout as delay } from 'node:timers/promises';
import { httpVisitor, loggedInAdmin } from '../../e2e/support/http-visitor.ts';
import { formWithVideo } from '../../e2e/support/test-videos.ts';

const JSON_TYPE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const WORRY = {
  name: 'Maria',
  language: 'pt',
  question: 'Perdi o emprego e não sei como pagar as contas deste mês.',
};

/** A request of a visitor's browser. */
export interface Call {
  readonly name: string;
  /** How often a visit makes it, on average: the assumption of docs/capacity.md. */
  readonly perVisit: number;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a visitor's browser asks for; the numbers are those of docs/capacity.md. */
export function visitOf(film: string): readonly Call[] {
  const post = (name: string, perVisit: number, path: string, body: object): Call => ({
    ...{ name, perVisit, method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) },
  });
  return [
    { name: 'page', perVisit: 1, method: 'GET', path: '/' },
    { name: 'settings', perVisit: 1, method: 'GET', path: '/api/site-settings' },
    { name: 'random video', perVisit: 2, method: 'GET', path: '/api/videos/random?language=pt' },
    { name: '64 KB of a film', perVisit: 4, method: 'GET', path: film, headers: { range: 'bytes=0-65535' } },
    post('counter', 4, '/api/stats/page-view', { language: 'pt' }),
    post('message', 0.3, '/api/ai/message', WORRY),
  ];
}

/** Uploads a film and waits until it can be played; returns its path. */
export async function uploadFilm(url: string): Promise<string> {
  const admin = await loggedInAdmin(url);
  const uploaded = await admin.call('POST', '/api/videos', { form: formWithVideo() });
  if (uploaded.status !== 201) throw new Error(`the film was answered with ${JSON.stringify(uploaded)}`);
  for (;;) {
    const { status, body } = await httpVisitor(url).call('GET', '/api/videos/random?language=pt');
    if (status === 200) return `/api/videos/file/${(body as { filename: string }).filename}`;
    await delay(200);
  }
}
