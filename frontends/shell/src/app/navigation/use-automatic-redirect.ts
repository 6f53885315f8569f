import { useNavigate } from '@selah/web-kit/platform';
import { useCallback } from 'react';
import { redirectFlags } from '../../features/session/redirect-flags.ts';

/** Goes somewhere without having been asked to, unless the visit's `prevent_redirect` holds it back once (Q19). */
export function useAutomaticRedirect() {
  const navigate = useNavigate();
  return useCallback(
    (to: string, options: { readonly replace?: boolean } = {}) => {
      if (!redirectFlags.consumePreventRedirect()) void navigate(to, options);
    },
    [navigate],
  );
}
