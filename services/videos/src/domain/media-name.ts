const MAX_NAME_BYTES = 200;

/** One safe path segment: no slashes, no leading dot, no control characters. */
const NAME_PATTERN = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

/** Whether this is a valid name in a store; temporary files begin with a dot, so that the two never collide. */
export function isMediaName(name: string): boolean {
  return NAME_PATTERN.test(name) && name.isWellFormed() && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** @throws RangeError */
export function assertMediaName(name: string): void {
  if (!isMediaName(name)) throw new RangeError(`${JSON.stringify(name)} cannot be the name of a media file`);
}
