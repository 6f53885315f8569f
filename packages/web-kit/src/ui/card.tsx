import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { Redraw } from './redraw.tsx';

/** A framed surface for content. */
export function Card({ className, children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={clsx(
        'rounded-2xl border border-edge bg-raised p-[min(1.5rem,6vw)] shadow-sheet sm:p-10',
        className,
      )}
      {...rest}
    >
      <Redraw>{children}</Redraw>
    </div>
  );
}
