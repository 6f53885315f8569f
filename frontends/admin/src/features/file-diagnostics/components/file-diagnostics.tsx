import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { Link } from '@selah/web-kit/platform';
import { Button, buttonClass } from '@selah/web-kit/ui/button';
import { Tabs } from '@selah/web-kit/ui/tabs';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { FilesFailure } from '../../../components/feedback/files-failure.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useVideoFilesQuery } from '../../../lib/video-files-endpoints.ts';
import { texts } from '../../../locales/pt.ts';
import { diagnose, isEmpty } from '../domain/diagnosis.ts';
import { DiagnosisCards } from './diagnosis-cards.tsx';
import { FileTable } from './file-table.tsx';
import { Problems } from './problems.tsx';
import { RecordTable } from './record-table.tsx';

const words = texts.fileDiagnostics;
const TABS = ['files', 'records', 'problems'] as const;

/** Compares the files on disk with the video records (M-137 to M-144). */
export function FileDiagnosticsPage() {
  const { data, isFetching, isError, error, refetch } = useVideoFilesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <div className="flex flex-wrap justify-between gap-3">
        <Link to="/admin" className={buttonClass('plain', '-ml-3')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          <span>{words.back}</span>
        </Link>
        <Button look="quiet" disabled={isFetching} onClick={refetch}>
          <RefreshCw
            aria-hidden="true"
            className={`size-4 ${isFetching ? 'animate-spin motion-reduce:animate-none' : ''}`}
          />
          <span>{words.refresh}</span>
        </Button>
      </div>
      {isError && <FilesFailure title={words.failed} error={error} onRetry={refetch} />}
      {!isError && isFetching && !data && <LoadingText text={words.loading} />}
      {!isError && data && isEmpty(data) && (
        <Panel title={words.noData}>
          <p className="text-ink-soft">{words.noDataTitle}</p>
        </Panel>
      )}
      {!isError && data && !isEmpty(data) && <Diagnosis data={data} />}
    </>
  );
}

function Diagnosis({ data }: { readonly data: VideoFilesAnswer }) {
  const { files, records } = useMemo(() => diagnose(data), [data]);
  const [address, change] = useAddressState();
  const selected = TABS.find((tab) => tab === address.get('tab')) ?? TABS[0];
  return (
    <>
      <DiagnosisCards analysis={data.analysis} />
      <div className="admin-panel">
        <Tabs
          label={words.tabs.label}
          selected={selected}
          onSelect={(tab) => change({ tab: tab === TABS[0] ? undefined : tab })}
          tabs={[
            { id: 'files', title: words.tabs.files, content: <FileTable files={files} /> },
            { id: 'records', title: words.tabs.records, content: <RecordTable records={records} /> },
            {
              id: 'problems',
              title: words.tabs.problems,
              content: <Problems files={files} records={records} />,
            },
          ]}
        />
      </div>
    </>
  );
}
