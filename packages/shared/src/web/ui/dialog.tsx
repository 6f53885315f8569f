import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal sheet: focus stays inside, Escape and the backdrop close it, focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, closeLabel, children }: DialogProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl bg-raised p-8 text-ink shadow-sheet"
        >
          <Radix.Title className="pr-10 font-serif text-2xl">{title}</Radix.Title>
          {children}
          <Radix.Close
            aria-label={closeLabel}
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-wash"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
