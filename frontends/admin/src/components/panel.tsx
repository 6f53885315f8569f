import { Redraw } from '@selah/web-kit/ui/redraw';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** Buttons that act on the whole panel, at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page on a card, labelled by its heading. */
export function Panel({ title, actions, className = '', children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`admin-panel ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="font-serif text-xl">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      <Redraw>{children}</Redraw>
    </section>
  );
}
