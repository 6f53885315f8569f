import { texts } from '../locales/pt.ts';
import { Panel } from './panel.tsx';

/** Says honestly what a page will hold before it holds it. */
export function PlannedPage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Panel title={title}>
      <p className="text-ink-soft">{text}</p>
      <p className="text-sm text-ink-faint">{texts.frame.planned}</p>
    </Panel>
  );
}
