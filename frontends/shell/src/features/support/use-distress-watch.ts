import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { HelpLine } from './domain/help-lines.ts';
import { loadHelpContent } from './load-help.ts';
import { preloadDistressReader, readDistress, type Writing } from './read-distress.ts';
import { helpOffered, helpReset } from './support-slice.ts';
import { supportStorage } from './support-storage.ts';

/** The text is checked after a pause in typing. Milliseconds. */
const PAUSE_MS = 300;

/**
 * Help for a mere hint is offered after a longer pause, since the next word may show that it was none: of calm texts with
 * dangerous words, a third look like a hint after one of their words, and a seventh at their end. Milliseconds.
 */
const HINT_PAUSE_MS = 1_500;

export interface DistressWatch {
  /** Called when the text changed, or was restored when the page opened. */
  readonly writing: (writing: Writing) => void;
  /** Called when the text is sent: checks it at once, hints too. Sending does not wait for it. */
  readonly sending: (writing: Writing) => void;
  /** Called with the answer and the lines that the server offers, if any. */
  readonly answered: (lines: readonly HelpLine[] | undefined) => void;
  /** Called when another question is started. */
  readonly startedOver: () => void;
}

/** Checks the text for distress while it is typed, in this browser only, and offers help at once for what is said outright. */
export function useDistressWatch(): DistressWatch {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const worry = useRef(0);
  const latest = useRef<Writing>(undefined);

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      latest.current = undefined;
    },
    [],
  );

  const offer = useCallback(
    (help: Parameters<typeof helpOffered>[0]) => {
      supportStorage.rememberQuietVisit();
      void loadHelpContent().catch(() => {});
      dispatch(helpOffered(help));
    },
    [dispatch],
  );

  return useMemo(() => {
    async function read(written: Writing, { isSent = false } = {}) {
      const begun = worry.current;
      try {
        const { distress, kinds, isExplicit } = await readDistress({ ...written, language });
        if (!distress || begun !== worry.current) return;
        if (isExplicit || isSent) offer({ kinds });
        else if (written === latest.current)
          pause.current = setTimeout(() => offer({ kinds }), HINT_PAUSE_MS - PAUSE_MS);
      } catch {
        // The detector could not be downloaded. The server checks the same text when it is sent.
      }
    }
    return {
      writing(written) {
        clearTimeout(pause.current);
        latest.current = written;
        if (`${written.name}${written.question}`.trim() === '') return;
        // Not before the first letter is typed, because most visitors do not need it.
        preloadDistressReader();
        pause.current = setTimeout(() => void read(written), PAUSE_MS);
      },
      sending(written) {
        clearTimeout(pause.current);
        latest.current = undefined;
        void read(written, { isSent: true });
      },
      answered(lines) {
        if (lines) offer({ lines });
      },
      startedOver() {
        clearTimeout(pause.current);
        latest.current = undefined;
        worry.current += 1;
        dispatch(helpReset());
      },
    };
  }, [dispatch, language, offer]);
}
