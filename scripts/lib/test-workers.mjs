const BYTES_PER_WORKER = 2.5 * 1024 ** 3;

/**
 * How many suites run side by side. One more than there are cores, because suites wait for processes, kills, spins and slow
 * lines; fewer if the memory is too small for a worker with its browser and its product each; at least two.
 */
export function testWorkers({ cores, memoryBytes }) {
  return Math.max(2, Math.min(cores + 1, Math.floor(memoryBytes / BYTES_PER_WORKER)));
}
