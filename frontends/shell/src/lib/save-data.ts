/** Whether the visitor's browser asks pages to be sparing with data. */
export function wantsToSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
