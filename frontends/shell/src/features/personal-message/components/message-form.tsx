import { LENGTHS, QUESTION_ROWS } from '@selah/shared/contracts/limits';
import { readableLine, readableText } from '@selah/shared/contracts/text/clean-text';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { TextAreaField, TextField } from '@selah/web-kit/ui/field';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import type { Draft } from '../message-storage.ts';

/** Downloaded when it is asked for. */
const WorryStarters = lazyPart(async () => (await import('./worry-starters.tsx')).WorryStarters, {
  Loading: () => <Spinner />,
  Failed: LoadFailed,
});

/** The character count is shown from this share of the limit. */
const COUNT_FROM = 0.8;

interface MessageFormProps {
  readonly draft: Draft;
  /** Rendered between the fields and the submit button. */
  readonly help: ReactNode;
  readonly onType: (draft: Draft) => void;
  readonly generating: boolean;
  readonly onSend: (draft: Draft) => void;
}

/** Both fields are required; an empty one is marked and focused, without an error text (M-050, M-051). */
export function MessageForm({ draft, help, onType, generating, onSend }: MessageFormProps) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const startersId = useId();
  const name = readableLine(draft.name);
  const question = readableText(draft.question);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (generating) return;
    setMarked(true);
    if (name && question) onSend({ name, question });
    else event.currentTarget.querySelector<HTMLElement>(name ? 'textarea' : 'input')?.focus();
  }

  function count(text: string, limit: number) {
    return text.length >= limit * COUNT_FROM && t('message.counter', { used: text.length, limit });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('message.name')}
        name="name"
        autoComplete="given-name"
        required
        maxLength={LENGTHS.personNameMax}
        value={draft.name}
        aria-invalid={marked && !name}
        onChange={({ target }) => onType({ ...draft, name: target.value })}
        hint={count(draft.name, LENGTHS.personNameMax)}
      />
      <TextAreaField
        label={t('message.question')}
        name="question"
        rows={QUESTION_ROWS}
        required
        maxLength={LENGTHS.questionMax}
        placeholder={t('message.placeholder')}
        value={draft.question}
        aria-invalid={marked && !question}
        onChange={({ target }) => onType({ ...draft, question: target.value })}
        hint={count(draft.question, LENGTHS.questionMax)}
      />
      <div className="grid gap-3">
        <Button
          look="plain"
          className="-mx-3 justify-self-start underline underline-offset-4"
          aria-expanded={isStarting}
          aria-controls={startersId}
          onClick={() => setIsStarting(!isStarting)}
        >
          {t('message.starters')}
        </Button>
        <div id={startersId} hidden={!isStarting}>
          {isStarting && (
            <WorryStarters
              question={draft.question}
              onChoose={(chosen) => onType({ ...draft, question: chosen })}
            />
          )}
        </div>
      </div>
      {help}
      <p className="text-sm text-ink-faint">{t('message.automatic')}</p>
      <Button type="submit" disabled={generating} className="mt-2 justify-self-center text-lg">
        {generating && <Spinner />}
        <span>{generating ? t('message.generating') : t('message.submit')}</span>
      </Button>
    </form>
  );
}
