import { Button } from '@selah/web-kit/ui/button';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  readonly text: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** What can be done with everything that is marked. */
  readonly children: ReactNode;
}

/** How much is marked, and what can be done with it; stays in view while the list scrolls. */
export function SelectionBar({ text, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className="selection-bar">
      <p role="status" className="font-medium">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button look="plain" onClick={onClear}>
          {clearLabel}
        </Button>
      </div>
    </div>
  );
}
