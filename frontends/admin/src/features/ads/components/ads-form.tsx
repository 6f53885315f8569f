import type { SiteSettings } from '@selah/shared/contracts/site-settings';
import { isApiError } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { type FormEvent, useState } from 'react';
import { EditConflict } from '../../../components/feedback/edit-conflict.tsx';
import { SaveActions } from '../../../components/fields/save-actions.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { submitOnSave } from '../../../lib/save-shortcut.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSaveAdsMutation } from '../api/ads-endpoints.ts';
import { reviewAdCode } from '../domain/review-ad-code.ts';
import { AdCodeField } from './ad-code-field.tsx';
import { AdVersions } from './ad-versions.tsx';

const words = texts.ads;
const CHANGED_MEANWHILE = 'changed_meanwhile';

/** The form for both codes, compared with the saved state. */
export function AdsForm({ saved }: { readonly saved: SiteSettings }) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveAdsMutation();
  const [draft, setDraft] = useState(saved);
  const [base, setBase] = useState(saved);
  const [isChanged, setIsChanged] = useState(false);
  const isDirty = !isSame(draft, base);
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    // An unchanged form shows new saved values, e.g. from another administrator.
    if (!isDirty) start(saved);
    else if (!isSame(saved, base)) setIsChanged(true);
  }
  const leaveWarning = useLeaveWarning(isDirty);
  const isTooLong = [draft.headerAdCode, draft.footerAdCode].some((code) =>
    reviewAdCode(code).some(({ kind }) => kind === 'tooLong'),
  );

  function start(settings: SiteSettings) {
    setDraft(settings);
    buildOn(settings);
  }

  function buildOn(settings: SiteSettings) {
    setBase(settings);
    setIsChanged(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || isTooLong || isChanged) return;
    const { data, error } = await save({ ...draft, basedOn: base });
    if (data) {
      buildOn(data);
      dispatch(notified({ title: words.saved }));
      return;
    }
    if (isApiError(error) && error.code === CHANGED_MEANWHILE) return setIsChanged(true);
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.saveFailed, text }));
  }

  return (
    <>
      <form onSubmit={submit} onKeyDown={submitOnSave} className="grid gap-5">
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <AdCodeField
            slot="header"
            code={draft.headerAdCode}
            onChange={(headerAdCode) => setDraft({ ...draft, headerAdCode })}
          />
          <AdCodeField
            slot="footer"
            code={draft.footerAdCode}
            onChange={(footerAdCode) => setDraft({ ...draft, footerAdCode })}
          />
        </div>
        {isChanged && (
          <EditConflict
            text={words.changed}
            now={words.changedNow}
            onTakeTheirs={() => start(saved)}
            onKeepMine={() => buildOn(saved)}
          />
        )}
        <SaveActions
          isSending={isLoading}
          isBlocked={isChanged}
          isDirty={isDirty}
          words={words}
          onUndo={() => start(isChanged ? saved : base)}
        />
      </form>
      <AdVersions
        onUse={({ headerAdCode, footerAdCode }) => {
          setDraft({ headerAdCode, footerAdCode });
          dispatch(notified({ title: words.usedAgain }));
        }}
      />
      {leaveWarning}
    </>
  );
}

function isSame(one: SiteSettings, other: SiteSettings): boolean {
  return one.headerAdCode === other.headerAdCode && one.footerAdCode === other.footerAdCode;
}
