import type { Language } from '@selah/shared/contracts/language-list';
import { UPLOADS } from '@selah/shared/contracts/limits';
import { refusalOf } from '../../lib/uploads/check-file.ts';
import type { UploadRunner } from './upload-runner.ts';

let lastId = 0;

/** Adds files to the list, up to the limit of a batch (Q46). Returns the names of the files that did not fit. */
export function chooseFiles(
  runner: UploadRunner,
  files: readonly File[],
  language: Language,
): { readonly refused: readonly File[] } {
  const { items } = runner.queue();
  const waiting = items.filter(({ stage }) => stage === 'fileless').length;
  const room = UPLOADS.defaultMaxBulkFiles - items.length + waiting;
  const taken = files.slice(0, Math.max(0, room));
  runner.choose(
    taken.map((file) => ({
      id: newId(),
      name: file.name,
      size: file.size,
      lastModified: file.lastModified,
      refusal: refusalOf(file),
      file,
    })),
    language,
  );
  return { refused: files.slice(taken.length) };
}

/** Random, so that ids also differ from those before a reload. */
function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}
