/**
 * The file formats that an upload may have, by what their bytes say. Every other one is refused before any decoder
 * looks at it: a format that may name other files or addresses (HLS, DASH, concat) would let a few bytes reach anywhere.
 */
export const CONTAINERS = ['mp4', 'quicktime', 'webm'] as const;

export type Container = (typeof CONTAINERS)[number];

/** The ending that tells browsers what a file of the container is, where it is kept as it came. */
export const EXTENSIONS: Readonly<Record<Container, string>> = { mp4: 'mp4', quicktime: 'mov', webm: 'webm' };
