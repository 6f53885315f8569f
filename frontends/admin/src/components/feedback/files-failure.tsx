import { isApiError } from '@selah/web-kit/api-error';
import { Link } from '@selah/web-kit/platform';
import { buttonClass } from '@selah/web-kit/ui/button';
import { failureText } from '../../lib/failure-text.ts';
import { texts } from '../../locales/pt.ts';
import { FailureNote } from './failure-note.tsx';

const UNAUTHENTICATED = 401;

interface FilesFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** For pages about files, which open without a login: without permission, shows a link to log in (Q3). */
export function FilesFailure({ title, error, onRetry }: FilesFailureProps) {
  const isRefused = isApiError(error) && error.status === UNAUTHENTICATED;
  const text = isRefused ? texts.fileDiagnostics.noAccess : failureText(error, texts.frame.noAnswer);
  return (
    <FailureNote title={title} text={text} onRetry={onRetry}>
      {isRefused && (
        <Link to="/admin" className={buttonClass('plain')}>
          {texts.fileDiagnostics.goToAdmin}
        </Link>
      )}
    </FailureNote>
  );
}
