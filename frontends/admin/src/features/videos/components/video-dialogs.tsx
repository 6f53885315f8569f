import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { ConfirmDialog } from '@selah/web-kit/ui/confirm-dialog';
import { BatchProgressBar } from '../../../components/feedback/batch-progress.tsx';
import { reloadPage } from '../../../lib/page-leave.ts';
import { texts } from '../../../locales/pt.ts';
import { useDeleteVideos } from '../use-delete-videos.ts';
import { EditVideo } from './edit-video.tsx';
import { RemoveAllDialog } from './remove-all-dialog.tsx';

const words = texts.videos;

/** The open dialog and its video. */
export type VideoQuestion =
  | { readonly type: 'edit'; readonly video: ManagedVideo }
  | { readonly type: 'remove'; readonly videos: readonly ManagedVideo[] }
  | { readonly type: 'removeAll' }
  | { readonly type: 'saved'; readonly title: string };

interface VideoDialogsProps {
  readonly question: VideoQuestion | undefined;
  readonly videos: readonly ManagedVideo[];
  readonly onQuestion: (question: VideoQuestion | undefined) => void;
  readonly onRemoved: () => void;
}

/** The dialogs of the video list, and the progress of undoing what one of them did. */
export function VideoDialogs({ question, videos, onQuestion, onRemoved }: VideoDialogsProps) {
  const { remove, removeAll, isDeleting, progress, undoProgress } = useDeleteVideos();
  const edited = question?.type === 'edit' ? question.video : undefined;
  const toRemove = question?.type === 'remove' ? question.videos : [];
  const close = () => onQuestion(undefined);

  async function closeWhen(isRemoved: Promise<boolean>) {
    if (!(await isRemoved)) return;
    onRemoved();
    close();
  }

  return (
    <>
      {undoProgress && <BatchProgressBar label={words.remove.undoing} progress={undoProgress} />}
      {edited && (
        <EditVideo
          key={edited.id}
          video={edited}
          current={videos.find(({ id }) => id === edited.id)}
          onClose={close}
          onSaved={(title) => onQuestion({ type: 'saved', title })}
        />
      )}
      <AlertDialog
        open={question?.type === 'saved'}
        onOpenChange={(stays) => stays || close()}
        title={words.edit.updated}
        text={question?.type === 'saved' ? words.edit.updatedText(question.title) : ''}
        confirmLabel={texts.frame.ok}
        onConfirm={reloadPage}
      />
      <ConfirmDialog
        open={question?.type === 'remove'}
        onClose={close}
        {...removalWords(toRemove)}
        confirmLabel={isDeleting ? words.remove.confirming : words.remove.confirm}
        cancelLabel={words.remove.cancel}
        isPending={isDeleting}
        onConfirm={() => void closeWhen(remove(toRemove))}
      >
        {progress && <BatchProgressBar label={words.remove.confirming} progress={progress} />}
      </ConfirmDialog>
      <RemoveAllDialog
        open={question?.type === 'removeAll'}
        count={videos.length}
        isPending={isDeleting}
        progress={progress}
        onClose={close}
        onConfirm={() => void closeWhen(removeAll(videos))}
      />
    </>
  );
}

function removalWords(videos: readonly ManagedVideo[]): { readonly title: string; readonly text: string } {
  const [only] = videos;
  if (only && videos.length === 1) return { title: words.remove.title, text: words.remove.text(only.title) };
  return { title: words.remove.manyTitle(videos.length), text: words.remove.manyText };
}
