import { Button } from '@selah/web-kit/ui/button';
import type { ReactNode } from 'react';
import { SubmitButton } from './submit-button.tsx';

interface SaveActionsProps {
  readonly isSending: boolean;
  /** Something has to be decided before saving. */
  readonly isBlocked: boolean;
  readonly isDirty: boolean;
  readonly words: Readonly<Record<'save' | 'saving' | 'undo' | 'unsaved', string>>;
  readonly onUndo: () => void;
  /** More buttons, beside saving. */
  readonly children?: ReactNode;
}

/** The last row of a form that is edited in place: save, and, once something was changed, undo. */
export function SaveActions({ isSending, isBlocked, isDirty, words, onUndo, children }: SaveActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SubmitButton
        isSending={isSending}
        disabled={isBlocked}
        label={words.save}
        sendingLabel={words.saving}
      />
      {children}
      {isDirty && (
        <>
          <Button look="quiet" disabled={isSending} onClick={onUndo}>
            {words.undo}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {words.unsaved}
          </p>
        </>
      )}
    </div>
  );
}
