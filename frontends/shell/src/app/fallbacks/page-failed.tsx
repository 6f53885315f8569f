import { LoadFailed } from '../../components/load-failed.tsx';
import { useReloadForNewBuild } from './use-reload-for-new-build.ts';

/** Shown in the place of a page that could not be downloaded. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  useReloadForNewBuild();
  return <LoadFailed onRetry={onRetry} />;
}
