import { DEFAULT_LANGUAGE, isLanguage } from '@selah/shared/contracts/language-list';
import { PSALTERS } from '@selah/shared/contracts/limits';
import type { PsalterOnTheWire } from '@selah/shared/contracts/messages/psalters';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { buttonClass } from '@selah/web-kit/ui/button';
import { TextField } from '@selah/web-kit/ui/field';
import { FileText } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { Note } from '../../../components/feedback/note.tsx';
import { LanguageChoice } from '../../../components/fields/language-choice.tsx';
import { SubmitButton } from '../../../components/fields/submit-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useImportPsalterMutation } from '../api/psalters-endpoints.ts';
import { MAX_PSALTER_BYTES, psalterType } from '../domain/psalter-type.ts';

const words = texts.psalters;

/** Imports an edition. What is refused stays in the form, with the reason. */
export function ImportPsalter({ psalters }: { readonly psalters: readonly PsalterOnTheWire[] }) {
  const dispatch = useAppDispatch();
  const [importPsalter, { isLoading }] = useImportPsalterMutation();
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  const [edition, setEdition] = useState('');
  const [licence, setLicence] = useState('');
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const inputId = useId();
  const isReplaced = psalters.some((psalter) => psalter.language === language);
  const isReady = edition.trim() !== '' && licence.trim() !== '' && file !== undefined;

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const isTooLarge = chosen.size > MAX_PSALTER_BYTES;
    setFile(isTooLarge ? undefined : chosen);
    setRefusal(isTooLarge ? words.tooLarge : undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || !isReady) return;
    setRefusal(undefined);
    const named = { language, edition: edition.trim(), licence: licence.trim() };
    const { error } = await importPsalter({ ...named, file, type: psalterType(file.name) });
    if (error) return setRefusal(failureText(error, texts.frame.noAnswer));
    setEdition('');
    setLicence('');
    setFile(undefined);
    dispatch(notified({ title: words.saved }));
  }

  return (
    <Panel title={words.importTitle}>
      <p className="text-ink-soft">{words.importHint}</p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <LanguageChoice
          legend={words.language}
          disabled={isLoading}
          field={{
            name: 'psalter-language',
            onChange: ({ target }) => isLanguage(target.value) && setLanguage(target.value),
          }}
          value={language}
        />
        {isReplaced && <Note>{words.replaces}</Note>}
        <TextField
          label={words.edition}
          hint={words.editionHint}
          value={edition}
          required
          disabled={isLoading}
          maxLength={PSALTERS.editionMax}
          onChange={({ target }) => setEdition(target.value)}
        />
        <TextField
          label={words.licence}
          hint={words.licenceHint}
          value={licence}
          required
          disabled={isLoading}
          maxLength={PSALTERS.licenceMax}
          onChange={({ target }) => setLicence(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <span className="relative">
            <input
              id={inputId}
              type="file"
              accept=".usfm,.sfm,.usx,.osis,.xml,.txt"
              disabled={isLoading}
              className="peer sr-only"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                target.value = '';
                choose(chosen);
              }}
            />
            <label
              htmlFor={inputId}
              className={buttonClass(
                'quiet',
                'cursor-pointer peer-disabled:opacity-60 peer-focus-visible:outline-3',
              )}
            >
              <FileText aria-hidden="true" className="size-4" />
              <span>{words.choose}</span>
            </label>
          </span>
          <span className="min-w-0 break-words text-ink-soft">{file ? file.name : words.noFile}</span>
        </div>
        {refusal && <FailureNote title={words.importFailed} text={refusal} />}
        <SubmitButton
          className="justify-self-start"
          isSending={isLoading}
          disabled={!isReady}
          label={words.import}
          sendingLabel={words.importing}
        />
      </form>
    </Panel>
  );
}
