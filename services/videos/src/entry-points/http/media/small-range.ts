import type { PlainRequest, PlainShortcut } from '@selah/service-kit/http/plain/plain-route';
import { type MediaPieces, PIECE_BYTES } from '../../../domain/media-store.ts';
import {
  type FindVideoFileDeps,
  type FoundMedia,
  findVideoFile,
} from '../../../use-cases/playback/find-video-file.ts';
import { mediaHead } from './media-head.ts';
import { CACHE_CONTROL, FILE_FOLDER } from './media-routes.ts';
import { type MediaSlots, takeMediaSlot } from './media-slots.ts';
import { openPieces } from './send-media.ts';

export interface SmallRangeDeps extends FindVideoFileDeps {
  readonly slots: MediaSlots;
}

/**
 * A range of a film that is one piece, as players ask for them (M-209), for calls within the process. All other requests
 * for files are answered by the app: whole films, invalid ranges, the administrator's, and names that need a query.
 */
export function smallRangeShortcut(deps: SmallRangeDeps): PlainShortcut {
  return {
    method: 'GET',
    path: `${FILE_FOLDER}{filename}`,
    async answer(request, filename) {
      const media = mayBeSmall(request) && (await findStored(deps, filename));
      if (!media) return undefined;
      const head = mediaHead(request.message, media.info, CACHE_CONTROL[media.caching]);
      if (head === 'unsatisfiable' || !head.range || head.length > PIECE_BYTES) return undefined;
      const giveBack = takeMediaSlot(deps.slots, request.clientAddress);
      let pieces: MediaPieces | undefined;
      const release = () => {
        pieces?.close();
        giveBack();
      };
      try {
        pieces = await openPieces(media, head.range);
        const body = await pieces?.next();
        if (body) return { status: head.status, headers: head.headers, body, release };
      } catch (error) {
        release();
        throw error;
      }
      release();
      return undefined;
    },
  };
}

/** A range without an end is the rest of the film. The administrator may get other bytes than visitors. */
function mayBeSmall({ message, identity }: PlainRequest): boolean {
  return !identity.admin && /\d\s*$/.test(message.headers.range ?? '');
}

/** The file of a playable video, if it is on the disk. */
async function findStored(deps: FindVideoFileDeps, filename: string): Promise<FoundMedia | undefined> {
  const { index } = deps;
  if (!index.findByFilename(filename) && !index.findByRendition(filename)) return undefined;
  const source = await findVideoFile(deps, filename);
  return 'location' in source || !source.store.readPieces ? undefined : source;
}
