import { formatMediumDate, formatRelative } from '../lib/format-time.ts';

/** A relative time, e.g. three days ago, with the full date as its tooltip. */
export function RelativeTime({ moment, label }: { readonly moment: string; readonly label?: string }) {
  return (
    <time dateTime={moment} title={formatMediumDate(moment)}>
      {/* On phones the list has no column headers, so the label is in the cell. */}
      {label && <span className="lg:hidden">{`${label} `}</span>}
      <span>{formatRelative(moment, Date.now())}</span>
    </time>
  );
}
