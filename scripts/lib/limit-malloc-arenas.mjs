/** The environment of `npm start`: two arenas instead of eight per core (decision 0066). */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts this program anew in the same process, with few arenas, unless the variable is set. glibc reads it before a program runs; other
 * C libraries ignore it.
 */
export function limitMallocArenas() {
  // Missing on Windows, and before Node 23.11.
  if (process.env.MALLOC_ARENA_MAX || process.platform !== 'linux' || !process.execve) return;
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...FEW_ARENAS });
}
