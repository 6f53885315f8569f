import { Spinner } from '@selah/web-kit/ui/spinner';

/** A text in the place of a page that is not ready yet. */
export function LoadingMessage({ text }: { readonly text: string }) {
  return (
    <p role="status" className="page-narrow flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      <span>{text}</span>
    </p>
  );
}
