import type { AdSlot } from '@selah/shared/contracts/site-settings';
import { Button } from '@selah/web-kit/ui/button';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../../../locales/pt.ts';
import { usePreviewAdMutation } from '../api/ads-endpoints.ts';
import { AdPreviewFrame } from './ad-preview-frame.tsx';

const words = texts.ads;

/** Widths of typical devices in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = Object.keys(WIDTHS) as readonly Device[];

interface AdPreviewProps {
  readonly slot: AdSlot;
  readonly code: string;
  readonly isTooLong: boolean;
}

/** A preview of unsaved code, with the same frame, sandbox and size as for visitors. */
export function AdPreview({ slot, code, isTooLong }: AdPreviewProps) {
  const [prepare, { isLoading, error }] = usePreviewAdMutation();
  const [shown, setShown] = useState<{ readonly code: string; readonly path: string }>();
  const [device, setDevice] = useState<Device>('phone');
  const isEmpty = code.trim() === '';
  const slotName = words.slots[slot];

  async function show() {
    const { data } = await prepare(code);
    if (data) setShown({ code, path: `/api/site-settings/previews/${data.preview}` });
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="quiet"
          aria-label={words.showPreview(slotName)}
          disabled={isLoading || isEmpty || isTooLong}
          onClick={show}
        >
          <Eye aria-hidden="true" className="size-4" />
          <span>{isLoading ? words.preparing : words.show}</span>
        </Button>
        {shown && !isEmpty && (
          <fieldset className="choice-row">
            <legend className="sr-only">{`${words.width}: ${slotName}`}</legend>
            {DEVICES.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={`ad-width-${slot}`}
                  checked={one === device}
                  onChange={() => setDevice(one)}
                />
                <span>{words.widths[one]}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {isEmpty && <p className="text-sm text-ink-faint">{words.previewEmpty}</p>}
      {error && !isLoading && (
        <FailureNote title={words.previewFailed} text={failureText(error, texts.frame.noAnswer)} />
      )}
      {shown && !isEmpty && (
        <>
          {shown.code !== code && <p className="text-sm text-ink-soft">{words.previewOutdated}</p>}
          <AdPreviewFrame
            key={`${shown.path} ${device}`}
            slot={slot}
            path={shown.path}
            width={WIDTHS[device]}
          />
        </>
      )}
    </div>
  );
}
