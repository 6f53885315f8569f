/**
 * The environment of `npm start` (decision 0066): two arenas instead of eight per core, and blocks from 128 KB on are mapped by themselves,
 * so that their memory is given back. Without the limits glibc raises that size with each such block that is freed, up to 32 MB. Bytes.
 */
export const FEW_ARENAS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Starts this program anew in the same process, with few arenas, unless the variable is set. glibc reads it before a program runs; other
 * C libraries ignore it.
 */
export function limitMallocArenas() {
  // Missing on Windows, and before Node 23.11.
  if (process.env.MALLOC_ARENA_MAX || process.platform !== 'linux' || !process.execve) return;
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...FEW_ARENAS, ...env });
}
