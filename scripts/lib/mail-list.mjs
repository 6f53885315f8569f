import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 500;

/** Tells of each mail that is written into the folder from now on: to whom, about what, and the links in it. */
export function watchMails(folder, tell) {
  const seen = new Set(mailsIn(folder));
  setInterval(() => {
    for (const name of mailsIn(folder)) {
      if (seen.has(name)) continue;
      seen.add(name);
      tell(describeMail(readFileSync(join(folder, name), 'utf8')));
    }
  }, EVERY_MS).unref();
}

/** There is no folder before the first mail. */
function mailsIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^[^.].*\.eml$/.test(name));
  } catch {
    return [];
  }
}

/** `source` is a mail as RFC 5322 defines it, of one part or several. */
export function describeMail(source) {
  const [head] = source.split(/\r?\n\r?\n/, 1);
  const field = (name) => new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
  const links = [...new Set(textOf(source).match(/https?:\/\/[^\s"<>]+/g))];
  const subject = field('Subject').replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, how, coded) =>
    (/b/i.test(how)
      ? Buffer.from(coded, 'base64')
      : fromQuotedPrintable(coded.replaceAll('_', ' '))
    ).toString(),
  );
  return [`Mail to ${field('To')}: ${subject}`, ...links.map((link) => `  ${link}`)].join('\n');
}

function textOf(source) {
  if (/^content-transfer-encoding: base64/im.test(source)) {
    return Buffer.from(source.slice(source.search(/\r?\n\r?\n/)), 'base64').toString();
  }
  return /^content-transfer-encoding: quoted-printable/im.test(source)
    ? fromQuotedPrintable(source).toString()
    : source;
}

/** RFC 2045, 6.7. */
function fromQuotedPrintable(text) {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
