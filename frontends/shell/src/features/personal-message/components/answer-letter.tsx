import type { Language } from '@selah/shared/contracts/language-list';
import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { useTranslation } from '@selah/shared/web/platform';
import { Button } from '@selah/shared/web/ui/button';
import { Bookmark, PenLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Draft } from '../message-storage.ts';
import { useSaving } from '../use-saving.ts';
import { ShareButtons } from './share-buttons.tsx';
import { SupportLines } from './support-lines.tsx';

interface AnswerLetterProps {
  readonly asked: Draft;
  readonly answer: AiMessageAnswer;
  readonly language: Language;
  readonly user: SiteUser | null;
  readonly onAgain: () => void;
  readonly onLoginNeeded: () => void;
  readonly onSaved: () => void;
}

/** The answer, to be read like a letter. It takes the focus when it arrives, so that nobody has to look for it. */
export default function AnswerLetter({ asked, answer, onAgain, ...saving }: AnswerLetterProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { save, isSaving } = useSaving(
    { ...asked, message: answer.message, language: saving.language },
    saving,
  );

  useEffect(() => heading.current?.focus({ preventScroll: false }), []);

  return (
    <article className="grid gap-6">
      {answer.support && <SupportLines lines={answer.support.lines} />}
      <h3 ref={heading} tabIndex={-1} className="font-serif text-2xl outline-none">
        {t('message.answerTitle', { name: asked.name })}
      </h3>
      {/* Focusable, because what scrolls must also scroll by keyboard. */}
      <section
        data-testid="ai-response"
        aria-label={t('message.answerTitle', { name: asked.name })}
        className="letter"
      >
        {paragraphsOf(answer.message).map(({ start, text }) => (
          <p key={start}>{text}</p>
        ))}
        {answer.reference && (
          <p className="letter-reference">
            {t('message.reference', { psalm: referenceText(answer.reference) })}
          </p>
        )}
      </section>
      <p className="text-sm text-ink-faint">{t('message.automatic')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} disabled={isSaving}>
          <Bookmark aria-hidden="true" className="size-4" />
          {t('message.save')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          <PenLine aria-hidden="true" className="size-4" />
          {t('message.again')}
        </Button>
        <ShareButtons text={answer.message} />
      </div>
    </article>
  );
}

/** The paragraphs of a text, each with where it starts. */
function paragraphsOf(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => ({ start: match.index, text: match[0] }));
}

function referenceText({ psalm, verses }: { psalm: number; verses?: string | undefined }): string {
  return verses ? `${psalm}, ${verses}` : String(psalm);
}
