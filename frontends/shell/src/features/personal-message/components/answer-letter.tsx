import { LOCALES } from '@selah/shared/contracts/language-list';
import type { LetterVerse, LetterWish } from '@selah/shared/contracts/messages/requests';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { clsx } from 'clsx';
import Bookmark from 'lucide-react/icons/bookmark';
import PenLine from 'lucide-react/icons/pen-line';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CommunityContact } from '../../../components/community-contact/community-contact.tsx';
import { disclosureOf, LetterSourceNote } from '../../../components/letter-source.tsx';
import { PrintSheet, useIsPrinting } from '../../../components/print-sheet.tsx';
import { PsalmVerse, spokenOf, withVerse } from '../../../components/psalm-verse.tsx';
import { ReadAloud } from '../../../components/read-aloud/read-aloud.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { VerseCardButton } from '../../../components/verse-card/verse-card-button.tsx';
import { paragraphsOf } from '../../../lib/paragraphs.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Letter } from '../letter-storage.ts';
import { type SaveMessageContext, useSaveMessage } from '../use-save-message.ts';
import { LetterWishes } from './letter-wishes.tsx';

interface AnswerLetterProps extends SaveMessageContext, Letter {
  /** Rendered before the letter. */
  readonly help: ReactNode;
  /** It has just arrived, so it takes the focus. */
  readonly isNew: boolean;
  readonly onAgain: () => void;
  /** The same question again, with what was tapped below a letter that did not understand it. */
  readonly onWish: (wish: LetterWish) => void;
  readonly isAsking: boolean;
  /** More of it is being written. */
  readonly isGrowing?: boolean;
}

/** Some browsers do not make scrollable areas reachable by keyboard. */
const REACHED_BY_KEYBOARD = { tabIndex: 0 };

/**
 * The answer, styled as a letter. It takes the focus when it arrives, so that screen readers announce it. One that grows sentence by
 * sentence is read to them once, when it is whole; they hear at once that help has taken its place.
 */
export function AnswerLetter(props: AnswerLetterProps) {
  const {
    asked,
    answer,
    saveKey,
    help,
    language,
    isNew,
    ownerId: _,
    onAgain,
    onWish,
    isAsking,
    isGrowing = false,
    ...saving
  } = props;
  const { verse } = answer;
  // Somebody in danger is not asked to make a picture.
  const verseOfCard = answer.support ? undefined : (verse ?? answer.reference);
  const { t } = useTranslation();
  const pageLanguage = useLanguage();
  const isPrinting = useIsPrinting();
  const reference =
    answer.reference && !verse
      ? t('message.reference', { psalm: referenceText(answer.reference) })
      : undefined;
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { save, isSaving, isSaved } = useSaveMessage(
    {
      ...asked,
      message: answer.message,
      ...(answer.source && { source: answer.source }),
      language,
      saveKey,
      ...(verse && { verse: namesOf(verse) }),
    },
    saving,
  );

  // It was on the page before it was whole.
  const [hasGrown] = useState(isGrowing);
  const isReplacedByHelp = hasGrown && !isGrowing && answer.support !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: help that takes the place of a letter is brought into view
  useEffect(() => {
    if (!isNew) return;
    // Help above the letter scrolls into view together with it, instead of staying above the screen of a phone.
    heading.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'start' });
  }, [isNew, isReplacedByHelp]);

  return (
    <article ref={article} className="grid scroll-mt-4 gap-6">
      {help}
      <h3 ref={heading} tabIndex={-1} className="font-serif text-2xl outline-none">
        {t('message.answerTitle', { name: asked.name })}
      </h3>
      {hasGrown && (
        <p role="alert" className="sr-only">
          {isReplacedByHelp && t('message.replacedByHelp')}
        </p>
      )}
      {/* Its place is kept, so that the letter does not move when it is whole. */}
      <div className={clsx('contents', isGrowing && 'invisible')}>
        <ReadAloud
          text={spokenOf(answer.message, verse, (psalm) => t('message.reference', { psalm }))}
          language={language}
        />
      </div>
      <section
        {...REACHED_BY_KEYBOARD}
        {...disclosureOf(answer.source)}
        data-testid="ai-response"
        lang={LOCALES[language]}
        aria-label={t('message.answerTitle', { name: asked.name })}
        {...(hasGrown && {
          'aria-live': isReplacedByHelp ? 'off' : 'polite',
          'aria-atomic': true,
          'aria-busy': isGrowing,
        })}
        className="letter"
      >
        {paragraphsOf(answer.message).map(({ start, text }) => (
          <p key={start}>{text}</p>
        ))}
        {verse && <PsalmVerse verse={verse} language={language} />}
        {reference && (
          <p lang={LOCALES[pageLanguage]} className="letter-reference">
            {reference}
          </p>
        )}
      </section>
      {answer.unclear && <LetterWishes language={pageLanguage} isAsking={isAsking} onWish={onWish} />}
      <LetterSourceNote source={answer.source} className="text-sm text-ink-faint" />
      {isGrowing ? (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          <span>{t('message.generating')}</span>
        </p>
      ) : (
        <>
          <CommunityContact />
          <div className="flex flex-wrap gap-3">
            <Button onClick={save} disabled={isSaving || isSaved}>
              <Bookmark aria-hidden="true" className="size-4" />
              <span>{t('message.save')}</span>
            </Button>
            <Button look="quiet" onClick={onAgain}>
              <PenLine aria-hidden="true" className="size-4" />
              <span>{t('message.again')}</span>
            </Button>
            <ShareButtons text={withVerse(answer.message, verse)} />
            {verseOfCard && <VerseCardButton verse={verseOfCard} />}
          </div>
        </>
      )}
      {isPrinting && <PrintSheet message={{ ...asked, ...answer, language }} reference={reference} />}
    </article>
  );
}

/** The server adds the words when it saves. */
function namesOf({ psalm, verses }: LetterVerse) {
  return { psalm, verses };
}

function referenceText({ psalm, verses }: { psalm: number; verses?: string | undefined }): string {
  return verses ? `${psalm}:${verses}` : String(psalm);
}
