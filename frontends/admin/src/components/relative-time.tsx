import { formatMoment, formatRelative } from '../lib/format.ts';

/** How long ago a moment was, or in how long it will be; the full date is its tooltip. */
export function RelativeTime({ moment, label }: { readonly moment: string; readonly label?: string }) {
  return (
    <time dateTime={moment} title={formatMoment(moment)}>
      {/* On a phone the list has no column headers. */}
      {label && <span className="lg:hidden">{label} </span>}
      {formatRelative(moment, Date.now())}
    </time>
  );
}
