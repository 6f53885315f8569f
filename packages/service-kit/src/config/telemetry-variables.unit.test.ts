import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { loadConfig } from './load-config.ts';
import { telemetryOf, telemetryVariables } from './variables.ts';

const schema = z.object({ HOST: z.string(), ...telemetryVariables }).transform(telemetryOf);
const load = (env: Record<string, string>) => loadConfig(schema, { HOST: '127.0.0.1', ...env });
const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

describe('the variables of telemetry', () => {
  it('ask for nothing by default', () => {
    expect(load({})).toEqual({ metrics: undefined, traces: undefined });
  });

  it('name a port for metrics and a collector for all traces', () => {
    expect(load({ METRICS_PORT: '9464', ...COLLECTOR })).toEqual({
      metrics: { host: '127.0.0.1', port: 9464 },
      traces: { url: 'http://collector:4318/v1/traces', headers: {}, share: 1 },
    });
  });

  it('can give the collector a key, and a share of the requests', () => {
    const { traces } = load({
      ...COLLECTOR,
      OTEL_EXPORTER_OTLP_HEADERS: 'Api-Key=a%20b, x-team = selah',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    });
    expect(traces).toMatchObject({ headers: { 'api-key': 'a b', 'x-team': 'selah' }, share: 0.05 });
  });

  it('need the sampler for the share, as OpenTelemetry defines it', () => {
    expect(load({ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: '0.05' }).traces?.share).toBe(1);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be an address that starts with'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'only-a-name' }, 'must be a list such as'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%' }, 'must be a list such as'],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, 'must be parentbased_always_on or'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'must be a number from 0 to 1'],
  ])('are refused in one sentence: %j', (env, sentence) => {
    expect(() => load(env)).toThrow(`${Object.keys(env)[0]}: ${sentence}`);
  });
});
