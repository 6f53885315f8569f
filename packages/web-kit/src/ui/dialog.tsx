import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { Redraw } from './redraw.tsx';
import { useDialogKeys } from './use-dialog-keys.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Focuses the text instead of the first control, which may be far below. */
  readonly focusText?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog: focus is trapped, Escape and the backdrop close it, then focus returns to the previous
 * element.
 */
export function Dialog({ open, onOpenChange, title, closeLabel, focusText, children }: DialogProps) {
  const text = useRef<HTMLDivElement>(null);
  const keys = useDialogKeys(focusText ? text : undefined);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          {...keys}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[90vh] w-[min(32rem,calc(100vw-2rem))] flex-col supports-[height:1dvh]:max-h-[90dvh] overflow-hidden rounded-2xl bg-raised text-ink shadow-sheet forced-colors:border"
        >
          <Radix.Title className="px-[min(1.5rem,5vw)] pt-7 pr-16 pb-2 font-serif text-2xl hyphens-auto sm:px-8 sm:pt-8">
            {title}
          </Radix.Title>
          {/* The text scrolls; the close button stays visible. */}
          <div
            ref={text}
            tabIndex={-1}
            className="min-h-0 overflow-y-auto px-[min(1.5rem,5vw)] pb-8 outline-none sm:px-8"
          >
            <Redraw>{children}</Redraw>
          </div>
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
