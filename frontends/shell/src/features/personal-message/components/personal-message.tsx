import type { AiMessageAnswer, LetterWish } from '@selah/shared/contracts/messages/requests';
import { isApiError, messageForPerson, NO_ANSWER } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { Card } from '@selah/web-kit/ui/card';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { type ReactNode, useEffect } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Letter } from '../letter-storage.ts';
import { askedIn, type LetterUnderWay } from '../letter-under-way.ts';
import type { Draft } from '../message-storage.ts';
import { useFollowing } from '../use-following.ts';
import { useLetter } from '../use-letter.ts';
import { useQuestionDraft } from '../use-question-draft.ts';
import type { SaveMessageContext } from '../use-save-message.ts';
import { MessageForm } from './message-form.tsx';
import { OfflineNote } from './offline-note.tsx';

/** Downloaded while the server writes the answer. */
const letterPart = async () => (await import('./answer-letter.tsx')).AnswerLetter;
const AnswerLetter = lazyPart(letterPart, { Loading: () => <Spinner />, Failed: LoadFailed });

export interface PersonalMessageProps extends SaveMessageContext {
  /** Rendered in the form, and later above the letter. */
  readonly help: ReactNode;
  /** Called with each change, and with a stored text found when the page opens. */
  readonly onWriting: (draft: Draft) => void;
  readonly onSending: (draft: Draft) => void;
  /** Called when a question was answered (M-056, Q16). */
  readonly onAnswered: () => void;
  /** Called with an answer that is on the page, also after the page was loaded again. */
  readonly onShown: (answer: AiMessageAnswer) => void;
  /** Called when the visitor starts another question. */
  readonly onAgain: () => void;
}

/** The form for name and question, and the answer as a letter. The text stays until another question is started. */
export function PersonalMessage(props: PersonalMessageProps) {
  const { help, onWriting, onSending, onAnswered, onShown, onAgain, ...saving } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const ownerId = saving.user?.id;
  const { draft, isKept, type, keep, markAnswered, clear } = useQuestionDraft(ownerId);
  const { letter, isNew, receive, forget } = useLetter(ownerId);
  const {
    follow,
    underWay,
    draft: growing,
  } = useFollowing(ownerId, {
    onGoingOn(going) {
      onSending(askedIn(going));
      void letterPart().catch(() => {});
    },
    onAnswered(answer, { key, ...sent }) {
      receive({
        asked: askedIn({ key, ...sent }),
        answer,
        language: sent.language,
        saveKey: key,
        ...(ownerId !== undefined && { ownerId }),
      });
      // With the letter, so that help takes its place in the same frame.
      onShown(answer);
      onAnswered();
      markAnswered();
    },
    onFailed(error, sent) {
      if (!navigator.onLine && isApiError(error) && error.status === NO_ANSWER) {
        keep(askedIn(sent));
        return;
      }
      const text = messageForPerson(error, t('message.errorGeneratingMessage'));
      dispatch(notified({ tone: 'destructive', title: t('message.errorTitle'), text }));
    },
  });
  const isAsking = underWay !== undefined;
  const shown = letterOn(underWay, growing) ?? letter;

  useEffect(() => onWriting(draft), [onWriting, draft]);
  useEffect(() => {
    if (letter) onShown(letter.answer);
  }, [onShown, letter]);

  async function send(asked: Draft, wish?: LetterWish) {
    onSending(asked);
    if (!navigator.onLine) return keep(asked);
    void letterPart().catch(() => {});
    await follow({ ...asked, language, wish, key: randomKey(), ownerId, sentAt: Date.now() });
  }

  function askAgain() {
    forget();
    clear();
    onAgain();
  }

  return (
    <section aria-label={t('message.title')} className="grid gap-8">
      <div className="grid gap-3 text-center">
        <h2 className="font-serif text-3xl text-balance sm:text-4xl">{t('message.title')}</h2>
        <p className="mx-auto max-w-xl text-ink-soft text-balance">{t('message.intro')}</p>
      </div>
      <Card className="mx-auto w-full max-w-2xl">
        {shown ? (
          <AnswerLetter
            key={shown.saveKey}
            {...shown}
            isNew={underWay !== undefined || isNew}
            help={help}
            onAgain={askAgain}
            onWish={(wish) => send(shown.asked, wish)}
            isAsking={isAsking}
            {...saving}
          />
        ) : (
          <MessageForm draft={draft} help={help} onType={type} generating={isAsking} onSend={send} />
        )}
        {!shown && <OfflineNote isKept={isKept} onDiscard={clear} />}
      </Card>
    </section>
  );
}

/** A letter of which something is there, while the rest is being written. */
function letterOn(
  underWay: LetterUnderWay | undefined,
  growing: string,
): (Letter & { readonly isGrowing: true }) | undefined {
  if (!underWay || growing === '') return undefined;
  const { key, language, ownerId } = underWay;
  const answer = { message: growing, source: 'model' } as const;
  return { asked: askedIn(underWay), answer, language, saveKey: key, ownerId, isGrowing: true };
}
