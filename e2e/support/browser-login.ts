import type { Page } from 'playwright-core';
import { type HttpVisitor, loggedInAdmin, loggedInVisitor, newEmail } from './http-visitor.ts';

type LoggedInVisitor = HttpVisitor & { readonly id: number };

/** Gives the browser of this page the session of a cookie, `name=value`. */
export async function addSession(page: Page, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
}

/** Gives the browser of this page a session of the administrator. */
export async function logInAsAdmin(page: Page, url: string): Promise<void> {
  const { cookie } = await loggedInAdmin(url);
  await addSession(page, url, cookie);
}

/** Logs a new visitor in; the page shows this name from its next load on. */
export async function logInAsVisitor(
  page: Page,
  url: string,
  { email = newEmail(), name = 'Ana' } = {},
): Promise<LoggedInVisitor> {
  const visitor = await loggedInVisitor(url, email);
  await showAsVisitor(page, url, visitor, { email, name });
  return visitor;
}

/** Logs a visitor in who exists already; the page shows this name from its next load on. */
export async function showAsVisitor(
  page: Page,
  url: string,
  { id, cookie }: LoggedInVisitor,
  { email = 'ana@example.org', name = 'Ana' } = {},
): Promise<void> {
  await addSession(page, url, cookie);
  const user = JSON.stringify({ id, email, name });
  await page.addInitScript((stored) => localStorage.setItem('siteUser', stored), user);
}
