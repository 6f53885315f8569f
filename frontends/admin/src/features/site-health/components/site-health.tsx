import type { Finding } from '@selah/shared/contracts/site-health/findings';
import { Button } from '@selah/web-kit/ui/button';
import { CircleAlert, CircleCheck, CircleX, RotateCw } from 'lucide-react';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSiteHealth } from '../use-site-health.ts';
import { ModelTestButton } from './model-test-button.tsx';
import { TestMailButton } from './test-mail-button.tsx';

const words = texts.siteHealth;

const ICONS = {
  bad: { Icon: CircleX, color: 'text-danger' },
  warning: { Icon: CircleAlert, color: 'text-ink-soft' },
  fine: { Icon: CircleCheck, color: 'text-accent' },
} as const;

/** Whether everything the site depends on is well, and what to do where it is not. */
export function SiteHealth() {
  const { isLoading, isFetching, findings, refetch } = useSiteHealth();
  const count = (tone: Finding['tone']) => findings.filter((finding) => finding.tone === tone).length;
  const tone = count('bad') > 0 ? 'bad' : count('warning') > 0 ? 'warning' : 'fine';
  const verdicts = {
    bad: words.problems(count('bad')),
    warning: words.warnings(count('warning')),
    fine: words.well,
  };

  return (
    <Panel title={words.title}>
      {isLoading ? (
        <LoadingText text={words.loading} />
      ) : (
        <>
          <p role="status" className="flex items-center gap-2 text-lg">
            <ToneIcon tone={tone} className="size-6" />
            <span>{verdicts[tone]}</span>
          </p>
          {tone !== 'fine' && <Findings of={findings.filter((finding) => finding.tone !== 'fine')} />}
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 text-ink-soft">{words.all}</summary>
            <Findings of={findings.filter((finding) => finding.tone === 'fine')} />
          </details>
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" disabled={isFetching} onClick={refetch}>
              <RotateCw aria-hidden="true" className="size-4" />
              <span>{isFetching ? words.checking : words.check}</span>
            </Button>
            <TestMailButton />
            <ModelTestButton />
          </div>
        </>
      )}
    </Panel>
  );
}

function Findings({ of }: { readonly of: readonly Finding[] }) {
  return (
    <ul className="grid gap-3">
      {of.map(({ tone, title, advice }) => (
        <li key={title} className="flex gap-2">
          <ToneIcon tone={tone} className="mt-0.5 size-5" />
          <div>
            <p className={tone === 'fine' ? '' : 'font-medium'}>{title}</p>
            {advice && <p className="text-ink-soft">{advice}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ToneIcon({ tone, className }: { readonly tone: Finding['tone']; readonly className: string }) {
  const { Icon, color } = ICONS[tone];
  return <Icon aria-hidden="true" className={`shrink-0 ${color} ${className}`} />;
}
