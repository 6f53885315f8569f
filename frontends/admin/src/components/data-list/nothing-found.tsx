import { Button } from '@selah/web-kit/ui/button';

interface NothingFoundProps {
  readonly text: string;
  readonly label: string;
  readonly onClear: () => void;
}

/** Shown when a search finds nothing, with a button to clear it. */
export function NothingFound({ text, label, onClear }: NothingFoundProps) {
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      <Button look="quiet" onClick={onClear}>
        {label}
      </Button>
    </div>
  );
}
