import * as Radix from 'radix-ui/alert-dialog';
import { buttonClass } from './button.tsx';
import { useDialogKeys } from './use-dialog-keys.ts';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly text: string;
  /** The label of the main button; without `cancelLabel` it is the only one (Q24). */
  readonly confirmLabel: string;
  readonly onConfirm?: () => void;
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
}

/** A question or notice that must be answered (role `alertdialog`). */
export function AlertDialog(props: AlertDialogProps) {
  const keys = useDialogKeys();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...keys}
          className="fixed inset-0 z-50 m-auto grid h-fit w-[min(28rem,calc(100vw-2rem))] gap-4 rounded-2xl bg-raised p-8 text-ink shadow-sheet forced-colors:border"
        >
          <Radix.Title className="font-serif text-xl">{props.title}</Radix.Title>
          <Radix.Description className="text-ink-soft">{props.text}</Radix.Description>
          <div className="flex flex-wrap justify-end gap-3">
            {props.cancelLabel && (
              <Radix.Cancel className={buttonClass('quiet')}>{props.cancelLabel}</Radix.Cancel>
            )}
            <Radix.Action
              className={buttonClass(props.destructive ? 'danger' : 'primary')}
              onClick={() => props.onConfirm?.()}
            >
              {props.confirmLabel}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
