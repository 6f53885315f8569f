import type { Language } from '@selah/shared/contracts/language-list';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { TextField } from '@selah/web-kit/ui/field';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { UploadProgress } from '../../../components/feedback/upload-progress.tsx';
import { LanguageChoice } from '../../../components/fields/language-choice.tsx';
import { VideoFileField } from '../../../components/fields/video-file-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { warnBeforeLeaving } from '../../../lib/page-leave.ts';
import { refusalOf } from '../../../lib/uploads/check-file.ts';
import type { KnownVideo } from '../../../lib/uploads/known-files-endpoint.ts';
import { visitorLanguage } from '../../../lib/visitor-language.ts';
import { texts } from '../../../locales/pt.ts';
import { useAddVideo } from '../use-add-video.ts';
import { KnownFileNote } from './known-file-note.tsx';

const words = texts.videos.add;

interface NewVideoForm {
  readonly title: string;
  readonly language: Language;
  readonly files: FileList | null;
}

/** The form to add one video with title and language (M-117 to M-121). */
export function AddVideo() {
  const dispatch = useAppDispatch();
  const { add, upload } = useAddVideo();
  const form = useForm<NewVideoForm>({
    defaultValues: { title: '', language: visitorLanguage(), files: null },
  });
  const [known, setKnown] = useState<KnownVideo>();
  const { errors, isSubmitting, isDirty } = form.formState;
  useEffect(() => (isDirty ? warnBeforeLeaving() : undefined), [isDirty]);
  const title = form.watch('title').trim();

  async function submit({ title: typed, language, files }: NewVideoForm, isDuplicateAllowed = false) {
    const file = files?.[0];
    if (!file) return;
    setKnown(undefined);
    const outcome = await add({ title: typed.trim(), language, file, isDuplicateAllowed });
    if (outcome.type === 'known') setKnown(outcome.video);
    if (outcome.type === 'added') form.reset();
  }

  /** Also shown in a toast, because the field may be off the screen (M-200). */
  function tellInvalid(found: typeof errors) {
    const text = [found.title?.message, found.files?.message].filter(Boolean).join(', ');
    dispatch(notified({ tone: 'destructive', title: texts.frame.invalid, text }));
  }

  return (
    <Panel title={words.title}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => submit(values), tellInvalid)}
        className="grid gap-4"
      >
        <TextField
          label={words.videoTitle}
          autoComplete="off"
          disabled={isSubmitting}
          dir="auto"
          error={errors.title?.message}
          hint={title.length > 0 && title.length < LENGTHS.titleMinEdit ? words.shortTitle : undefined}
          {...form.register('title', {
            validate: (value) => titleProblem(value),
          })}
        />
        <VideoFileField
          label={words.file}
          disabled={isSubmitting}
          error={errors.files?.message}
          {...form.register('files', {
            validate: (files) => (files?.[0] ? refusalOf(files[0]) : words.noFile),
            onChange: () => setKnown(undefined),
          })}
        />
        <LanguageChoice legend={words.language} disabled={isSubmitting} field={form.register('language')} />
        {upload && <UploadProgress upload={upload} />}
        {known && (
          <KnownFileNote
            text={words.known(known.title)}
            confirmLabel={words.addAnyway}
            onConfirm={form.handleSubmit((values) => submit(values, true), tellInvalid)}
          />
        )}
        <Button type="submit" disabled={isSubmitting} className="justify-self-start">
          {isSubmitting && <Spinner className="size-4" />}
          <span>{isSubmitting ? words.submitting : words.submit}</span>
        </Button>
      </form>
    </Panel>
  );
}

function titleProblem(title: string): string | undefined {
  const { length } = title.trim();
  if (length === 0) return words.noTitle;
  return length > LENGTHS.titleMax ? words.longTitle(LENGTHS.titleMax) : undefined;
}
