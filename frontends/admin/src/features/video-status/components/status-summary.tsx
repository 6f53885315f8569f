import { LANGUAGE_NAMES, LANGUAGES } from '@selah/shared/contracts/language-list';
import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { CircleCheck, CircleX, Clapperboard, Gauge } from 'lucide-react';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { FigureCard } from '../../../components/figure-card.tsx';
import { Panel } from '../../../components/panel.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.videoStatus;

/** The number of playable videos, in total and by language (M-149, M-150). */
export function StatusSummary({ summary }: Pick<VideoFilesAnswer, 'summary'>) {
  const { totalVideos, availableVideos, localVideos, firebaseVideos, missingVideos, percentAvailable } =
    summary;
  return (
    <Panel title={words.summary}>
      <dl className="figure-cards">
        <FigureCard label={words.total} value={shown(totalVideos)} Icon={Clapperboard} />
        <FigureCard label={words.available} value={shown(availableVideos)} Icon={CircleCheck}>
          {words.split(localVideos, firebaseVideos)}
        </FigureCard>
        <FigureCard
          label={words.unavailable}
          value={shown(missingVideos)}
          Icon={CircleX}
          isBad={missingVideos > 0}
        />
        <FigureCard label={words.percent} value={percent(percentAvailable)} Icon={Gauge}>
          <ProgressBar label={words.percent} value={percentAvailable} max={100} />
        </FigureCard>
      </dl>
      <section aria-label={words.byLanguage}>
        <h3 className="mb-2 font-medium">{words.byLanguage}</h3>
        <dl className="language-tallies">
          {LANGUAGES.map((language) => {
            const tally = summary.languages[language];
            if (!tally) return null;
            return (
              <div key={language}>
                <dt>{LANGUAGE_NAMES[language]}</dt>
                <dd className="tabular-nums">{words.ofLanguage(tally.available, tally.total)}</dd>
                <dd className={`text-sm ${tally.missing > 0 ? 'text-danger' : 'text-ink-faint'}`}>
                  {words.missing(tally.missing)}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    </Panel>
  );
}

function shown(count: number): string {
  return count.toLocaleString('pt-BR');
}

function percent(value: number): string {
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;
}
