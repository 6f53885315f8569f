import type { SQLOutputValue } from 'node:sqlite';
import type { NewVideo, Video } from '../../domain/video.ts';

/** A video as JSON, without what has columns of its own. Its only date is the time of its creation. */
export function toRecord(video: NewVideo | Video): string {
  const { id: _, revision: __, ...record } = { id: 0, revision: 0, ...video };
  return JSON.stringify(record);
}

export function toVideo({ id, revision, record }: Record<string, SQLOutputValue>): Video {
  return {
    ...revived(JSON.parse(String(record)) as WithoutDates),
    id: Number(id),
    revision: Number(revision),
  };
}

type WithoutDates = Omit<NewVideo, 'createdAt'> & { readonly createdAt: string };

function revived({ createdAt, ...rest }: WithoutDates): NewVideo {
  return { ...rest, createdAt: new Date(createdAt) };
}
