const PATIENCE_MS = 20_000;
const PAUSE_MS = 25;

/** Waits for a fact: asks again and again until `fact` answers something other than undefined or false. */
export async function until<T>(fact: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await fact();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited ${PATIENCE_MS} ms in vain for ${fact}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
