import type { MessageDraft } from '../src/domain/saved-message.ts';

/** Something a person may keep: of user 7, in pt, unless said otherwise. */
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
