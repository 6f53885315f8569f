import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { isApiError } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button, buttonClass } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { Captions, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useRemoveCaptionsMutation, useSaveCaptionsMutation } from '../api/videos-endpoints.ts';
import { captionsType, MAX_CAPTIONS_BYTES } from '../domain/captions-type.ts';

const words = texts.videos.captions;

interface CaptionsFieldProps {
  readonly video: ManagedVideo;
  readonly disabled: boolean;
}

/** The captions file of a video: added, replaced or removed at once, independent of the rest of the form. */
export function CaptionsField({ video, disabled }: CaptionsFieldProps) {
  const { id, hasCaptions, captionsUrl, captionsVersion: basedOn = '' } = video;
  const dispatch = useAppDispatch();
  const [saveCaptions, saving] = useSaveCaptionsMutation();
  const [removeCaptions, removing] = useRemoveCaptionsMutation();
  const isBusy = disabled || saving.isLoading || removing.isLoading;
  const inputId = useId();

  function fail(title: string, text: string) {
    dispatch(notified({ tone: 'destructive', title, text }));
  }

  function failed(title: string, error: unknown) {
    const isChanged = isApiError(error) && error.code === 'changed_meanwhile';
    fail(title, isChanged ? words.changed : failureText(error, texts.frame.noAnswer));
  }

  async function save(file: File) {
    const type = captionsType(file.name);
    if (!type) return fail(words.saveFailed, words.wrongType);
    if (file.size > MAX_CAPTIONS_BYTES) return fail(words.saveFailed, words.tooLarge);
    const { error } = await saveCaptions({ id, basedOn, file, type });
    if (error) return failed(words.saveFailed, error);
    dispatch(notified({ title: words.saved }));
  }

  async function remove() {
    const { error } = await removeCaptions({ id, basedOn });
    if (error) return failed(words.removeFailed, error);
    dispatch(notified({ title: words.removed }));
  }

  return (
    <section aria-labelledby={`${inputId}-title`} className="mt-6 grid gap-3 border-t border-edge pt-5">
      <h3 id={`${inputId}-title`} className="font-medium">
        {words.title}
      </h3>
      <p className="text-ink-soft">
        <span>{`${hasCaptions ? words.present : words.none} `}</span>
        <span className="text-ink-faint">{words.hint}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="relative">
          <input
            id={inputId}
            type="file"
            accept=".vtt,.srt,text/vtt,application/x-subrip"
            disabled={isBusy}
            className="peer sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void save(file);
            }}
          />
          <label
            htmlFor={inputId}
            className={buttonClass(
              'quiet',
              'cursor-pointer peer-disabled:opacity-60 peer-focus-visible:outline-3',
            )}
          >
            {saving.isLoading ? (
              <Spinner className="size-4" />
            ) : (
              <Captions aria-hidden="true" className="size-4" />
            )}
            <span>{hasCaptions ? words.replace : words.add}</span>
          </label>
        </span>
        {hasCaptions && (
          <Button look="plain" disabled={isBusy} onClick={remove}>
            <Trash2 aria-hidden="true" className="size-4" />
            <span>{words.remove}</span>
          </Button>
        )}
        {hasCaptions && captionsUrl && (
          <a href={captionsUrl} target="_blank" rel="noreferrer" className={buttonClass('plain')}>
            {words.show}
          </a>
        )}
      </div>
    </section>
  );
}
