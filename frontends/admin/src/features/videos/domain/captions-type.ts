export const MAX_CAPTIONS_BYTES = 1024 * 1024;

/** The content type under which a file of captions travels, by its name; undefined when it is none. */
export function captionsType(filename: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase();
  if (extension === 'vtt') return 'text/vtt';
  return extension === 'srt' ? 'application/x-subrip' : undefined;
}
