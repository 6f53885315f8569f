/** A video file with these bytes. */
export function aVideoFile(name = 'film.mp4', bytes = 'film'): File {
  return aFile(name, bytes, 'video/mp4');
}

/**
 * A file with these bytes. jsdom cannot read files in chunks or send its own or Node's blobs, so the missing methods are
 * added here, and chunks are plain bytes.
 */
export function aFile(name: string, bytes: string, type = ''): File {
  const content = new TextEncoder().encode(bytes);
  const lent = {
    stream: { value: () => new Blob([content]).stream() },
    slice: {
      value: (start = 0, end = content.length) => pieceOf(content.slice(start, end)),
      configurable: true,
    },
  };
  return Object.defineProperties(new File([bytes], name, { type, lastModified: 1 }), lent);
}

function pieceOf(bytes: Uint8Array) {
  return Object.assign(bytes, { size: bytes.length, arrayBuffer: async () => bytes.buffer });
}
