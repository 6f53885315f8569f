import type { ContactVersion } from '@selah/shared/contracts/admin/contact';
import { Button } from '@selah/web-kit/ui/button';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { formatDateTime } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { useContactVersionsQuery } from '../api/contact-endpoints.ts';

const words = texts.contact;

/** The last ten saved versions. One can be copied into the form, to check and save it. */
export function ContactVersions({ onUse }: { readonly onUse: (version: ContactVersion) => void }) {
  const { data: versions = [], isError, refetch } = useContactVersionsQuery();
  if (isError) return <FailureNote title={words.versionsFailed} onRetry={() => void refetch()} />;
  if (versions.length === 0) return null;
  return (
    <div className="grid gap-3 border-t border-edge pt-4">
      <h3 className="font-serif text-lg">{words.versionsTitle}</h3>
      <ul className="divide-y divide-edge border-y border-edge">
        {versions.map((version, place) => {
          const when = formatDateTime(version.savedAt);
          return (
            <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="font-medium">{words.savedBy(when, version.savedBy)}</p>
                <p className="break-words text-sm text-ink-faint">{version.contact?.name ?? words.none}</p>
              </div>
              {place === 0 ? (
                <span className="rounded-full bg-wash px-3 py-1 text-sm">{words.inUse}</span>
              ) : (
                <Button look="quiet" aria-label={words.againFrom(when)} onClick={() => onUse(version)}>
                  {words.useAgain}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
