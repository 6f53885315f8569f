/**
 * The file formats of uploads, recognised by their bytes. Every other format is rejected before it is decoded: one that can
 * name other files or addresses (HLS, DASH, concat) could read anything.
 */
export const CONTAINERS = ['mp4', 'quicktime', 'webm', 'matroska'] as const;

export type Container = (typeof CONTAINERS)[number];

/** The extension that matches the container, for files that are stored unchanged. */
export const EXTENSIONS: Readonly<Record<Container, string>> = {
  mp4: 'mp4',
  quicktime: 'mov',
  webm: 'webm',
  matroska: 'mkv',
};
