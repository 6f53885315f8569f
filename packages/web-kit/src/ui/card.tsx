import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

/** A framed surface for content. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={clsx(
        'rounded-2xl border border-edge bg-raised p-[min(1.5rem,6vw)] shadow-sheet sm:p-10',
        className,
      )}
      {...rest}
    />
  );
}
