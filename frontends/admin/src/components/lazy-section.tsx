import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import type { ComponentType } from 'react';
import { texts } from '../locales/pt.ts';
import { FailureNote } from './feedback/failure-note.tsx';
import { LoadingText } from './feedback/loading-text.tsx';

/** A page, or a part of one, that is downloaded when it is first rendered. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, { Loading: Opening, Failed: NotOpened });
}

function Opening() {
  return <LoadingText text={texts.frame.opening} />;
}

function NotOpened({ onRetry }: { readonly onRetry: () => void }) {
  return <FailureNote title={texts.frame.notOpened} text={texts.frame.notOpenedText} onRetry={onRetry} />;
}
