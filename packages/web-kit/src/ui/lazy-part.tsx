import { type ComponentType, startTransition, useEffect, useReducer, useState } from 'react';

interface Fallbacks<Props> {
  /** Rendered until the component is here; nothing by default. */
  readonly Loading?: ComponentType<Props>;
  /** Rendered while it cannot be downloaded; what is rendered while loading by default. */
  readonly Failed?: ComponentType<Props & { readonly onRetry: () => void }>;
}

/**
 * A place on the page whose component is downloaded when it is rendered. Unlike with `lazy`, a failed download throws
 * nothing: the place says so, and tries again after a while, when the network is back, or when the visitor asks.
 * What only a press opens is `useOnDemand`'s: it must not appear long after the press.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed }: Fallbacks<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as `lazy` is
  return function LazyPart(props) {
    // Once downloaded it is kept, and the next place that renders it does not wait.
    const { Component, hasFailed, retry } = useRetriedDownload(loadOnce, loaded);
    if (Component) return <Component {...props} />;
    if (hasFailed && Failed) return <Failed {...props} onRetry={retry} />;
    return Loading ? <Loading {...props} /> : null;
  };
}

/** The first wait before another try, doubled each time. Milliseconds. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

function useRetriedDownload<Props>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | undefined,
) {
  const [Component, setComponent] = useState(() => loaded);
  const [failures, setFailures] = useState(0);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (Component) return;
    let isWanted = true;
    load().then(
      // Rendered in slices, so that a slow phone stays responsive.
      (component) => isWanted && startTransition(() => setComponent(() => component)),
      () => isWanted && setFailures((count) => count + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [load, Component, attempt]);

  useEffect(() => {
    if (failures === 0 || Component) return;
    const timer = setTimeout(retry, Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failures, Component]);

  return { Component, hasFailed: failures > 0 && !Component, retry };
}
