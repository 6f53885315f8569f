/**
 * Errors in the `dependencies` of a manifest, compared with the packages that its entry files import, also through other
 * workspaces. Type-only imports are ignored, because they do not exist at run time. `modules` are the modules reported by
 * dependency-cruiser, by source.
 */
export function closureProblems(manifest, entries, modules, isBuiltin) {
  const reached = reachedPackages(entries, modules, isBuiltin);
  const declared = new Set(Object.keys(manifest.dependencies ?? {}));
  return [
    ...[...declared.difference(reached.keyed)].map((name) => `${manifest.path}: ${name} is never loaded`),
    ...[...reached.keyed.difference(declared)].map(
      (name) => `${manifest.path}: ${name} is missing, ${reached.importerOf.get(name)} imports it`,
    ),
  ];
}

function reachedPackages(entries, modules, isBuiltin) {
  const importerOf = new Map();
  const seen = new Set(entries);
  const waiting = [...entries];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const { module: specifier, resolved } of modules.get(source)?.dependencies ?? []) {
      if (isBuiltin(specifier)) continue;
      if (!specifier.startsWith('.')) importerOf.set(packageOf(specifier), source);
      if (modules.has(resolved) && !seen.has(resolved) && !resolved.includes('node_modules')) {
        seen.add(resolved);
        waiting.push(resolved);
      }
    }
  }
  return { importerOf, keyed: new Set(importerOf.keys()) };
}

/** `@koa/router/x` → `@koa/router`; `mongoose/y` → `mongoose`. */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Packages that workspaces require in more than one version. */
export function versionProblems(manifests) {
  const wanted = new Map();
  for (const manifest of manifests) {
    for (const [name, version] of FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}))) {
      const versions = wanted.get(name) ?? new Map();
      versions.set(version, manifest.path);
      wanted.set(name, versions);
    }
  }
  return [...wanted]
    .filter(([, versions]) => versions.size > 1)
    .map(([name, versions]) => {
      const places = [...versions].map(([version, path]) => `${version} in ${path}`);
      return `${name} is wanted in ${versions.size} versions: ${places.join(', ')}`;
    });
}

/**
 * Optional peers of `folder` that the lock file does not place at the root. In an image they would only be in the service's
 * own folder, where `folder` cannot find them; a devDependency of the root with the same version moves them to the root.
 */
export function placementProblems(lock, folder, peers) {
  return Object.keys(peers)
    .filter((name) => lock.packages[`${folder}/node_modules/${name}`])
    .map((name) => `${name} is not at the root of node_modules: name it in the root's devDependencies`);
}
