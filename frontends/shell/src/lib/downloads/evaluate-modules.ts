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

/**
 * Evaluates a module that was downloaded, then lets the browser answer input. Errors that are made meanwhile have no stack: React and other
 * libraries make some to throw later, and while developer tools watch, V8 reads the whole file once more for the lines of a stack.
 */
export async function evaluate<Module>(load: () => Promise<Module>): Promise<Module> {
  const { stackTraceLimit } = Error;
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  try {
    return await load();
  } finally {
    // Firefox has none.
    if (stackTraceLimit !== undefined) Error.stackTraceLimit = stackTraceLimit;
    await anotherTask();
  }
}

/** Resolves in the next task. */
function anotherTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
