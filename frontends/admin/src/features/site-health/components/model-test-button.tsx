import { Button } from '@selah/web-kit/ui/button';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../../../locales/pt.ts';
import { useServiceHealthState, useTestModelMutation } from '../api/site-health-endpoints.ts';
import { ModelTestResult } from './model-test-result.tsx';

const words = texts.modelTest;

/** Asks the AI provider once and shows what came of it. Renders nothing where none is set up. */
export function ModelTestButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [test, { data, error, isLoading }] = useTestModelMutation();
  // What the card asked for. A question of its own, after a failed one, would hide the card until its answer, for ever.
  const { data: health } = useServiceHealthState('messages');
  const provider = health?.conditions.find(({ name }) => name === 'provider');
  if (!provider || provider.state === 'off') return null;

  const ask = () => void test();
  const open = () => {
    setIsOpen(true);
    ask();
  };

  return (
    <>
      <Button look="quiet" disabled={isLoading} onClick={open}>
        <Sparkles aria-hidden="true" className="size-4" />
        <span>{words.open}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={words.title} closeLabel={words.close} focusText>
        <div className="grid gap-5">
          <p className="text-ink-soft">{words.hint}</p>
          {isLoading && <LoadingText text={words.asking} />}
          {!isLoading && data && <ModelTestResult test={data} />}
          {!isLoading && error && (
            <p role="alert" className="text-danger">
              {`${words.notDone}. ${failureText(error, texts.frame.noAnswer)}`}
            </p>
          )}
          {!isLoading && (
            <Button look="quiet" onClick={ask}>
              {words.again}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
