/** A bound on the entries of an LRU cache. With `max` the library reserves memory for all of them at once, 28 bytes each. */
export function growingTo(most: number) {
  return { maxSize: most, sizeCalculation: () => 1 };
}
