import { LoadFailed } from '../../components/load-failed.tsx';
import { useReloadWhereItHelps } from '../../lib/use-reload-reason.ts';

/** In the place of a page that could not be downloaded. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  useReloadWhereItHelps();
  return <LoadFailed onRetry={onRetry} />;
}
