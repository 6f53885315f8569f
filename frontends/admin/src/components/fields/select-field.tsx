import { useId } from 'react';

interface SelectFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A native select element, which works on phones, with keyboards and with screen readers. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden = false, value, options, onChange, disabled = false, className = '' } = props;
  const id = useId();
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="select-field"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
