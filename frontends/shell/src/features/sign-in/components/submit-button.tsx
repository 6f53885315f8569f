import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly label: string;
  readonly sendingLabel: string;
}

export function SubmitButton({ isSending, label, sendingLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={isSending} className="mt-3 w-full text-lg">
      {isSending && <Spinner />}
      <span>{isSending ? sendingLabel : label}</span>
    </Button>
  );
}
