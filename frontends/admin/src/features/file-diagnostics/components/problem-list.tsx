import { type ReactNode, useId } from 'react';

interface ProblemListProps {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of problem with an explanation and the affected items. */
export function ProblemList({ title, text, actions, children }: ProblemListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-serif text-lg">
          {title}
        </h2>
        {actions}
      </div>
      <p className="text-ink-soft">{text}</p>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}
