import { Button } from '@selah/web-kit/ui/button';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../locales/pt.ts';

interface FailureNoteProps {
  readonly title: string;
  readonly text?: string;
  readonly onRetry?: () => void;
  /** Further buttons or links beside the retry button. */
  readonly children?: ReactNode;
}

/** Says what failed and why, with a retry button, in the place of the content. */
export function FailureNote({ title, text, onRetry, children }: FailureNoteProps) {
  return (
    <div role="alert" className="admin-note admin-note-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid gap-1">
        <p className="font-medium">{title}</p>
        {text && <p className="text-ink-soft">{text}</p>}
        <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
          {onRetry && (
            <Button look="quiet" onClick={onRetry}>
              <RotateCw aria-hidden="true" className="size-4" />
              <span>{texts.frame.retry}</span>
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
