import { texts } from '../../../locales/pt.ts';
import type { VideoRecord } from '../domain/diagnosis.ts';
import { ProblemList } from './problem-list.tsx';

const words = texts.fileDiagnostics;

/** Videos that cannot play, because their file is missing. */
export function MissingRecords({ records }: { readonly records: readonly VideoRecord[] }) {
  return (
    <ProblemList title={words.recordsWithoutFiles} text={words.recordsWithoutFilesText}>
      {records.map(({ id, title, filename, language }) => (
        <li key={id} className="problem">
          <p dir="auto" className="font-medium break-words">
            {title}
          </p>
          <p className="text-sm break-all text-ink-faint">
            {`#${id} · ${language.toUpperCase()} · ${filename}`}
          </p>
        </li>
      ))}
    </ProblemList>
  );
}
