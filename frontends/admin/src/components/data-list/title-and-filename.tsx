interface TitleAndFilenameProps {
  /** Id of the title's element, for controls of the row that are described by it. */
  readonly id?: string;
  readonly title: string;
  readonly filename: string;
}

/** A title above its file name, each cut to one line. */
export function TitleAndFilename({ id, title, filename }: TitleAndFilenameProps) {
  return (
    <div className="min-w-0">
      <p id={id} dir="auto" title={title} className="truncate font-medium">
        {title}
      </p>
      <p title={filename} className="truncate text-sm text-ink-faint">
        {filename}
      </p>
    </div>
  );
}
