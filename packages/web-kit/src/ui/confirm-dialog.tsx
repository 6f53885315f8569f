import * as Radix from 'radix-ui/alert-dialog';
import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Redraw } from './redraw.tsx';
import { Spinner } from './spinner.tsx';
import { useDialogKeys } from './use-dialog-keys.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isPending: boolean;
  /** False while a required field inside is empty. */
  readonly isReady?: boolean;
  readonly look?: 'danger' | 'primary';
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** Fields between the question and the buttons. */
  readonly children?: ReactNode;
}

/** A question that stays open, with disabled buttons, until the action has finished. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    isPending,
    isReady = true,
    onClose,
    onConfirm,
  } = props;
  const keys = useDialogKeys();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isPending) onConfirm();
  }

  return (
    <Radix.Root open={open} onOpenChange={(stays) => stays || isPending || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...keys}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[90vh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto supports-[height:1dvh]:max-h-[90dvh] rounded-2xl bg-raised p-[min(2rem,6vw)] text-ink shadow-sheet forced-colors:border"
        >
          <Redraw>
            <form noValidate onSubmit={submit} className="grid gap-4">
              <Radix.Title className="font-serif text-xl">{title}</Radix.Title>
              <Radix.Description className="break-words text-ink-soft">{text}</Radix.Description>
              {props.children}
              <div className="flex flex-wrap justify-end gap-3">
                <Radix.Cancel asChild>
                  <Button look="quiet" disabled={isPending}>
                    {cancelLabel}
                  </Button>
                </Radix.Cancel>
                <Button type="submit" look={props.look ?? 'danger'} disabled={isPending || !isReady}>
                  {isPending && <Spinner className="size-4" />}
                  <span>{confirmLabel}</span>
                </Button>
              </div>
            </form>
          </Redraw>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
