import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { HelpLine } from './domain/help-lines.ts';
import { loadHelpContent } from './load-help.ts';
import { prepareToReadDistress, readDistress } from './read-distress.ts';
import { supportMemory } from './support-memory.ts';
import { helpOffered, helpReset } from './support-slice.ts';

/** After this pause in the typing, what stands there is read. */
const PAUSE_MS = 300;

export interface DistressWatch {
  /** Something was typed, or was found typed when the page opened. */
  readonly writing: (words: string) => void;
  /** It is being sent: read it now. Sending waits for nothing. */
  readonly sending: (words: string) => void;
  /** The answer is here, with the lines that the server offers for it, if any. */
  readonly answered: (lines: readonly HelpLine[] | undefined) => void;
  /** Another worry begins. */
  readonly startedOver: () => void;
}

/** Reads along while somebody writes, in this browser alone, and offers help as soon as the words speak of danger. */
export function useDistressWatch(): DistressWatch {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const worry = useRef(0);

  useEffect(() => () => clearTimeout(pause.current), []);

  const offer = useCallback(
    (help: Parameters<typeof helpOffered>[0]) => {
      supportMemory.rememberQuietVisit();
      void loadHelpContent().catch(() => {});
      dispatch(helpOffered(help));
    },
    [dispatch],
  );

  return useMemo(() => {
    async function read(words: string) {
      const begun = worry.current;
      try {
        const { distress, kinds } = await readDistress({ words, language });
        if (distress && begun === worry.current) offer({ kinds });
      } catch {
        // What reads could not be downloaded: the server reads the same words when they are sent.
      }
    }
    return {
      writing(words) {
        clearTimeout(pause.current);
        if (words.trim() === '') return;
        // With the first letter that is typed, and never before.
        prepareToReadDistress();
        pause.current = setTimeout(() => void read(words), PAUSE_MS);
      },
      sending(words) {
        clearTimeout(pause.current);
        void read(words);
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
