import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { RotateCw } from 'lucide-react';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { usePrepareAgainMutation } from '../api/videos-endpoints.ts';

const words = texts.videos;

interface ProcessingFailureProps {
  readonly video: ManagedVideo;
  readonly tabIndex: 0 | -1;
}

/** Why a file could not be processed, with a retry button. */
export function ProcessingFailure({ video, tabIndex }: ProcessingFailureProps) {
  const { processing, failure } = video;
  if (processing !== 'failed' && !failure) return null;
  return (
    <div className="mt-1 grid justify-items-start">
      <p className="text-sm text-danger">{failure?.message ?? words.failure.unknown}</p>
      {processing === 'failed' && <TryAgain id={video.id} tabIndex={tabIndex} />}
    </div>
  );
}

function TryAgain({ id, tabIndex }: { readonly id: number; readonly tabIndex: 0 | -1 }) {
  const dispatch = useAppDispatch();
  const [prepareAgain, { isLoading }] = usePrepareAgainMutation();

  async function retry() {
    const { error } = await prepareAgain(id);
    if (!error) dispatch(notified({ title: words.failure.retried }));
    else {
      const text = failureText(error, texts.frame.noAnswer);
      dispatch(notified({ tone: 'destructive', title: words.failure.retryFailed, text }));
    }
  }

  return (
    <Button look="plain" tabIndex={tabIndex} disabled={isLoading} onClick={retry} className="-ml-3 text-sm">
      {isLoading ? <Spinner className="size-4" /> : <RotateCw aria-hidden="true" className="size-4" />}
      <span>{isLoading ? words.failure.retrying : words.failure.retry}</span>
    </Button>
  );
}
