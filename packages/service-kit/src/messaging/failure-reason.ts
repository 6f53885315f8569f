const MAX_LENGTH = 300;

/** What is kept of an error for the list of parked events. */
export function failureReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_LENGTH);
}
