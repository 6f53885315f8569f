import type { Language } from '@selah/shared/contracts/language-list';
import * as lifetimes from '@selah/shared/contracts/lifetimes';
import { hostPlace, partWhen } from '@selah/shared/contracts/page-places';
import { accountsEn } from '../src/locales/accounts/en.ts';
import { accountsEs } from '../src/locales/accounts/es.ts';
import { accountsFr } from '../src/locales/accounts/fr.ts';
import { accountsPt } from '../src/locales/accounts/pt.ts';
import { privacyPageEn } from '../src/locales/privacy-page/en.ts';
import { privacyPageEs } from '../src/locales/privacy-page/es.ts';
import { privacyPageFr } from '../src/locales/privacy-page/fr.ts';
import { privacyPagePt } from '../src/locales/privacy-page/pt.ts';
import type { PrivacyPageTexts } from '../src/locales/privacy-page/texts.ts';
import { escapeText } from './html.ts';
import { describedAt, filled, plainList, plainPage } from './plain-page.ts';

const PATH = '/privacidade';

export const PRIVACY_PAGE_TEXTS: Readonly<Record<Language, PrivacyPageTexts>> = {
  pt: privacyPagePt,
  en: privacyPageEn,
  es: privacyPageEs,
  fr: privacyPageFr,
};

const ACCOUNTS = { pt: accountsPt, en: accountsEn, es: accountsEs, fr: accountsFr };

const days = (ms: number) => ms / lifetimes.DAY_MS;

/** The numbers of the page, from the constants that the services use. */
export const PRIVACY_NUMBERS: Readonly<Record<string, number>> = {
  sessionIdleDays: days(lifetimes.VISITOR_SESSION.idleMs),
  sessionDays: days(lifetimes.VISITOR_SESSION.absoluteMs),
  knownBrowserDays: days(lifetimes.KNOWN_BROWSER_MS),
  letterMinutes: lifetimes.LETTER_KEPT_MS / 60_000,
  addressHours: Math.max(lifetimes.REQUEST_COUNT_MS, lifetimes.LETTER_COUNT_MS) / lifetimes.HOUR_MS,
  eventDays: days(lifetimes.EVENT_LIFETIME_MS),
  auditDays: days(lifetimes.AUDIT_MS),
  offlineQuestionDays: days(lifetimes.OFFLINE_QUESTION_MS),
  backupDays: lifetimes.BACKUPS_KEPT.days,
  backupWeeks: lifetimes.BACKUPS_KEPT.weeks,
  backupMonths: lifetimes.BACKUPS_KEPT.months,
};

/**
 * The public page about privacy. It has a sentence for every possible contact; the gateway leaves those that are
 * true of its configuration, and fills in the hosts.
 */
export function privacyPage(language: Language, home: string): string {
  const texts = PRIVACY_PAGE_TEXTS[language];
  const { server, device, contacts } = texts;
  const { myMessages, account } = ACCOUNTS[language];
  const values = {
    ...PRIVACY_NUMBERS,
    page: myMessages.title,
    export: account.export,
    deleteOne: myMessages.delete,
    delete: account.delete,
  };
  const say = (text: string) => escapeText(filled(text, values));
  const list = (items: readonly string[]) => plainList(items.map((item) => filled(item, values)));
  const kept = server.kept.map(
    ({ what, howLong }) => `<div><dt>${say(what)}</dt><dd>${say(howLong)}</dd></div>`,
  );
  return plainPage({
    language,
    title: texts.title,
    head: describedAt(PATH, texts.description),
    styles: STYLES,
    body: `<main>
<h1>${escapeText(texts.title)}</h1>
<p class="first">${escapeText(texts.first)}</p>
<h2>${escapeText(server.title)}</h2>
<dl>${kept.join('')}</dl>
<p>${say(server.readers)}</p>
<h2>${escapeText(device.title)}</h2>
${list([...Object.values(device.keys), device.tab, device.files])}
<p>${escapeText(device.erase)}</p>
<h2>${escapeText(contacts.title)}</h2>
<p>${escapeText(contacts.intro)}</p>
${contactsOf(texts)}
<h3>${escapeText(contacts.browserTitle)}</h3>
${list(contacts.browser)}
<h2>${escapeText(texts.export.title)}</h2>
<p>${say(texts.export.text)} ${escapeText(account.exportHint)}</p>
<h2>${escapeText(texts.delete.title)}</h2>
${list([texts.delete.one, `${texts.delete.all} ${account.deleteProfile} ${account.deleteMessages} ${account.deleteFinal}`, texts.delete.none])}
<p class="links"><a class="home" href="/user-messages">${say(texts.myMessages)}</a>
<a class="home" href="/care?lang=${language}">${escapeText(texts.care)}</a>
<a class="home" href="/">${escapeText(home)}</a></p>
</main>`,
  });
}

const STYLES = `h3 { margin: 1.5rem 0 .25rem; font-size: 1.0625rem }
.first { padding: 1rem 1.25rem; border-left: 4px solid #f0c48d; font-size: 1.1875rem }
.plain li { padding: .75rem 0 }
dl { margin: 0 }
dl div { padding: .75rem 0; border-top: 1px solid #e5dac5 }
dd { margin: .125rem 0 0; color: #17495a; font-weight: 600 }
li b { display: inline; font-size: inherit; text-decoration: none }
.links .home { display: block; margin: 0 }
.links { margin-top: 2rem }
@media (prefers-color-scheme: dark) {
dl div { border-color: #2a3a43 }
dd { color: #f0c48d }
}
`;

function contactsOf({ contacts }: PrivacyPageTexts): string {
  const { on, lettersOwn, lettersOff, unknown } = contacts;
  const item = (text: string) => `<li>${escapeText(text)}</li>`;
  const named = Object.entries(on).map(([purpose, text]) => {
    const host = `<b>${hostPlace(purpose)}</b>`;
    return partWhen(purpose, item(text).replace('{{host}}', host));
  });
  return `<ul class="plain contacts">${[
    ...named,
    partWhen('letters:own', item(lettersOwn)),
    partWhen('letters:off', item(lettersOff)),
  ].join('')}</ul>
${partWhen('unknown', `<p>${escapeText(unknown)}</p>`)}`;
}
