import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import type { PsalterOnTheWire } from '@selah/shared/contracts/messages/psalters';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { ConfirmDialog } from '@selah/web-kit/ui/confirm-dialog';
import { useState } from 'react';
import { LoadedContent } from '../../../components/feedback/loaded-content.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { usePsaltersQuery, useRemovePsalterMutation } from '../api/psalters-endpoints.ts';
import { ImportPsalter } from './import-psalter.tsx';
import { PsalterCard } from './psalter-card.tsx';

const words = texts.psalters;

/** The editions of the Psalms, one for each language: what is there, taking it back, and importing. */
export function Psalters() {
  const query = usePsaltersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Panel title={words.title}>
        <p className="text-ink-soft">{words.intro}</p>
        <LoadedContent query={query} words={words}>
          {(psalters) => <PsalterList psalters={psalters} />}
        </LoadedContent>
      </Panel>
      {query.data && <ImportPsalter psalters={query.data} />}
    </>
  );
}

function PsalterList({ psalters }: { readonly psalters: readonly PsalterOnTheWire[] }) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemovePsalterMutation();
  const [toRemove, setToRemove] = useState<Language>();

  async function confirm() {
    if (!toRemove) return;
    const { error } = await remove(toRemove);
    setToRemove(undefined);
    if (!error) return void dispatch(notified({ title: words.removed }));
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.removeFailed, text }));
  }

  return (
    <>
      {psalters.length === 0 && <p>{words.empty}</p>}
      <ul className="grid gap-3 lg:grid-cols-2">
        {LANGUAGES.map((language) => (
          <PsalterCard
            key={language}
            language={language}
            psalter={psalters.find((psalter) => psalter.language === language)}
            isBusy={isLoading}
            onRemove={() => setToRemove(language)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={toRemove !== undefined}
        title={words.removeTitle}
        text={words.removeText}
        confirmLabel={isLoading ? words.removing : words.remove}
        cancelLabel={texts.frame.cancel}
        isPending={isLoading}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
