import type { ComponentType } from 'react';
import { useLazyModule } from './use-lazy-module.ts';

interface Fallbacks {
  /** Stands there until the component is here; nothing by default. */
  readonly Loading?: ComponentType;
  /** Stands there while it cannot be downloaded; what stands there in waiting by default. */
  readonly Failed?: ComponentType<{ readonly onRetry: () => void }>;
}

/** A component that is downloaded when it is rendered, kept away from the rest of the page if it does not come. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed }: Fallbacks = {},
): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    arrived ??= await load();
    return arrived;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as `lazy` is
  return function LazyPart(props) {
    // Once here it stays, and the next place that renders it does not wait.
    const { part: Component, hasFailed, retry } = useLazyModule(loadOnce, arrived);
    if (Component) return <Component {...props} />;
    if (hasFailed && Failed) return <Failed onRetry={retry} />;
    return Loading ? <Loading /> : null;
  };
}
