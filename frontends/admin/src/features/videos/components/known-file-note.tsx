import { Button } from '@selah/web-kit/ui/button';
import { Note } from '../../../components/feedback/note.tsx';

interface KnownFileNoteProps {
  readonly text: string;
  /** The label of the button that sends the file nevertheless. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** Says that the chosen file is on the site already, before it is sent. */
export function KnownFileNote({ text, confirmLabel, onConfirm }: KnownFileNoteProps) {
  return (
    <Note tone="warning">
      <p role="alert" className="break-words" dir="auto">
        {text}
      </p>
      <div className="mt-1">
        <Button look="quiet" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Note>
  );
}
