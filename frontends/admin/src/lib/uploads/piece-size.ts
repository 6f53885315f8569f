const MEGABYTE = 1024 * 1024;

/** The largest piece: few requests for a film, and little to send again after a break. Bytes. */
export const LARGEST_PIECE = 8 * MEGABYTE;

/** The smallest piece, below the limit of bodies that proxies have by themselves (nginx: 1 MB). Bytes. */
export const SMALLEST_PIECE = MEGABYTE / 2;

/** After this many pieces a larger one is tried again; twice as many after each further refusal. */
const PIECES_BEFORE_LARGER = 16;

/** How much of a film is sent in one request. */
export interface PieceSize {
  /** Bytes. */
  readonly bytes: () => number;
  readonly arrived: () => void;
  /** The connection broke: a smaller piece arrives more easily. */
  readonly broke: () => void;
  /** Something on the way refuses pieces of this size. False if there is no smaller one. */
  readonly refused: (bytes: number) => boolean;
}

/**
 * Sizes for the way to this site, which all files of a page share. A piece that was refused (413) or broke off is followed
 * by one of half its size, one that arrived by one of twice its size, up to the largest that is not known to be refused.
 * What was refused is tried again now and then.
 */
export function createPieceSize(): PieceSize {
  let bytes = LARGEST_PIECE;
  let ceiling = LARGEST_PIECE;
  let wait = PIECES_BEFORE_LARGER;
  let arrivedAtCeiling = 0;
  /** A size that was refused is being tried again. */
  let isTrying = false;

  return {
    bytes: () => bytes,
    arrived() {
      if (bytes < ceiling) {
        bytes = Math.min(ceiling, bytes * 2);
        return;
      }
      if (isTrying) wait = 1;
      isTrying = false;
      arrivedAtCeiling += 1;
      if (ceiling === LARGEST_PIECE || arrivedAtCeiling < wait) return;
      isTrying = true;
      ceiling *= 2;
      bytes = ceiling;
    },
    broke() {
      bytes = Math.max(SMALLEST_PIECE, bytes / 2);
    },
    refused(refusedBytes) {
      if (refusedBytes <= SMALLEST_PIECE) return false;
      // Another file may have learned it in the meantime.
      if (refusedBytes > ceiling) return true;
      wait = isTrying ? Math.max(PIECES_BEFORE_LARGER, wait * 2) : PIECES_BEFORE_LARGER;
      isTrying = false;
      arrivedAtCeiling = 0;
      ceiling = Math.max(SMALLEST_PIECE, refusedBytes / 2);
      bytes = ceiling;
      return true;
    },
  };
}
