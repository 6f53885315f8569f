import { CIRCUMSTANCES } from '../../../situations/circumstances.ts';
import type { LanguageWords } from '../language-words.ts';

export const circumstances = Object.fromEntries(
  CIRCUMSTANCES.map((id) => [id, { says: [] }]),
) as unknown as LanguageWords['circumstances'];
