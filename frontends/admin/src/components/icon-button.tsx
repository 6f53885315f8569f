import { Button } from '@selah/web-kit/ui/button';
import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly tabIndex?: 0 | -1;
  readonly 'aria-describedby'?: string;
}

/** A button with an icon only. */
export function IconButton({ label, Icon, ...button }: IconButtonProps) {
  return (
    <Button {...button} look="icon" aria-label={label} title={label}>
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}
