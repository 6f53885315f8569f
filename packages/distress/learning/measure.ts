import type { Language } from '@selah/shared/contracts/language-list';
import { type DistressRead, readDistress } from '../src/engine/read-distress.ts';
import { type CountedSet, type CountedText, FORMS, readCounted } from './read-texts.ts';
import { inPercent, type Share, shareOf } from './wilson.ts';

/** A text of a counted set and how it was read. */
export interface ReadText extends CountedText {
  readonly language: Language;
  readonly read: DistressRead;
}

export async function readSet(set: CountedSet, language: Language): Promise<ReadText[]> {
  return Promise.all(
    readCounted(set, language).map(async (counted) => ({
      ...counted,
      language,
      read: await readDistress(counted.text, language),
    })),
  );
}

export interface Figures {
  /** Of the texts that speak of distress, how many are offered help. */
  readonly recall: Share;
  /** Of the texts that are offered help, how many speak of distress; half of all texts do. */
  readonly precision: Share;
  /** Of the texts that speak of distress outright or in a story; those that only hint at it. */
  readonly explicit: Share;
  readonly implicit: Share;
  /** Of the texts that do not, how many are offered help, and how many get the letter for people in danger. */
  readonly alarms: Share;
  readonly lettersInVain: Share;
}

/** Whether a text speaks of distress. */
export function speaksOfDistress({ kind }: CountedText): boolean {
  return !kind.startsWith('none');
}

/** Of the texts, those that are offered help. */
export function shareHelped(texts: readonly ReadText[]): Share {
  return shareOf(texts.filter(({ read }) => read.distress).length, texts.length);
}

export function figuresOf(texts: readonly ReadText[]): Figures {
  const distressed = texts.filter(speaksOfDistress);
  const calm = texts.filter((text) => !speaksOfDistress(text));
  const [recall, alarms] = [shareHelped(distressed), shareHelped(calm)];
  return {
    recall,
    precision: shareOf(recall.found, recall.found + alarms.found),
    explicit: shareHelped(distressed.filter(({ form }) => form !== 'hint')),
    implicit: shareHelped(distressed.filter(({ form }) => form === 'hint')),
    alarms,
    lettersInVain: shareOf(calm.filter(({ read }) => read.distress && read.outright).length, calm.length),
  };
}

/** The figures of a set, for people: one line for the whole and one for how the texts were written. */
export function describeFigures(texts: readonly ReadText[]): string {
  const { recall, precision, explicit, implicit, alarms, lettersInVain } = figuresOf(texts);
  const forms = FORMS.map(
    (form) => `${form} ${inPercent(shareHelped(texts.filter((text) => text.form === form)))}`,
  );
  return [
    `found ${inPercent(recall)}, right ${inPercent(precision)}; explicit ${inPercent(explicit)}, implicit ${inPercent(implicit)}; ` +
      `calm texts offered help ${inPercent(alarms)}, given the letter for danger ${inPercent(lettersInVain)}`,
    `offered help: ${forms.join(', ')}`,
  ].join('\n');
}
