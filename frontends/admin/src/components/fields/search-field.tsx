import { Search } from 'lucide-react';
import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** A search field; results change while typing. */
export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4 text-ink-faint"
        />
        <input
          id={id}
          type="search"
          value={value}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
          className="search-field"
        />
      </div>
    </div>
  );
}
