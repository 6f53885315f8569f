import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import type { LetterVerse } from '@selah/shared/contracts/messages/requests';
import { useTranslation } from '@selah/web-kit/platform';
import '../styles/psalm-verse.css';

interface PsalmVerseProps {
  readonly verse: LetterVerse;
  /** The language of the edition. */
  readonly language: Language;
}

/** Verses word for word, set apart from the letter, with their reference, edition and licence. */
export function PsalmVerse({ verse, language }: PsalmVerseProps) {
  const { t } = useTranslation();
  const { psalm, verses, text, edition, licence } = verse;
  return (
    <figure className="psalm-verse">
      <blockquote lang={LOCALES[language]}>{text}</blockquote>
      <figcaption>
        <span>{t('message.reference', { psalm: `${psalm}:${verses}` })}</span>
        <span lang={LOCALES[language]}>{` · ${edition} · ${licence}`}</span>
      </figcaption>
    </figure>
  );
}

/** The letter with its verses, for copying and sharing. */
export function withVerse(message: string, verse: LetterVerse | undefined): string {
  return verse ? `${message}\n\n${verse.text}\n(${verse.psalm}:${verse.verses}, ${verse.edition})` : message;
}

/** The letter with its verses and where they stand, for a voice. `place` names a place in the Psalms. */
export function spokenOf(
  message: string,
  verse: LetterVerse | undefined,
  place: (psalm: string) => string,
): string {
  return verse ? [message, verse.text, place(`${verse.psalm}:${verse.verses}`)].join('\n') : message;
}
