import { LENGTHS } from '@selah/shared/contracts/limits';
import type { AdSlot } from '@selah/shared/contracts/site-settings';
import { TextAreaField } from '@selah/web-kit/ui/field';
import { Note } from '../../../components/feedback/note.tsx';
import { formatNumber } from '../../../lib/format-number.ts';
import { texts } from '../../../locales/pt.ts';
import { type AdRemark, reviewAdCode } from '../domain/review-ad-code.ts';
import { AdPreview } from './ad-preview.tsx';

const words = texts.ads;
const ROWS = 8;

interface AdCodeFieldProps {
  readonly slot: AdSlot;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** The code of one slot: its field, warnings, and a preview. */
export function AdCodeField({ slot, code, onChange }: AdCodeFieldProps) {
  const remarks = reviewAdCode(code);
  const tooLong = remarks.find(({ kind }) => kind === 'tooLong');
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={words.slots[slot]}
        rows={ROWS}
        value={code}
        onChange={({ target }) => onChange(target.value)}
        className="font-mono text-sm"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        hint={words.counter(formatNumber(code.length), formatNumber(LENGTHS.adCodeMax))}
        error={tooLong && remarkText(tooLong)}
      />
      {remarks
        .filter((remark) => remark !== tooLong)
        .map((remark) => (
          <Note key={remark.kind} tone="warning">
            {remarkText(remark)}
          </Note>
        ))}
      <AdPreview slot={slot} code={code} isTooLong={tooLong !== undefined} />
    </div>
  );
}

function remarkText(remark: AdRemark): string {
  if (remark.kind === 'tooLong') return words.remarks.tooLong(formatNumber(remark.over));
  return words.remarks[remark.kind];
}
