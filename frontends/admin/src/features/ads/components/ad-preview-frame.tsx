import type { AdSlot } from '@selah/shared/contracts/site-settings';
import { useEffect, useState } from 'react';
import { Note } from '../../../components/feedback/note.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.ads;

/** The same sandbox as in visitors' frames and in the content security policy of the document. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** After this time without a load event the preview shows a warning. Milliseconds. */
const PATIENCE_MS = 5_000;

/** The height of each slot on the site. */
const HEIGHTS: Readonly<Record<AdSlot, string>> = { header: '6.25rem', footer: '15.625rem' };

interface AdPreviewFrameProps {
  readonly slot: AdSlot;
  readonly path: string;
  readonly width: number;
}

export function AdPreviewFrame({ slot, path, width }: AdPreviewFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <>
      {isLate && !isLoaded && <Note tone="warning">{words.previewBlocks}</Note>}
      <section
        className="ad-preview"
        aria-label={words.previewArea}
        title={words.previewArea}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
        tabIndex={0}
      >
        <iframe
          title={words.previewFrame(words.slots[slot])}
          src={path}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          style={{ width: `${width}px`, height: HEIGHTS[slot] }}
          onLoad={() => setIsLoaded(true)}
        />
      </section>
    </>
  );
}
