import { LANGUAGE_NAMES, type Language } from '@selah/shared/contracts/language-list';
import { LENGTHS } from '@selah/shared/contracts/limits';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { Button } from '@selah/web-kit/ui/button';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { TextField } from '@selah/web-kit/ui/field';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditConflict } from '../../../components/feedback/edit-conflict.tsx';
import { Note } from '../../../components/feedback/note.tsx';
import { UploadProgress } from '../../../components/feedback/upload-progress.tsx';
import { LanguageChoice } from '../../../components/fields/language-choice.tsx';
import { VideoFileField } from '../../../components/fields/video-file-field.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { warnBeforeLeaving } from '../../../lib/page-leave.ts';
import { useSaveShortcut } from '../../../lib/save-shortcut.ts';
import { refusalOf } from '../../../lib/uploads/check-file.ts';
import type { KnownVideo } from '../../../lib/uploads/known-files-endpoint.ts';
import { texts } from '../../../locales/pt.ts';
import { type EditOutcome, useEditVideo } from '../use-edit-video.ts';
import { CaptionsField } from './captions-field.tsx';
import { KnownFileNote } from './known-file-note.tsx';

const words = texts.videos.edit;

interface EditForm {
  readonly title: string;
  readonly language: Language;
  /** Null until the field was used: a file is required only then (M-125). */
  readonly files: FileList | null;
}

interface EditVideoProps {
  /** The initial state of the form. */
  readonly video: ManagedVideo;
  /** The current state of the list; undefined once somebody deleted the video. */
  readonly current: ManagedVideo | undefined;
  readonly onClose: () => void;
  readonly onSaved: (title: string) => void;
}

/** Title, language, file and captions of one video (M-123 to M-128). */
export function EditVideo({ video, current, onClose, onSaved }: EditVideoProps) {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string>();
  const [base, setBase] = useState(video);
  const [isChanged, setIsChanged] = useState(false);
  const [asksToClose, setAsksToClose] = useState(false);
  const [known, setKnown] = useState<KnownVideo>();
  const { save, upload } = useEditVideo();
  const form = useForm<EditForm>({
    defaultValues: { title: video.title, language: video.language, files: null },
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  async function submit({ title, language, files }: EditForm, isDuplicateAllowed = false) {
    setKnown(undefined);
    const file = files?.[0];
    const typed = title.trim();
    const outcome = await save({
      id: base.id,
      title: typed,
      language,
      revision: base.revision,
      isDuplicateAllowed,
      ...(file && { file }),
    });
    tell(outcome, typed);
  }

  function tell(outcome: EditOutcome, title: string) {
    if (outcome.type === 'saved') onSaved(title);
    else if (outcome.type === 'changed') setIsChanged(true);
    else if (outcome.type === 'known') setKnown(outcome.video);
    else if (outcome.type === 'failed') {
      dispatch(notified({ tone: 'destructive', title: words.failed, text: outcome.message }));
      setFailure(outcome.text);
    }
  }

  function close() {
    if (isSubmitting) return;
    if (isDirty) setAsksToClose(true);
    else onClose();
  }

  function buildOn(latest: ManagedVideo) {
    setBase(latest);
    setIsChanged(false);
  }

  function takeTheirs(latest: ManagedVideo) {
    form.reset({ title: latest.title, language: latest.language, files: null });
    buildOn(latest);
  }

  const onSubmit = form.handleSubmit((values) => submit(values));
  useEffect(() => (isDirty ? warnBeforeLeaving() : undefined), [isDirty]);
  const canSave = current !== undefined && !isChanged && !isSubmitting;
  useSaveShortcut(() => void (canSave && onSubmit()));

  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || close()}
      title={words.title}
      closeLabel={texts.frame.close}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5 pt-2">
        {!current && (
          <Note tone="warning">
            <p role="alert">{words.gone}</p>
          </Note>
        )}
        {current && isChanged && (
          <EditConflict
            text={words.changed}
            now={words.changedNow(current.title, LANGUAGE_NAMES[current.language])}
            onTakeTheirs={() => takeTheirs(current)}
            onKeepMine={() => buildOn(current)}
          />
        )}
        {isSubmitting ? (
          // Shown instead of the title field, so that this text is never sent (M-126).
          <TextField key="updating" label={words.videoTitle} value={words.updating} readOnly disabled />
        ) : (
          <TextField
            key="title"
            label={words.videoTitle}
            autoComplete="off"
            dir="auto"
            error={errors.title?.message}
            {...form.register('title', { validate: titleProblem })}
          />
        )}
        <VideoFileField
          label={words.file}
          hint={words.currentFile(base.filename)}
          disabled={isSubmitting}
          error={errors.files?.message}
          {...form.register('files', { validate: fileProblem, onChange: () => setKnown(undefined) })}
        />
        <LanguageChoice legend={words.language} disabled={isSubmitting} field={form.register('language')} />
        {upload && <UploadProgress upload={upload} />}
        {known && (
          <KnownFileNote
            text={known.id === base.id ? words.sameFile : words.known(known.title)}
            confirmLabel={words.saveAnyway}
            onConfirm={form.handleSubmit((values) => submit(values, true))}
          />
        )}
        <Button type="submit" disabled={!canSave} className="justify-self-start">
          {isSubmitting && <Spinner className="size-4" />}
          <span>{isSubmitting ? words.submitting : words.submit}</span>
        </Button>
      </form>
      {current && <CaptionsField video={current} disabled={isSubmitting} />}
      <EditAlerts
        failure={failure}
        onFailureRead={() => setFailure(undefined)}
        asksToClose={asksToClose}
        onAnswered={setAsksToClose}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface EditAlertsProps {
  readonly failure: string | undefined;
  readonly onFailureRead: () => void;
  readonly asksToClose: boolean;
  readonly onAnswered: (isOpen: boolean) => void;
  readonly onClose: () => void;
}

/** Says that the video was not saved, and asks before changes are lost. */
function EditAlerts({ failure, onFailureRead, asksToClose, onAnswered, onClose }: EditAlertsProps) {
  return (
    <>
      <AlertDialog
        open={failure !== undefined}
        onOpenChange={(stays) => stays || onFailureRead()}
        title={words.failed}
        text={failure ?? ''}
        confirmLabel={texts.frame.ok}
      />
      <AlertDialog
        open={asksToClose}
        onOpenChange={onAnswered}
        title={words.leaveTitle}
        text={words.leaveText}
        confirmLabel={words.leave}
        cancelLabel={texts.frame.stay}
        destructive
        onConfirm={onClose}
      />
    </>
  );
}

function titleProblem(title: string): string | undefined {
  const { length } = title.trim();
  if (length < LENGTHS.titleMinEdit) return words.titleMin;
  return length > LENGTHS.titleMax ? texts.videos.add.longTitle(LENGTHS.titleMax) : undefined;
}

function fileProblem(files: FileList | null): string | undefined {
  if (files === null) return undefined;
  const [file] = files;
  return file ? refusalOf(file) : words.fileEmpty;
}
