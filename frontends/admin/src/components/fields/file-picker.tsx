import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { VIDEO_FILES } from '../../lib/uploads/check-file.ts';

interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses video files in a dialog or by drag and drop. The same file can be chosen again. */
export function FilePicker({ label, hint, multiple = false, onChoose }: FilePickerProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files]);
  }

  return (
    <div className="file-picker" data-over={isOver || undefined}>
      <input
        id={id}
        type="file"
        accept={VIDEO_FILES}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload aria-hidden="true" className="size-5" />
        <span className="font-medium">{label}</span>
        <span aria-hidden="true" className="text-sm text-ink-faint">
          {hint}
        </span>
      </label>
    </div>
  );
}
