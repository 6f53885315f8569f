import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVICES = ['admin', 'gateway', 'messages', 'stats', 'users', 'videos'];

/** The allowed differences between images. */
const DIFFERENCES: readonly [RegExp, string][] = [
  [/^[\s\S]*(?=FROM \S+ AS install$)/m, ''], // the gateway's build of the pages
  [/^FROM api AS worker$[\s\S]*/m, ''],
  [/^#.*\n/gm, ''],
  [/^COPY packages\/distress\S* .*\n/gm, ''],
  [/^COPY --from=frontends .*\n/gm, ''],
  [/^RUN install -d -o node -g node \/data\nVOLUME \/data\n/m, ''],
  [/ SELAH_DATA_DIR=\/data| --omit=optional| ffmpeg$/gm, ''],
  [/ ffmpeg(?= \\$)| AS api$/gm, ''],
  [/description="[^"]*"/, 'description="…"'],
  [/(PORT=|EXPOSE )\d+/g, '$1…'],
];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function commonLines(service: string): string[] {
  const text = DIFFERENCES.reduce(
    (kept, [pattern, replacement]) => kept.replace(pattern, replacement),
    read(`services/${service}/Dockerfile`),
  );
  return text.trim().replaceAll(service, '<service>').split('\n');
}

/** The lines that install Node in the final image. */
const runtimeLines = (dockerfile: string) =>
  /^FROM debian[\s\S]*?^COPY --from=install .*$/m.exec(dockerfile)?.[0].split('\n');

/** The `packages/…` folders in COPY lines with this ending. */
const copiedPackages = (dockerfile: string, ending: string) =>
  [...dockerfile.matchAll(/^COPY packages\/(\S+) packages\//gm)]
    .map(([, path = '']) => path)
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length));

describe('the Dockerfiles of the services', () => {
  it.each(SERVICES.slice(1))('%s is built and run like the first one', (service) => {
    expect(commonLines(service)).toEqual(commonLines('admin'));
  });

  it('the image for the setup contains the migrations of every service that has any', () => {
    const dockerfile = read('standalone/Dockerfile');
    const named = [...read('standalone/src/migrations.ts').matchAll(/from '@selah\/([a-z]+)\/migrations'/g)];
    expect(named).toHaveLength(5);
    for (const [, service = ''] of named) {
      const folder = `services/${service}/src/adapters/mongo/`;
      expect(dockerfile).toContain(`COPY ${folder}migrations.ts ${folder}\n`);
      expect(dockerfile).toContain(`COPY services/${service}/package.json services/${service}/\n`);
      // Other files of the service are not there.
      expect(read(`${folder}migrations.ts`)).not.toMatch(/^import (?!type )/m);
    }
  });

  it('the image for the setup has the same runtime', () => {
    const runtime = runtimeLines(read('services/admin/Dockerfile'));
    expect(runtime).toHaveLength(6);
    expect(runtimeLines(read('standalone/Dockerfile'))).toEqual(runtime);
  });

  it.each(SERVICES)('%s contains the workspace packages that it depends on, and no others', (service) => {
    const { dependencies } = JSON.parse(read(`services/${service}/package.json`)) as {
      dependencies: Readonly<Record<string, string>>;
    };
    const needed = Object.keys(dependencies)
      .filter((name) => name.startsWith('@selah/'))
      .map((name) => name.replace('@selah/', ''))
      .sort();
    const dockerfile = read(`services/${service}/Dockerfile`).replace(
      /^[\s\S]*(?=FROM \S+ AS install$)/m,
      '',
    );
    expect(copiedPackages(dockerfile, '/package.json').sort()).toEqual(needed);
    expect(copiedPackages(dockerfile, '/src').sort()).toEqual(needed);
  });
});
