import { LRUCache } from 'lru-cache';
import { createStaticFile, type StaticFile } from '../static-file.ts';

/** Pages kept in memory, about 20 KB each with their encodings. */
const MAX_KEPT = 50;

/**
 * Makes pages that differ by what a service said of a film; the last ones asked for are kept with their
 * encodings.
 */
export function keepPages<Film>(write: (film: Film) => string): (film: Film) => Promise<StaticFile> {
  const kept = new LRUCache<string, Promise<StaticFile>>({ max: MAX_KEPT });
  return (film) => {
    const key = JSON.stringify(film);
    const page = kept.get(key) ?? createStaticFile('/film.html', Buffer.from(write(film)));
    kept.set(key, page);
    return page;
  };
}
