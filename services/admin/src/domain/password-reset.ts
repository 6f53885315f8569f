/** The lifetime of a recovery link (Q23). */
export const RESET_LIFETIME_MS = 60 * 60_000;

/** When a link requested at `now` (milliseconds) expires. */
export function resetExpiry(now: number): Date {
  return new Date(now + RESET_LIFETIME_MS);
}

/** The address of a recovery link: the admin page, so that no further route is needed (Q23). */
export function resetLink(publicUrl: string, token: string): string {
  const link = new URL('/admin', publicUrl);
  link.searchParams.set('reset', token);
  return link.href;
}
