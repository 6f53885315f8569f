import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { FailureNote } from '../components/failure-note.tsx';
import { Waiting } from '../components/waiting.tsx';
import { texts } from '../locales/pt.ts';

/**
 * A component that is downloaded when it is first rendered. One that does not come says so in its own place and can be
 * asked for again; with `lazy` the failure would be remembered until the page is reloaded.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as `lazy` is
  return function Later(props) {
    const [Part, setPart] = useState(() => arrived);
    const [failed, setFailed] = useState(false);
    const [attempt, retry] = useReducer((count: number) => count + 1, 0);

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
    useEffect(() => {
      if (arrived) return;
      let isWanted = true;
      setFailed(false);
      load().then(
        (component) => {
          arrived = component;
          if (isWanted) setPart(() => component);
        },
        () => isWanted && setFailed(true),
      );
      return () => {
        isWanted = false;
      };
    }, [attempt]);

    if (Part) return <Part {...props} />;
    if (!failed) return <Waiting text={texts.frame.opening} />;
    return <FailureNote title={texts.frame.notOpened} text={texts.frame.notOpenedText} onRetry={retry} />;
  };
}
