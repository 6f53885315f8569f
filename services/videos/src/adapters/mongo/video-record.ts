import type { NewVideo, Video } from '../../domain/video.ts';

/** A video as its document in the collection `videos`: the integer id is the document's own. */
export type VideoRecord = Omit<Video, 'id'> & { readonly _id: number };

export function toRecord({ id, ...video }: Video): VideoRecord {
  return { _id: id, ...video };
}

export function toVideo({ _id, ...record }: VideoRecord): Video {
  return { id: _id, ...record };
}

export function firstRecord(id: number, video: NewVideo): VideoRecord {
  return { _id: id, ...video, revision: 1 };
}
