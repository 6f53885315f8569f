/** A film of these bytes, as a person's device holds it. */
export function aVideoFile(name = 'film.mp4', bytes = 'film'): File {
  return aFile(name, bytes, 'video/mp4');
}

/**
 * Any file. jsdom's cannot be read piece by piece, and its requests send neither its own blobs nor Node's: what a browser's
 * file can is lent here, and a piece of it is plain bytes.
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
