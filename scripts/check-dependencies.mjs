// `npm run check:dependencies`: each service installs exactly what it can load, and a package has one version in all
// workspaces. Libraries of the service kit are optional peers, so that a service installs only those that it uses.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { closureProblems, placementProblems, versionProblems } from './lib/dependency-problems.mjs';
import { fail, root, say } from './lib/project.mjs';

const ENTRIES = ['src/main.ts', 'src/worker.ts'];
const CRUISED = ['services', 'packages/shared', 'packages/service-kit', 'packages/distress'];

process.chdir(root);
const { workspaces } = readJson('package.json');
const manifests = ['.', ...workspaces]
  .flatMap((pattern) => globSync(join(pattern, 'package.json')))
  .map((path) => ({ path, ...readJson(path) }));

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
// What remains after the types are stripped, because only that is loaded.
const { output } = await cruise(CRUISED, { ...options, tsPreCompilationDeps: false }, undefined, {
  tsConfig: extractTSConfig('tsconfig.base.json'),
});
const modules = new Map(output.modules.map((module) => [module.source, module]));

const services = manifests.filter(({ path }) => path.startsWith('services'));
const problems = services.flatMap((manifest) => {
  const folder = manifest.path.replace(/package\.json$/, '');
  const entries = ENTRIES.map((entry) => `${folder}${entry}`).filter((entry) => existsSync(entry));
  return closureProblems(manifest, entries, modules, isBuiltin);
});
problems.push(...versionProblems(manifests));
const kit = readJson('packages/service-kit/package.json');
problems.push(
  ...placementProblems(readJson('package-lock.json'), 'packages/service-kit', kit.peerDependencies),
);

if (problems.length > 0) fail(problems.join('\n'));
say(`Each of ${services.length} services installs exactly what it can load; every package has one version.`);

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
