import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface ListWindowOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** The row that has the focus stays, wherever the page is scrolled to. */
  readonly active: number;
  /** Pixels that a row has before it is measured. */
  readonly rowHeight: number;
}

/** Which rows of a long list are on the screen while the page scrolls. */
export function useListWindow({ list, count, keyOf, active, rowHeight }: ListWindowOptions) {
  const top = useTopOf(list);
  return useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: top,
    rangeExtractor(range: Range) {
      const indexes = defaultRangeExtractor(range);
      if (active < 0 || active >= count || indexes.includes(active)) return indexes;
      return [...indexes, active].sort((a, b) => a - b);
    },
    // Where nothing is laid out (an unseen tab) a row keeps the height that was assumed.
    measureElement: (element) => (element as HTMLElement).offsetHeight || rowHeight,
  });
}

/** How far the list is from the top of the document, as what stands above it grows and shrinks. */
function useTopOf(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
