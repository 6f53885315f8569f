import type { Language } from '@selah/shared/contracts/language-list';
import { UPLOADS } from '@selah/shared/contracts/limits';
import { refusalOf } from '../../lib/uploads/check-file.ts';
import type { UploadRunner } from './upload-runner.ts';

let lastId = 0;

/** Puts files into the list, as many as a batch may hold (Q46), and answers with those that found no place. */
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

/** Unlike any id of the page before a reload. */
function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}
