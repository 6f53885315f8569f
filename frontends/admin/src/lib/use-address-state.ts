import { useLocation, useNavigate } from '@selah/web-kit/platform';
import { useCallback, useRef } from 'react';

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * The state of a list in the address, so that reload and Back restore it. Changes replace the address, so that Back leads to
 * the previous page and not through every typed letter.
 */
export function useAddressState(): readonly [URLSearchParams, (changes: Parameters) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Two changes may follow each other before the next render.
  const latest = useRef(search);
  latest.current = search;
  const change = useCallback(
    (changes: Parameters) => {
      const parameters = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value) parameters.set(name, value);
        else parameters.delete(name);
      }
      latest.current = parameters.toString();
      void navigate({ search: latest.current }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [new URLSearchParams(search), change];
}
