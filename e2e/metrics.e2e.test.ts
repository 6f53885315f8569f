import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from './support/free-port.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const ALERTS = readText('k8s/monitoring/alerts.yaml');
const DASHBOARD = readText('k8s/monitoring/dashboard.json');

/** Metrics of ours, of Node and of the process, as they appear in expressions. */
const METRIC = /\b(?:selah|nodejs|process)_[a-z0-9_]+\b/g;

describe('the metrics of a running product', () => {
  let product: RunningProduct;
  let text: string;

  beforeAll(async () => {
    const METRICS_PORT = String(await freePort());
    product = await startProduct({ env: { METRICS_PORT } });
    const anyone = httpVisitor(product.url);
    await anyone.call('GET', '/api/videos/random?language=pt');
    await anyone.call('GET', '/');
    await anyone.call('GET', '/metrics');
    text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  });
  afterAll(() => product?.stop());

  it('have each request twice: at the gateway and at its service', () => {
    for (const labels of [
      'service="gateway",method="GET",route="/api/videos/random",status="200"',
      'service="videos",method="GET",route="/api/videos/random",status="200"',
      'service="gateway",method="GET",route="page",status="200"',
    ])
      expect(text).toContain(`selah_request_duration_seconds_count{${labels}} 1`);
  });

  it('are not served on the public port', async () => {
    const page = await fetch(`${product.url}/metrics`);
    expect(await page.text()).not.toContain('selah_request_duration_seconds');
  });

  it.each([
    ['alerts', ALERTS],
    ['dashboard', DASHBOARD],
  ])('are all that the %s ask for', (_, expressions) => {
    const declared = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = [...new Set(expressions.match(METRIC))].map((name) =>
      name.replace(/_(?:count|sum|bucket)$/, ''),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('have an entry in the operations manual for every alert', () => {
    const manual = readText('docs/operations/monitoring.md');
    const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(5);
    expect(alerts.filter((name) => !manual.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

function readText(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}
