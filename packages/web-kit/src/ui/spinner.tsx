import { clsx } from 'clsx';

/** A loading indicator. Always next to a text that names what is loading. */
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
