import type { Language } from '@selah/shared/contracts/language-list';
import type { HintWeights, LearnedWeights } from '../src/engine/hints/hint-weights.ts';

/** The source code of a module with the weights of a language, as `npm run learn` writes it. */
export function writeWeights(
  language: Language,
  { threshold, life, violence }: HintWeights,
  learnedFrom: string,
): string {
  return `import type { HintWeights } from '../../engine/hints/hint-weights.ts';

// Written by \`npm run learn -w packages/distress\`; change the lessons instead.
// Learned from ${learnedFrom}
export const ${language}: HintWeights = {
  threshold: ${threshold},
  life: ${write(life)},
  violence: ${write(violence)},
};
`;
}

function write({ bias, step, letters }: LearnedWeights): string {
  return `{
    bias: ${bias},
    step: ${step},
    letters:
      '${letters}',
  }`;
}
