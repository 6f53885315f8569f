import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { Redraw } from './redraw.tsx';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Keeps unselected tabs mounted, so that typed text is kept. */
  readonly keepMounted?: boolean;
}

/** Tabs with arrow-key navigation. */
export function Tabs({ label, tabs, selected, onSelect, keepMounted = false }: TabsProps) {
  return (
    <Radix.Root value={selected} onValueChange={onSelect}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-2 border-b border-edge">
        {tabs.map(({ id, title }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 text-ink-soft data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:border-b-4 forced-colors:data-[state=active]:border-[Highlight] forced-colors:data-[state=inactive]:border-b-0"
          >
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content
          key={id}
          value={id}
          {...(keepMounted ? { forceMount: true } : {})}
          className="pt-6 data-[state=inactive]:hidden"
        >
          <Redraw>{content}</Redraw>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
