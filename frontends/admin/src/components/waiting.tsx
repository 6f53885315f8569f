import { Spinner } from '@selah/web-kit/ui/spinner';

/** What is being waited for, in words beside a turning ring. */
export function Waiting({ text }: { readonly text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
      <Spinner />
      {text}
    </p>
  );
}
