import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { Database, FileQuestion, FileVideo, FileX } from 'lucide-react';
import { FigureCard } from '../../../components/figure-card.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.fileDiagnostics.cards;

/** The four numbers of the page (M-137). */
export function DiagnosisCards({ analysis }: Pick<VideoFilesAnswer, 'analysis'>) {
  const missing = analysis.dbEntriesWithMissingFiles.length;
  const unused = analysis.unusedPhysicalFiles.length;
  return (
    <dl className="figure-cards">
      <FigureCard label={words.files} value={shown(analysis.totalPhysicalFiles)} Icon={FileVideo} />
      <FigureCard label={words.records} value={shown(analysis.totalDbEntries)} Icon={Database} />
      <FigureCard label={words.missing} value={shown(missing)} Icon={FileX} isBad={missing > 0} />
      <FigureCard label={words.unused} value={shown(unused)} Icon={FileQuestion} isBad={unused > 0} />
    </dl>
  );
}

function shown(count: number): string {
  return count.toLocaleString('pt-BR');
}
