/** The time is counted in this many parts; a part counts as itself, however late its timer is. */
const PARTS = 5;

/**
 * Waits for an answer for `milliseconds` of this process's own running time, then rejects with the error of `tooLate`.
 * While a process stands still, on a full machine or in a paused container, answers wait unread in its sockets, and a plain timer
 * would end first and blame the other side. Of any time without a turn of the event loop only a fifth of the limit counts, and answers that
 * have arrived are read before the rejection.
 */
export async function inRunningTime<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  tooLate: () => Error,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const limit = afterRunningTime(milliseconds, () => late.reject(tooLate()));
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    limit.cancel();
  }
}

/** As `AbortSignal.timeout`, but in milliseconds of this process's own running time. Does not keep the process running. */
export function runningTimeSignal(milliseconds: number): AbortSignal {
  const ended = new AbortController();
  const end = () => ended.abort(new DOMException('There was no answer in time', 'TimeoutError'));
  afterRunningTime(milliseconds, end, { isRef: false });
  return ended.signal;
}

/** As `setTimeout`, but in milliseconds of this process's own running time. */
export function afterRunningTime(
  milliseconds: number,
  end: () => void,
  { isRef = true } = {},
): { cancel(): void } {
  let left = PARTS;
  let timer = nextPart();
  function nextPart(): NodeJS.Timeout {
    const next = setTimeout(pass, milliseconds / PARTS);
    return isRef ? next : next.unref();
  }
  function pass(): void {
    left -= 1;
    if (left > 0) timer = nextPart();
    // After the sockets have been read once more.
    else setImmediate(end);
  }
  return { cancel: () => clearTimeout(timer) };
}
