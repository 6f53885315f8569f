import { Button } from '@selah/web-kit/ui/button';

interface NothingFoundProps {
  readonly text: string;
  readonly label: string;
  readonly onClear: () => void;
}

/** A search that found nothing, and the way back to everything. */
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
