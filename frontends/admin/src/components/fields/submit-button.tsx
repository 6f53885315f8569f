import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly label: string;
  readonly sendingLabel: string;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Submits its form. While sending it shows another label and is disabled. */
export function SubmitButton({ isSending, label, sendingLabel, disabled, className }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={isSending || disabled} className={className}>
      {isSending && <Spinner />}
      <span>{isSending ? sendingLabel : label}</span>
    </Button>
  );
}
