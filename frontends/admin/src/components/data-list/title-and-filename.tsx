interface TitleAndFilenameProps {
  /** Id of the title's element, used by `aria-describedby` of controls in the row. */
  readonly id?: string;
  readonly title: string;
  readonly filename: string;
}

/** A title above its file name. On wide screens both are truncated to one line, on phones the title is whole. */
export function TitleAndFilename({ id, title, filename }: TitleAndFilenameProps) {
  return (
    <div className="min-w-0">
      <p id={id} dir="auto" title={title} className="font-medium break-words lg:truncate">
        {title}
      </p>
      <p title={filename} className="truncate text-sm text-ink-faint">
        {filename}
      </p>
    </div>
  );
}
