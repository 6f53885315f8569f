import { useEffect, useState } from 'react';

interface Part<Module> {
  readonly part: Module | undefined;
  readonly hasFailed: boolean;
}

/**
 * A part of the page that is downloaded when it is rendered. Unlike `lazy` a download that fails is nobody's exception:
 * the caller says what stands there instead, and the next rendering in another place tries again. `load` must be stable.
 */
export function usePart<Module>(load: () => Promise<Module>): Part<Module> {
  const [state, setState] = useState<Part<Module>>({ part: undefined, hasFailed: false });

  useEffect(() => {
    let isWanted = true;
    load().then(
      (part) => isWanted && setState({ part, hasFailed: false }),
      () => isWanted && setState({ part: undefined, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);

  return state;
}
