import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={label}
          title={label}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-wash hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
