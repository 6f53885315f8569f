import type { AdVersion } from '@selah/shared/contracts/admin/ads';
import { Button } from '@selah/web-kit/ui/button';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { formatNumber } from '../../../lib/format-number.ts';
import { formatDateTime } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { useAdVersionsQuery } from '../api/ads-endpoints.ts';

const words = texts.ads;

/** The last ten saved versions. One can be copied into the form, to check and save it. */
export function AdVersions({ onUse }: { readonly onUse: (version: AdVersion) => void }) {
  const { data: versions, isError, refetch } = useAdVersionsQuery();
  return (
    <div className="grid gap-3 border-t border-edge pt-4">
      <h3 className="font-serif text-lg">{words.versionsTitle}</h3>
      {isError && <FailureNote title={words.versionsFailed} onRetry={() => void refetch()} />}
      {versions?.length === 0 && <p className="text-ink-soft">{words.versionsEmpty}</p>}
      {versions && versions.length > 0 && (
        <ul className="divide-y divide-edge border-y border-edge">
          {versions.map((version, index) => (
            <VersionRow
              key={version.id}
              version={version}
              isInUse={index === 0}
              onUse={() => onUse(version)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface VersionRowProps {
  readonly version: AdVersion;
  readonly isInUse: boolean;
  readonly onUse: () => void;
}

function VersionRow({ version, isInUse, onUse }: VersionRowProps) {
  const when = formatDateTime(version.savedAt);
  const size = (code: string) =>
    code.trim() === '' ? words.empty : words.characters(formatNumber(code.length));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">{words.savedBy(when, version.savedBy)}</p>
        <p className="text-sm text-ink-faint">
          {words.sizes(size(version.headerAdCode), size(version.footerAdCode))}
        </p>
      </div>
      {isInUse ? (
        <span className="rounded-full bg-wash px-3 py-1 text-sm">{words.inUse}</span>
      ) : (
        <Button look="quiet" aria-label={words.againFrom(when)} onClick={onUse}>
          {words.useAgain}
        </Button>
      )}
    </li>
  );
}
