import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface ListWindowOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** Index of the focused row, which stays rendered when scrolled out of view. */
  readonly active: number;
  /** Assumed height of a row before it is measured. Pixels. */
  readonly rowHeight: number;
}

/** The rows of a long list to render at the current scroll position. */
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
    // Elements without a layout (a hidden tab) have no height; use the assumed one.
    measureElement: (element) => (element as HTMLElement).offsetHeight || rowHeight,
  });
}

/** The distance of the list from the top of the document, updated when content above it changes height. */
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
