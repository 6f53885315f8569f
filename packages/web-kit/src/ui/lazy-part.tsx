import { type ComponentType, startTransition, useEffect, useReducer, useState } from 'react';
import { retryAfter, retryDelay } from '../browser/retry-timing.ts';

interface Fallbacks<Props> {
  /** Rendered until the component is loaded; nothing by default. */
  readonly Loading?: ComponentType<Props>;
  /** Rendered after a failed download; `Loading` by default. */
  readonly Failed?: ComponentType<Props & { readonly onRetry: () => void }>;
}

/**
 * A component that is downloaded when it is rendered. Unlike with `lazy`, a failed download does not throw:
 * `Failed` is rendered, and the download is repeated after a delay, when the network is back, or when the
 * visitor presses retry. For dialogs and menus use `useOnDemand`, because they must not open long after the
 * press.
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
    // A loaded component is kept, so that later renders show it at once.
    const { Component, hasFailed, retry } = useRetriedDownload(loadOnce, loaded);
    if (Component) return <Component {...props} />;
    if (hasFailed && Failed) return <Failed {...props} onRetry={retry} />;
    return Loading ? <Loading {...props} /> : null;
  };
}

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
      // A transition, so that rendering does not block input on slow phones.
      (component) => isWanted && startTransition(() => setComponent(() => component)),
      () => isWanted && setFailures((count) => count + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [load, Component, attempt]);

  useEffect(() => {
    if (failures === 0 || Component) return;
    return retryAfter(retryDelay(failures), (isNewNetwork) => {
      if (isNewNetwork) setFailures(1);
      retry();
    });
  }, [failures, Component]);

  return { Component, hasFailed: failures > 0 && !Component, retry };
}
