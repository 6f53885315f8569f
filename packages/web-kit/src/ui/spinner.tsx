import { clsx } from 'clsx';

/** A turning ring. Always beside a text that says what is loading. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-5 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-pulse',
        className,
      )}
    />
  );
}
