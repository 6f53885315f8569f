import type { Language } from '@selah/shared/contracts/language-list';
import { loadFullHintReader } from '../src/engine/hints/load-full-hints.ts';
import { loadHintReader } from '../src/engine/hints/load-hints.ts';
import { type DistressRead, readDistress } from '../src/engine/read-distress.ts';
import { type CountedSet, type CountedText, FORMS, readCounted } from './read-texts.ts';
import { inPercent, type Share, shareOf } from './wilson.ts';

/** A text of a counted set with the result of `readDistress`. */
export interface ReadText extends CountedText {
  readonly language: Language;
  readonly read: DistressRead;
}

/** The readers of the server and of phones. */
export const LOADERS = { full: loadFullHintReader, light: loadHintReader } as const;

/** Reads a set as the server does, or as phones do. */
export async function readSet(
  set: CountedSet,
  language: Language,
  loadReader: typeof loadHintReader = loadFullHintReader,
): Promise<ReadText[]> {
  return Promise.all(
    readCounted(set, language).map(async (counted) => ({
      ...counted,
      language,
      read: await readDistress(counted.text, language, loadReader),
    })),
  );
}

export interface Figures {
  /** The share of distressed texts that are offered help. */
  readonly recall: Share;
  /** The share of distressed texts among those that are offered help; half of all texts are distressed. */
  readonly precision: Share;
  /** Recall of direct statements and stories, and of hints. */
  readonly explicit: Share;
  readonly implicit: Share;
  /**
   * Of texts without distress: the share that is offered help, and the share that gets the letter for people in
   * danger.
   */
  readonly alarms: Share;
  readonly falseLetters: Share;
}

/** Whether a text speaks of distress. */
export function isDistressed({ kind }: Pick<CountedText, 'kind'>): boolean {
  return !kind.startsWith('none');
}

/** The share of the texts that are offered help. */
export function shareHelped(texts: readonly ReadText[]): Share {
  return shareOf(texts.filter(({ read }) => read.distress).length, texts.length);
}

export function figuresOf(texts: readonly ReadText[]): Figures {
  const distressed = texts.filter(isDistressed);
  const calm = texts.filter((text) => !isDistressed(text));
  const [recall, alarms] = [shareHelped(distressed), shareHelped(calm)];
  return {
    recall,
    precision: shareOf(recall.found, recall.found + alarms.found),
    explicit: shareHelped(distressed.filter(({ form }) => form !== 'hint')),
    implicit: shareHelped(distressed.filter(({ form }) => form === 'hint')),
    alarms,
    falseLetters: shareOf(calm.filter(({ read }) => read.distress && read.isExplicit).length, calm.length),
  };
}

/** The figures of a set as text: one line for the whole and one by form. */
export function describeFigures(texts: readonly ReadText[]): string {
  const { recall, precision, explicit, implicit, alarms, falseLetters } = figuresOf(texts);
  const forms = FORMS.map(
    (form) => `${form} ${inPercent(shareHelped(texts.filter((text) => text.form === form)))}`,
  );
  return [
    `found ${inPercent(recall)}, right ${inPercent(precision)}; explicit ${inPercent(explicit)}, implicit ${inPercent(implicit)}; ` +
      `calm texts offered help ${inPercent(alarms)}, given the letter for danger ${inPercent(falseLetters)}`,
    `offered help: ${forms.join(', ')}`,
  ].join('\n');
}
