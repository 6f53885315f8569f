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
import { useAskForMessageMutation } from '../api/message-endpoints.ts';
import type { Draft } from '../message-storage.ts';
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
  const [ask, { isLoading }] = useAskForMessageMutation();
  const ownerId = saving.user?.id;
  const { draft, isKept, type, keep, markAnswered, clear } = useQuestionDraft(ownerId);
  const { letter, isNew, receive, forget } = useLetter(ownerId);

  useEffect(() => onWriting(draft), [onWriting, draft]);
  useEffect(() => {
    if (letter) onShown(letter.answer);
  }, [onShown, letter]);

  async function send(asked: Draft, wish?: LetterWish) {
    onSending(asked);
    if (!navigator.onLine) return keep(asked);
    void letterPart().catch(() => {});
    const { data, error } = await ask({ ...asked, language, ...(wish && { wish }) });
    if (data) {
      receive({
        asked,
        answer: data,
        language,
        saveKey: randomKey(),
        ...(ownerId !== undefined && { ownerId }),
      });
      onAnswered();
      markAnswered();
    } else if (!navigator.onLine && isApiError(error) && error.status === NO_ANSWER) {
      keep(asked);
    } else {
      const text = messageForPerson(error, t('message.errorGeneratingMessage'));
      dispatch(notified({ tone: 'destructive', title: t('message.errorTitle'), text }));
    }
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
        {letter ? (
          <AnswerLetter
            key={letter.saveKey}
            {...letter}
            isNew={isNew}
            help={help}
            onAgain={askAgain}
            onWish={(wish) => send(letter.asked, wish)}
            isAsking={isLoading}
            {...saving}
          />
        ) : (
          <MessageForm draft={draft} help={help} onType={type} generating={isLoading} onSend={send} />
        )}
        {!letter && <OfflineNote isKept={isKept} onDiscard={clear} />}
      </Card>
    </section>
  );
}
