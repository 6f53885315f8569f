const evaluated = new Set<string>();

/**
 * Evaluates downloaded modules one after the other, each in a task of its own, so that a slow phone stays responsive; one
 * `import()` of the last would evaluate all of them in one task. A module must come after those that it imports.
 */
export async function evaluateModules(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (evaluated.has(path)) continue;
    await evaluate(() => import(/* @vite-ignore */ path));
    evaluated.add(path);
  }
}

/** Evaluates a module that was downloaded, then lets the browser answer input. */
export async function evaluate<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await anotherTask();
  return module;
}

/** Resolves in the next task. */
function anotherTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
