import { Button } from '@selah/web-kit/ui/button';
import { texts } from '../../locales/pt.ts';
import { Note } from './note.tsx';

const words = texts.frame;

interface EditConflictProps {
  readonly text: string;
  /** The current state. */
  readonly now?: string;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shows that somebody else saved first, and offers both versions. */
export function EditConflict({ text, now, onTakeTheirs, onKeepMine }: EditConflictProps) {
  return (
    <Note tone="warning">
      <p role="alert">{text}</p>
      {now && <p className="break-words">{now}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button look="quiet" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button look="plain" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
      </div>
    </Note>
  );
}
