import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { auditEvents } from '@selah/shared/contracts/audit/events';
import type { z } from 'zod';
import { RESTORE_FOLDER } from '../backup/data-files.ts';
import { writeNewFile } from '../backup/file-content.ts';

const schema = auditEvents['administrator.acted'];

/** Who asked for a restore, as the list of who did what has it. */
export type NotedRestore = z.infer<typeof schema>;

const fileOf = (directory: string) => join(directory, RESTORE_FOLDER, 'asked-by.json');

/** Notes it beside the staged data: the list in which it stands is about to be exchanged for one without it. */
export async function noteRestore(directory: string, noted: NotedRestore): Promise<void> {
  await writeNewFile(fileOf(directory), JSON.stringify(noted));
}

/** Tells it to the list of the restored data; once, however often it is told. Nothing for a restore that nobody asked for here. */
export async function tellRestore(directory: string, eventBus: Pick<EventBus, 'publish'>): Promise<void> {
  const noted = await readNotedRestore(directory);
  if (noted) await eventBus.publish('administrator.acted', noted);
}

/** Undefined if nobody asked for the restore here. */
export async function readNotedRestore(directory: string): Promise<NotedRestore | undefined> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}
