import type { ReactNode } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { texts } from '../../locales/pt.ts';
import { FailureNote } from './failure-note.tsx';
import { LoadingText } from './loading-text.tsx';

interface LoadedContentProps<Data> {
  /** What a query hook returns. */
  readonly query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly words: Readonly<Record<'loading' | 'loadFailed', string>>;
  readonly children: (data: Data) => ReactNode;
}

/** What was loaded, also after a later attempt failed; before that, that it is loading, or why it failed. */
export function LoadedContent<Data>({
  query: { data, error, refetch },
  words,
  children,
}: LoadedContentProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <LoadingText text={words.loading} />;
  return (
    <FailureNote
      title={words.loadFailed}
      text={failureText(error, texts.frame.noAnswer)}
      onRetry={() => void refetch()}
    />
  );
}
