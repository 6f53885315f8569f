import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { filesOf, ROOT, readText } from './repository.ts';

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly include?: readonly Readonly<Record<string, string>>[] } };
}

const settings = filesOf('.yml', '.yaml').filter((path) => path.startsWith('.github/'));
const workflows = settings.filter((path) => path.startsWith('.github/workflows/'));
const jobsOf = (path: string) => (parse(readText(path)) as { jobs: Readonly<Record<string, Job>> }).jobs;
const jobs = workflows.flatMap((path) => Object.entries(jobsOf(path)));
const commands = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run = '' }) => run.split('\n')));

describe('the settings of GitHub', () => {
  it.each(settings)('%s is YAML', (path) => {
    expect(parse(readText(path), { strict: true, uniqueKeys: true })).toEqual(expect.any(Object));
  });

  it('end every job in a bounded time', () => {
    expect(jobs.length).toBeGreaterThan(3);
    for (const [, job] of jobs) {
      expect(job).toMatchObject({ 'runs-on': expect.any(String), 'timeout-minutes': expect.any(Number) });
    }
  });

  it('run scripts that exist', () => {
    const called = commands.flatMap((command) => {
      const [, script, workspace] = /npm run (?:--\S+ )*(\S+)(?: -w (\S+))?/.exec(command) ?? [];
      return script ? [{ script, manifest: join(workspace ?? '.', 'package.json') }] : [];
    });
    expect(called.length).toBeGreaterThan(2);
    const missing = called.filter(({ script, manifest }) => !(script in scriptsOf(manifest)));
    expect(missing).toEqual([]);
    const programs = commands.filter((command) => command.startsWith('.'));
    expect(programs.filter((command) => !existsSync(join(ROOT, command)))).toEqual([]);
  });

  it('build every image', () => {
    const built = jobs.flatMap(([, { strategy }]) => strategy?.matrix.include ?? []);
    const named = built.map(({ file, target }) => `${file} ${target ?? ''}`.trim());
    const wanted = filesOf('Dockerfile')
      .filter((path) => /^(services|standalone)\//.test(path))
      .flatMap((path) => {
        const stages = [...readText(path).matchAll(/^FROM .* AS (api|worker)$/gm)].map(([, stage]) => stage);
        return stages.length > 0 ? stages.map((stage) => `${path} ${stage}`) : [path];
      });
    expect(named.toSorted()).toEqual(wanted.toSorted());
  });

  it('update what manifests and images name, in folders that exist', () => {
    const { updates } = parse(readText('.github/dependabot.yml')) as {
      updates: readonly { directory?: string; directories?: readonly string[] }[];
    };
    const folders = updates.flatMap(({ directory, directories }) => directories ?? [directory ?? '']);
    expect(folders.filter((folder) => !existsSync(join(ROOT, folder.replace('/*', ''))))).toEqual([]);
  });
});

function scriptsOf(manifest: string): Readonly<Record<string, string>> {
  return (JSON.parse(readText(manifest)) as { scripts: Record<string, string> }).scripts;
}
