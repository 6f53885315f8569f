import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { useTranslation } from '@selah/web-kit/platform';
import { useState } from 'react';
import { useLanguage } from '../../../lib/use-language.ts';
import { type HelpLine, helpLines } from '../domain/help-lines.ts';
import { useHelpRegion } from '../use-help-region.ts';
import { HelpLines } from './help-lines.tsx';
import { RegionChoice } from './region-choice.tsx';

export interface HelpContentProps {
  /** The recognised kinds of distress; empty for all. */
  readonly kinds: readonly DistressKind[];
  readonly offered: readonly HelpLine[];
}

/** The help text and the phone lines for a person in danger. */
export function HelpContent({ kinds, offered }: HelpContentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useHelpRegion();
  // Without a known country the choice is shown above the long list, and stays there after the choice.
  const [asksFirst] = useState(place.region === undefined);
  const lines = helpLines({ language, region: place.region, kinds, offered });
  return (
    <>
      <p>{t('support.text')}</p>
      {asksFirst && <RegionChoice {...place} />}
      <HelpLines lines={lines} />
      <p className="text-ink-soft">{t('support.nearby')}</p>
      {!asksFirst && <RegionChoice {...place} />}
    </>
  );
}
