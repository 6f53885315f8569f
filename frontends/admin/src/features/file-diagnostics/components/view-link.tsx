import { buttonClass } from '@selah/web-kit/ui/button';
import { ExternalLink } from 'lucide-react';
import { texts } from '../../../locales/pt.ts';

/** Opens a file in a new tab (M-143). */
export function ViewLink({ filename, tabIndex }: { readonly filename: string; readonly tabIndex: 0 | -1 }) {
  return (
    <a
      href={`/api/videos/file/${encodeURIComponent(filename)}`}
      target="_blank"
      rel="noreferrer"
      tabIndex={tabIndex}
      className={buttonClass('plain', 'text-sm')}
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      <span>{texts.fileDiagnostics.view}</span>
    </a>
  );
}
