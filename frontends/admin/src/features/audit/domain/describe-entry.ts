import type { AuditAction, AuditEntry } from '@selah/shared/contracts/audit/audit';
import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import { formatDateTime } from '../../../lib/format-time.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { texts } from '../../../locales/pt.ts';

const words = texts.audit;

export type AuditGroup = keyof typeof words.groups;

const GROUPS: Readonly<Record<Exclude<AuditGroup, 'all'>, RegExp>> = {
  access: /^(sign|password|email|session|other-sessions)/,
  videos: /video|captions|trash|file/,
  site: /^(ads|contact|psalter|test-mail)/,
  work: /^(cloud|renditions|job|event|backup)/,
};

export function isInGroup({ action }: AuditEntry, group: AuditGroup): boolean {
  return group === 'all' || GROUPS[group].test(action);
}

/** What it was done to, e.g. `Salmo 23, nº 12`; empty if the action says it all. */
export function objectText({ action, object }: AuditEntry): string {
  const { id, title, language, count } = object;
  return [
    title,
    language && LANGUAGE_NAMES[language],
    id && (/^\d+$/.test(id) ? words.number(id) : id),
    count !== undefined && (isCountOfTimes(action) ? words.times(count) : words.items(count)),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

function isCountOfTimes(action: AuditAction): boolean {
  return action === 'sign-in-failed';
}

/** The cells of a row as text, for the search and for the CSV file. */
export function cellsOf(entry: AuditEntry): readonly [string, string, string, string, string] {
  return [
    formatDateTime(entry.at),
    words.actions[entry.action],
    objectText(entry),
    entry.administrator ?? words.somebody,
    entry.address,
  ];
}

/** Every word in any order, without accents. */
export function isFound(entry: AuditEntry, search: string): boolean {
  const text = normalizeForSearch(cellsOf(entry).join('\n'));
  return normalizeForSearch(search.trim())
    .split(/\s+/)
    .every((word) => text.includes(word));
}
