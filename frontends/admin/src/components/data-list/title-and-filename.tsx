interface TitleAndFilenameProps {
  /** Id of the title's element, used by `aria-describedby` of controls in the row. */
  readonly id?: string;
  readonly title: string;
  readonly filename: string;
}

/** A title above its file name; on wide screens each is truncated to one line. */
export function TitleAndFilename({ id, title, filename }: TitleAndFilenameProps) {
  return (
    <div className="min-w-0">
      <p id={id} dir="auto" title={title} className="line-clamp-2 font-medium break-words lg:line-clamp-1">
        {title}
      </p>
      <p title={filename} className="truncate text-sm text-ink-faint">
        {filename}
      </p>
    </div>
  );
}
