import { Button } from '@selah/web-kit/ui/button';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  readonly text: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** Buttons that act on the selected items. */
  readonly children: ReactNode;
}

/** The number of selected items and the actions on them; stays visible while the list scrolls. */
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
