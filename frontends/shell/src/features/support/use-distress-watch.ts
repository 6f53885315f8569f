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

export interface DistressWatch {
  /** Called when the text changed, or was restored when the page opened. */
  readonly writing: (writing: Writing) => void;
  /** Called when the text is sent: checks it at once. Sending does not wait for it. */
  readonly sending: (writing: Writing) => void;
  /** Called with the answer and the lines that the server offers, if any. */
  readonly answered: (lines: readonly HelpLine[] | undefined) => void;
  /** Called when another question is started. */
  readonly startedOver: () => void;
}

/** Checks the text for distress while it is typed, in this browser only, and offers help at once. */
export function useDistressWatch(): DistressWatch {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const worry = useRef(0);

  useEffect(() => () => clearTimeout(pause.current), []);

  const offer = useCallback(
    (help: Parameters<typeof helpOffered>[0]) => {
      supportStorage.rememberQuietVisit();
      void loadHelpContent().catch(() => {});
      dispatch(helpOffered(help));
    },
    [dispatch],
  );

  return useMemo(() => {
    async function read({ name, question }: Writing) {
      const begun = worry.current;
      try {
        const { distress, kinds } = await readDistress({ name, question, language });
        if (distress && begun === worry.current) offer({ kinds });
      } catch {
        // The detector could not be downloaded. The server checks the same text when it is sent.
      }
    }
    return {
      writing(written) {
        clearTimeout(pause.current);
        if (`${written.name}${written.question}`.trim() === '') return;
        // Not before the first letter is typed, because most visitors do not need it.
        preloadDistressReader();
        pause.current = setTimeout(() => void read(written), PAUSE_MS);
      },
      sending(written) {
        clearTimeout(pause.current);
        void read(written);
      },
      answered(lines) {
        if (lines) offer({ lines });
      },
      startedOver() {
        clearTimeout(pause.current);
        worry.current += 1;
        dispatch(helpReset());
      },
    };
  }, [dispatch, language, offer]);
}
