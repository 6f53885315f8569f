export const MAX_CAPTIONS_BYTES = 1024 * 1024;

/** The content type of a captions file, by its name; undefined for other files. */
export function captionsType(filename: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase();
  if (extension === 'vtt') return 'text/vtt';
  return extension === 'srt' ? 'application/x-subrip' : undefined;
}
