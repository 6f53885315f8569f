import type { ModelTest } from '@selah/shared/contracts/messages/model-test';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../locales/pt.ts';

const words = texts.modelTest;

/** What came of a test, the letter first, then what was learned, what it cost, and what the site does. */
export function ModelTestResult({ test }: { readonly test: ModelTest }) {
  const { outcome, letter, failure, status, notes } = test;
  const isWell = outcome === 'letter';
  const Icon = isWell ? CircleCheck : CircleAlert;
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="flex gap-2 text-lg">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-6 shrink-0 ${isWell ? 'text-accent' : 'text-danger'}`}
          />
          <span>{words.verdicts[outcome]}</span>
        </p>
        {failure && (
          <p className="text-ink-soft">
            {status === undefined
              ? words.failures[failure]
              : `${words.failures[failure]} ${words.status(status)}`}
          </p>
        )}
      </div>
      {letter && (
        <Part title={words.letter}>
          <blockquote
            {...{ 'ai-disclosure': 'ai-autonomous' }}
            className="border-s-2 border-accent ps-4 font-serif whitespace-pre-line"
          >
            {letter}
          </blockquote>
        </Part>
      )}
      {outcome !== 'failed' && outcome !== 'off' && (
        <Part title={words.learned}>
          {notes.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <ul className="grid list-disc gap-1 ps-5">
              {notes.map((note) => (
                <li key={note}>{words.notes[note]}</li>
              ))}
            </ul>
          )}
        </Part>
      )}
      <Part title={words.cost}>
        <p>{words.costs(test)}</p>
      </Part>
      <Part title={words.consequence}>
        <p>{words.consequences[outcome]}</p>
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}
