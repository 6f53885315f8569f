interface Example {
  readonly isBusy: boolean;
  readonly label: string;
  readonly count: number;
  readonly total: number;
}

/** Texts that the search of `bare-texts.ts` has to find, and texts that it has to leave. */
export function Examples({ isBusy, label, count, total }: Example) {
  return (
    <>
      <button type="button">
        {isBusy && <i />}
        {label}
      </button>
      <p>
        {count} / {total}
      </p>
      <p>Total: {isBusy && <i />}</p>
      <button type="button">
        {isBusy && <i />}
        <span>{label}</span>
      </button>
      <p>{`${count} / ${total}`}</p>
      <p>
        Total <b>always</b>
      </p>
      <div>
        <h2>{label}</h2>
        {label && <p>{label}</p>}
      </div>
    </>
  );
}

export function Fragment({ label }: Example) {
  return (
    <>
      {label}
      <i />
    </>
  );
}
