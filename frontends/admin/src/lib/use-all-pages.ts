import { useEffect, useMemo } from 'react';

interface PagedQuery<Item> {
  readonly data?: { readonly pages: readonly (readonly Item[])[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Loads the further pages of a list in the background, one after the other, and returns what is there by now. */
export function useAllPages<Item>(query: PagedQuery<Item>): {
  readonly items: readonly Item[] | undefined;
  readonly isComplete: boolean;
} {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isNextWanted = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isNextWanted) fetchNextPage();
  }, [isNextWanted, fetchNextPage]);
  const items = useMemo(() => data?.pages.flat(), [data]);
  return { items, isComplete: data !== undefined && !hasNextPage };
}
