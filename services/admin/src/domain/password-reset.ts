/** How long a mailed link sets a new password (Q23). */
export const RESET_LIFETIME_MS = 60 * 60_000;

/** When a link that is asked for at `now` (milliseconds) stops working. */
export function resetExpiry(now: number): Date {
  return new Date(now + RESET_LIFETIME_MS);
}

/** The page that the link opens: the admin page, so that the route table stays as it is (Q23). */
export function resetLink(publicUrl: string, token: string): string {
  const link = new URL('/admin', publicUrl);
  link.searchParams.set('reset', token);
  return link.href;
}
