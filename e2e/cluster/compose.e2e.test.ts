import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { httpVisitor, loggedInVisitor } from '../support/http-visitor.ts';
import { type Cluster, SERVICES } from './support/cluster.ts';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { docker } from './support/docker.ts';

const DEMO_VIDEOS = JSON.parse(
  readFileSync(new URL('../../standalone/demo/manifest.json', import.meta.url), 'utf8'),
) as readonly { readonly title: string; readonly language: string }[];

/** The worker prepares each demo video with ffmpeg. */
const SEEDED_TIMEOUT_MS = 300_000;

interface Video {
  readonly id: number;
  readonly title: string;
  readonly filename: string;
  readonly language: string;
  readonly processing: string;
}

describeOnCluster('the product in containers', (cluster) => {
  it('has the demo videos of all languages, which arrived through the upload', async () => {
    const visitor = httpVisitor(cluster().url);
    await eventually(async () => {
      const { body } = await visitor.call('GET', '/api/videos');
      const ready = (body as readonly Video[])
        .filter(({ processing }) => processing === 'ready')
        .map(({ title, language }) => `${language} ${title}`);
      expect(ready).toEqual(
        expect.arrayContaining(DEMO_VIDEOS.map((demo) => `${demo.language} ${demo.title}`)),
      );
    }, SEEDED_TIMEOUT_MS);
    for (const language of ['pt', 'en', 'es', 'fr']) {
      const { status, body } = await visitor.call('GET', `/api/videos/random?language=${language}`);
      expect(status).toBe(200);
      const video = body as Video;
      expect(video.language).toBe(language);
      const film = await fetch(`${cluster().url}/api/videos/file/${video.filename}`, {
        headers: { range: 'bytes=0-1023' },
      });
      expect(film.status).toBe(206);
      expect((await film.arrayBuffer()).byteLength).toBe(1024);
    }
  });

  it('serves the pages with their build', async () => {
    const page = await fetch(cluster().url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="pt');
  });

  it('writes a message for a visitor, keeps it, and counts what was done', async () => {
    const admin = await cluster().admin();
    const before = (await admin.call('GET', '/api/stats')).body as { readonly aiQuestions: number };
    const visitor = await loggedInVisitor(cluster().url);
    const question = { name: 'Ana', question: 'Tenho medo do futuro', language: 'pt' };
    const answer = await visitor.call('POST', '/api/ai/message', { json: question });
    expect(answer.status).toBe(200);
    const { message } = answer.body as { readonly message: string };
    const kept = { ...question, userId: visitor.id, message };
    expect((await visitor.call('POST', '/api/saved-messages', { json: kept })).status).toBe(201);
    const list = await visitor.call('GET', `/api/saved-messages/user/${visitor.id}`);
    expect(list.body).toMatchObject([{ question: question.question, message }]);
    expect((await visitor.call('POST', '/api/stats/ai-question', { json: {} })).status).toBe(204);
    await eventually(async () => {
      const { body } = await admin.call('GET', '/api/stats');
      expect((body as { readonly aiQuestions: number }).aiQuestions).toBe(before.aiQuestions + 1);
    });
  });

  it('sends the recovery mail to the mail catcher', async () => {
    const asked = await httpVisitor(cluster().url).call('POST', '/api/auth/forgot-password', {
      json: { email: 'admin@example.org' },
    });
    expect(asked.status).toBe(200);
    await eventually(async () => {
      const mails = await caughtMails(cluster());
      expect(mails).toContain('admin@example.org');
    });
  });

  it('publishes only the gateway', async () => {
    const names = await cluster().compose('ps', '--services');
    const published: string[] = [];
    for (const service of names.split('\n').filter(Boolean)) {
      for (const id of await cluster().containers(service)) {
        if ((await docker('port', id)) !== '') published.push(service);
      }
    }
    expect(published).toEqual(['gateway']);
  });

  it.each([...SERVICES, 'video-worker'])(
    'runs %s without rights and with a read-only root',
    async (service) => {
      const [id = ''] = await cluster().containers(service);
      const [seen] = JSON.parse(await docker('inspect', id)) as readonly [ContainerDetails];
      expect(seen.Config.User).toBe('1000:1000');
      expect(seen.HostConfig).toMatchObject({ ReadonlyRootfs: true, Init: true, CapDrop: ['ALL'] });
      expect(seen.HostConfig.Memory).toBeGreaterThan(0);
      expect(seen.HostConfig.SecurityOpt).toContain('no-new-privileges:true');
      const environment = seen.Config.Env.join('\n');
      expect(environment).not.toMatch(/^(INTERNAL|SESSION)_SECRET=/m);
      expect(seen.Config.Healthcheck?.Test).toEqual(['CMD', 'node', 'check-health.mjs']);
      expect(seen.Config.Labels['org.opencontainers.image.title']).toBe(`selah-${service}`);
      expect(await docker('exec', id, 'sh', '-c', 'command -v npm npx yarn || true')).toBe('');
      // Node loads no TypeScript from libraries.
      const unneeded = "-name '*.test.*' -o -path '*/node_modules/*' -name '*.ts' -o -type d -name tests";
      expect(await docker('exec', id, 'sh', '-c', `find /app ${unneeded}`)).toBe('');
    },
  );

  it('serves metrics inside, and not through the gateway', async () => {
    expect(await cluster().getInside('http://stats:9464/metrics')).toContain(
      'selah_request_duration_seconds',
    );
    const outside = await fetch(`${cluster().url}/metrics`);
    expect(await outside.text()).not.toContain('selah_request_duration_seconds');
  });
});

interface ContainerDetails {
  readonly Config: {
    readonly User: string;
    readonly Env: readonly string[];
    readonly Labels: Readonly<Record<string, string>>;
    readonly Healthcheck?: { readonly Test: readonly string[] };
  };
  readonly HostConfig: { readonly Memory: number; readonly SecurityOpt: readonly string[] };
}

/** All mails as JSON: the catcher is Mailpit, or maildev where that cannot be had. */
async function caughtMails(cluster: Cluster): Promise<string> {
  const addresses = ['http://mail:8025/api/v1/messages', 'http://mail:8025/email'];
  const answers = await Promise.all(addresses.map((address) => cluster.getInside(address)));
  return answers.join('\n');
}
