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
  let left = PARTS;
  const pass = () => {
    left -= 1;
    if (left > 0) timer = setTimeout(pass, milliseconds / PARTS);
    // After the sockets have been read once more.
    else setImmediate(() => late.reject(tooLate()));
  };
  let timer = setTimeout(pass, milliseconds / PARTS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
