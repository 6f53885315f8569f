import { languageSchema } from '@selah/shared/contracts/languages';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { VISIT_KEYS } from '@selah/shared/web/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/shared/web/browser/safe-storage';
import { z } from 'zod';

const draftSchema = z.object({
  name: z.string().max(LENGTHS.personNameMax),
  question: z.string().max(LENGTHS.questionMax),
});

const heldMessageSchema = draftSchema.extend({ message: z.string().min(1), language: languageSchema });

/** What is being typed. */
export type Draft = z.infer<typeof draftSchema>;
/** A whole message whose author still has to log in before it can be saved. */
export type HeldMessage = z.infer<typeof heldMessageSchema>;

export const EMPTY_DRAFT: Draft = { name: '', question: '' };

/** Words that were typed or received outlive a reload, in this tab only. */
export const messageStorage = {
  draft: (): Draft => readJson(visitStorage, VISIT_KEYS.messageDraft, draftSchema) ?? EMPTY_DRAFT,
  keepDraft: (draft: Draft): void => writeJson(visitStorage, VISIT_KEYS.messageDraft, draft),
  held: (): HeldMessage | undefined => readJson(visitStorage, VISIT_KEYS.messageToSave, heldMessageSchema),
  hold: (message: HeldMessage): void => writeJson(visitStorage, VISIT_KEYS.messageToSave, message),
};
