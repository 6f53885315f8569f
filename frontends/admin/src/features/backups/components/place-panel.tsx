import type { OwnBackups } from '@selah/shared/contracts/backups/backups';
import { Note } from '../../../components/feedback/note.tsx';
import { Panel } from '../../../components/panel.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.backups;

/** Where the backups lie, and how one is brought back without this page. */
export function PlacePanel({ backups }: { readonly backups: OwnBackups }) {
  const { folder, isOnSameDisk, freeBytes, backups: all } = backups;
  const newest = all.find(({ state }) => state === 'unchecked' || state === 'whole');
  return (
    <Panel title={words.placeTitle}>
      <p>
        <code className="break-all">{folder}</code>
      </p>
      {freeBytes !== undefined && <p className="text-ink-soft">{words.free(freeBytes)}</p>}
      {isOnSameDisk && (
        <Note tone="warning">
          <p>{words.sameDisk}</p>
        </Note>
      )}
      {newest && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">{words.console}</summary>
          <div className="grid gap-2">
            <p className="text-ink-soft">{words.consoleText}</p>
            <code className="block rounded-lg bg-wash p-3 text-sm break-all">
              npm run restore -- {folder} {newest.name}
            </code>
          </div>
        </details>
      )}
    </Panel>
  );
}
