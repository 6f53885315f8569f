import type { MessageDraft } from '../src/domain/saved-message.ts';

/** A message draft: of user 7, in pt, unless overridden. */
export function aMessageDraft(draft: Partial<MessageDraft> = {}): MessageDraft {
  return {
    userId: 7,
    name: 'Ana',
    question: 'Perdi o emprego e tenho medo do amanhã.',
    message: 'Ana, que hoje você encontre um pouco de paz.',
    language: 'pt',
    ...draft,
  };
}
