import type { Language } from '@selah/shared/contracts/language-list';
import { HINTS, type HintWeights, type LearnedHint } from '../src/engine/hints/hint-weights.ts';

/** The source code of a module with the weights of a language, as `npm run learn` writes it. */
export function writeWeights(language: Language, weights: HintWeights, learnedFrom: string): string {
  const hints = HINTS.map((hint) => `  ${hint}: ${writeHint(weights[hint])},\n`);
  return `import type { HintWeights } from '../engine/hints/hint-weights.ts';

// Written by \`npm run learn -w packages/distress\`; change the lessons instead.
// Learned from ${learnedFrom}
export const ${language}: HintWeights = {
${hints.join('')}};
`;
}

function writeHint({ bias, features }: LearnedHint): string {
  const lines = Object.entries(features).map(([weight, names]) => `      '${weight}': '${names}',\n`);
  return `{\n    bias: ${bias},\n    features: {\n${lines.join('')}    },\n  }`;
}
