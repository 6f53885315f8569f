const MAX_NAME_BYTES = 200;

/** One path segment that no tool mistakes for something else: no slashes, no leading dot, no control characters. */
const NAME_PATTERN = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

/** Whether a store can hold something under this name; `tmp` files begin with a dot and so never clash. */
export function isMediaName(name: string): boolean {
  return NAME_PATTERN.test(name) && name.isWellFormed() && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** @throws RangeError */
export function assertMediaName(name: string): void {
  if (!isMediaName(name)) throw new RangeError(`${JSON.stringify(name)} cannot be the name of a media file`);
}
