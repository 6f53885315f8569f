import type { OwnBackups } from '@selah/shared/contracts/backups/backups';
import { Note } from '../../../components/feedback/note.tsx';
import { Panel } from '../../../components/panel.tsx';
import { texts } from '../../../locales/pt.ts';
import { CloudPlace } from './cloud-place.tsx';

const words = texts.backups;

/** Where the backups lie, and how one is brought back without this page. */
export function PlacePanel({ backups }: { readonly backups: OwnBackups }) {
  const { folder, isOnSameDisk, freeBytes, cloud, backups: all } = backups;
  const newest = all.find(
    ({ place, state }) => place !== 'cloud' && (state === 'unchecked' || state === 'whole'),
  );
  const isInCloud = all.some(({ place }) => place !== 'here');
  return (
    <Panel title={words.placeTitle}>
      <p>
        <code className="break-all">{folder}</code>
      </p>
      {freeBytes !== undefined && <p className="text-ink-soft">{words.free(freeBytes)}</p>}
      {isOnSameDisk && !isInCloud && (
        <Note tone="warning">
          <p>{words.sameDisk}</p>
        </Note>
      )}
      {cloud && <CloudPlace backups={backups} cloud={cloud} />}
      {(newest || cloud) && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">{words.console}</summary>
          <div className="grid gap-2">
            {newest && <p className="text-ink-soft">{words.consoleText}</p>}
            {newest && <Command>{`npm run restore -- ${folder} ${newest.name}`}</Command>}
            {cloud && (
              <>
                <p className="text-ink-soft">{words.consoleCloud}</p>
                <Command>npm run restore -- --from-cloud</Command>
              </>
            )}
          </div>
        </details>
      )}
    </Panel>
  );
}

function Command({ children }: { readonly children: string }) {
  return <code className="block rounded-lg bg-wash p-3 text-sm break-all">{children}</code>;
}
