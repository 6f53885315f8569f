import { clsx } from 'clsx';

/** A turning ring; what is being waited for is said in words beside it. */
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
