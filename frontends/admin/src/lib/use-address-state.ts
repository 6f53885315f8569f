import { useLocation, useNavigate } from '@selah/web-kit/admin-platform';
import { useCallback, useRef } from 'react';

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * What of a list is kept in the address, so that a reload and the way back show the same. Changes replace the address:
 * the way back leads to the page before, not through every letter that was typed.
 */
export function useAddressState(): readonly [URLSearchParams, (changes: Parameters) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Two changes may follow each other before the page is drawn again.
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
