import { useNavigate } from '@selah/web-kit/platform';
import { useCallback } from 'react';
import { redirectFlags } from '../../features/session/redirect-flags.ts';

/** Navigates automatically, unless `prevent_redirect` is set, which skips one redirect (Q19). */
export function useAutomaticRedirect() {
  const navigate = useNavigate();
  return useCallback(
    (to: string, options: { readonly replace?: boolean } = {}) => {
      if (!redirectFlags.consumePreventRedirect()) void navigate(to, options);
    },
    [navigate],
  );
}
