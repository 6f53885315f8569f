import { Spinner } from '@selah/web-kit/ui/spinner';

/** A loading text with a spinner. */
export function LoadingText({ text }: { readonly text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
      <Spinner />
      <span>{text}</span>
    </p>
  );
}
