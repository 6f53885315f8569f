import type { ContactAnswer } from '@selah/shared/contracts/admin/contact';
import { isApiError } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { type FormEvent, useState } from 'react';
import { EditConflict } from '../../../components/feedback/edit-conflict.tsx';
import { SaveActions } from '../../../components/fields/save-actions.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { submitOnSave } from '../../../lib/save-shortcut.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSaveContactMutation } from '../api/contact-endpoints.ts';
import { draftOf, EMPTY_DRAFT, isSameDraft, readDraft } from '../domain/contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactVersions } from './contact-versions.tsx';

const words = texts.contact;
const CHANGED_MEANWHILE = 'changed_meanwhile';

/** The form of the contact. An empty form removes it. */
export function ContactForm({ saved }: { readonly saved: ContactAnswer }) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveContactMutation();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved.contact));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isDirty = !isSameDraft(draft, draftOf(base.contact));
  const isChanged = saved.version > base.version;
  // An unchanged form shows what somebody else saved.
  if (isChanged && !isDirty) start(saved);
  const leaveWarning = useLeaveWarning(isDirty);

  function start(answer: ContactAnswer) {
    setBase(answer);
    setDraft(draftOf(answer.contact));
    setErrors({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || isChanged) return;
    const read = readDraft(draft);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const { data, error } = await save({ contact: read.contact, basedOn: base.version });
    if (data) {
      start(data);
      dispatch(notified({ title: data.contact ? words.saved : words.removed }));
      return;
    }
    // The query reads again what is saved, and the conflict is shown.
    if (isApiError(error) && error.code === CHANGED_MEANWHILE) return;
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.saveFailed, text }));
  }

  return (
    <>
      <form noValidate onSubmit={submit} onKeyDown={submitOnSave} className="grid gap-5">
        <ContactFields draft={draft} errors={errors} onChange={setDraft} />
        {isChanged && (
          <EditConflict
            text={words.changed}
            onTakeTheirs={() => start(saved)}
            onKeepMine={() => setBase(saved)}
          />
        )}
        <SaveActions
          isSending={isLoading}
          isBlocked={isChanged}
          isDirty={isDirty}
          words={words}
          onUndo={() => start(isChanged ? saved : base)}
        >
          {!isSameDraft(draft, EMPTY_DRAFT) && (
            <Button look="quiet" disabled={isLoading} onClick={() => setDraft(EMPTY_DRAFT)}>
              {words.clear}
            </Button>
          )}
        </SaveActions>
      </form>
      <ContactVersions
        onUse={({ contact }) => {
          setDraft(draftOf(contact));
          dispatch(notified({ title: words.usedAgain }));
        }}
      />
      {leaveWarning}
    </>
  );
}
