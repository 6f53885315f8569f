import { LANGUAGE_NAMES, type Language } from '@selah/shared/contracts/language-list';
import type { ListColumn } from './list-column.ts';

/** The id of a record. */
export function idColumn<Item extends { readonly id: number }>(header: string): ListColumn<Item> {
  return {
    id: 'id',
    className: 'cell-id tabular-nums',
    header,
    sortBy: ({ id }) => id,
    cell: ({ id }) => id,
  };
}

/** The language of an item, by its own name. `unknown` is the text for items without a language. */
export function languageColumn<Item extends { readonly language?: Language | undefined }>(
  header: string,
  unknown = '',
): ListColumn<Item> {
  return {
    id: 'language',
    className: 'cell-language',
    header,
    sortBy: ({ language }) => language && LANGUAGE_NAMES[language],
    cell: ({ language }) => (language ? LANGUAGE_NAMES[language] : unknown),
  };
}

/** The buttons and links of a row. Only screen readers read the header. */
export function actionsColumn<Item>(header: string, cell: ListColumn<Item>['cell']): ListColumn<Item> {
  return {
    id: 'actions',
    className: 'cell-actions',
    header: <span className="sr-only">{header}</span>,
    cell,
  };
}
