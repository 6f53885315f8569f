import { LOCALES } from '@selah/shared/contracts/language-list';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { disclosureOf } from '../../../components/letter-source.tsx';
import { letterStorage } from '../letter-storage.ts';
import { messageStorage, type SavableMessage } from '../message-storage.ts';
import { type SaveMessageContext, useSaveMessage } from '../use-save-message.ts';

interface PendingMessagesProps extends Omit<SaveMessageContext, 'onSaved'> {
  readonly user: NonNullable<SaveMessageContext['user']>;
}

/** Messages that their author wanted to save before the login, offered for saving (M-058). Renders nothing without any. */
export function PendingMessages(context: PendingMessagesProps) {
  const [held, setHeld] = useState(() => messageStorage.claim(context.user.id));

  return held.map((message) => {
    const forget = () => setHeld((all) => all.filter((one) => one !== message));
    return (
      <PendingMessageCard
        key={message.saveKey}
        {...context}
        held={message}
        onSaved={forget}
        onDiscarded={() => {
          messageStorage.release(message.saveKey);
          letterStorage.forget(message.saveKey);
          forget();
        }}
      />
    );
  });
}

interface PendingMessageCardProps extends SaveMessageContext {
  readonly held: SavableMessage;
  readonly onDiscarded: () => void;
}

function PendingMessageCard({ held, onDiscarded, ...context }: PendingMessageCardProps) {
  const { t } = useTranslation();
  const { save, isSaving, isSaved } = useSaveMessage(held, context);
  const isDone = isSaving || isSaved;
  return (
    <section aria-label={t('held.title')} className="held-message">
      <h2 className="font-serif text-xl">{t('held.title')}</h2>
      <p className="text-ink-soft">{t('held.text')}</p>
      <blockquote {...disclosureOf(held.source)} lang={LOCALES[held.language]} className="held-words">
        {held.message}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isDone} onClick={save}>
          {isSaving ? <Spinner className="size-4" /> : <Bookmark aria-hidden="true" className="size-4" />}
          <span>{t('message.save')}</span>
        </Button>
        <Button look="plain" disabled={isDone} onClick={onDiscarded}>
          {t('held.discard')}
        </Button>
      </div>
    </section>
  );
}
