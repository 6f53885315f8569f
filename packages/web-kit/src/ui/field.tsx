import { clsx } from 'clsx';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

const CONTROL =
  'w-full rounded-xl border border-edge-strong bg-field px-4 py-3 text-ink placeholder:text-ink-faint ' +
  'aria-invalid:border-danger disabled:opacity-70';

interface FieldWords {
  readonly label: string;
  /** Shown below the control and connected by `aria-describedby`: a counter or a hint. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export interface TextFieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
  /** A button of 44 px at the end of the control. */
  readonly trailing?: ReactNode;
}

/** A one-line input with a label. */
export function TextField({ label, hint, error, trailing, ...input }: TextFieldProps) {
  const ids = useFieldIds();
  return (
    <FieldFrame {...{ label, hint, error, ids }}>
      <div className="relative">
        <input
          {...input}
          id={ids.control}
          className={clsx(CONTROL, trailing !== undefined && 'pr-14', input.className)}
          aria-describedby={ids.description}
          aria-invalid={input['aria-invalid'] ?? error !== undefined}
        />
        {trailing && <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}

/** A text area with a label. */
export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const ids = useFieldIds();
  return (
    <FieldFrame {...{ label, hint, error, ids }}>
      <textarea
        {...area}
        id={ids.control}
        className={clsx(CONTROL, 'resize-y', area.className)}
        aria-describedby={ids.description}
        aria-invalid={area['aria-invalid'] ?? error !== undefined}
      />
    </FieldFrame>
  );
}

interface FieldIds {
  readonly control: string;
  readonly description: string;
}

function useFieldIds(): FieldIds {
  const id = useId();
  return { control: `${id}-control`, description: `${id}-description` };
}

function FieldFrame({
  label,
  hint,
  error,
  ids,
  children,
}: FieldWords & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <label htmlFor={ids.control} className="font-medium">
        {label}
      </label>
      {children}
      <div id={ids.description} className="text-sm text-ink-faint">
        {error ? <span className="text-danger">{error}</span> : hint}
      </div>
    </div>
  );
}
