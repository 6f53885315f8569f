import { ConfirmDialog } from '@selah/web-kit/ui/confirm-dialog';
import { TextField } from '@selah/web-kit/ui/field';
import { useEffect, useState } from 'react';
import { BatchProgressBar } from '../../../components/feedback/batch-progress.tsx';
import type { BatchProgress } from '../../../lib/use-batch-progress.ts';
import { texts } from '../../../locales/pt.ts';

const words = texts.videos.removeAll;

interface RemoveAllDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly isPending: boolean;
  /** Of many videos, while they are deleted. */
  readonly progress: BatchProgress | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Requires typing the number of videos before all are deleted (Q26). */
export function RemoveAllDialog(props: RemoveAllDialogProps) {
  const { open, count, isPending, progress, onClose, onConfirm } = props;
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={words.text(count)}
      confirmLabel={isPending ? words.confirming : words.confirm}
      cancelLabel={texts.videos.remove.cancel}
      isPending={isPending}
      isReady={typed.trim() === String(count)}
      onConfirm={onConfirm}
    >
      <TextField
        label={words.type(count)}
        inputMode="numeric"
        autoComplete="off"
        data-starts-here
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {progress && <BatchProgressBar label={words.confirming} progress={progress} />}
    </ConfirmDialog>
  );
}
