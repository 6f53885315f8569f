/** The head of an EBML file (RFC 8794) of this type: `matroska` or `webm`. */
export function ebmlHead(type: string): Buffer {
  const sizes = [0x80 + type.length + 3, 0x80 + type.length];
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, sizes[0] ?? 0, 0x42, 0x82, sizes[1] ?? 0]),
    Buffer.from(type),
  ]);
}
