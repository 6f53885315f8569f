import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface VideoFileFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for one video file. */
export function VideoFileField({ label, hint, error, ...input }: VideoFileFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        accept="video/*"
        {...input}
        id={id}
        type="file"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-words`}
        className="file-field"
      />
      <p id={`${id}-words`} className="text-sm text-ink-faint empty:hidden">
        {error ? <span className="text-danger">{error}</span> : hint}
      </p>
    </div>
  );
}
