import type { Language } from '@selah/shared/contracts/language-list';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { TextField } from '@selah/web-kit/ui/field';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { useForm } from 'react-hook-form';
import { LanguageChoice } from '../../../components/fields/language-choice.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { visitorLanguage } from '../../../lib/visitor-language.ts';
import { texts } from '../../../locales/pt.ts';
import { useAdoptFileMutation } from '../api/unused-files-endpoints.ts';
import { type StoredFile, titleFromFilename } from '../domain/diagnosis.ts';

const words = texts.fileDiagnostics;

interface AdoptForm {
  readonly title: string;
  readonly language: Language;
}

interface AdoptFileProps {
  readonly file: StoredFile;
  readonly onClose: () => void;
}

/** Creates a video from a file that has none. */
export function AdoptFile({ file, onClose }: AdoptFileProps) {
  const dispatch = useAppDispatch();
  const [adoptFile] = useAdoptFileMutation();
  const form = useForm<AdoptForm>({
    defaultValues: { title: titleFromFilename(file.filename), language: visitorLanguage() },
  });
  const { errors, isSubmitting } = form.formState;

  async function adopt({ title, language }: AdoptForm) {
    const { error } = await adoptFile({ filename: file.filename, title: title.trim(), language });
    if (error) {
      const text = failureText(error, texts.frame.noAnswer);
      dispatch(notified({ tone: 'destructive', title: words.adoptFailed, text }));
      return;
    }
    dispatch(notified({ title: words.adopted }));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || isSubmitting || onClose()}
      title={words.adopt}
      closeLabel={texts.frame.close}
    >
      <form noValidate onSubmit={form.handleSubmit(adopt)} className="grid gap-5 pt-2">
        <p className="break-all text-ink-soft">{words.adoptText(file.filename)}</p>
        <TextField
          label={words.adoptTitle}
          autoComplete="off"
          maxLength={LENGTHS.titleMax}
          disabled={isSubmitting}
          error={errors.title?.message}
          {...form.register('title', {
            validate: (title) => title.trim() !== '' || texts.videos.add.noTitle,
          })}
        />
        <LanguageChoice
          legend={words.adoptLanguage}
          disabled={isSubmitting}
          field={form.register('language')}
        />
        <Button type="submit" disabled={isSubmitting} className="justify-self-start">
          {isSubmitting && <Spinner className="size-4" />}
          <span>{isSubmitting ? words.adopting : words.adopt}</span>
        </Button>
      </form>
    </Dialog>
  );
}
