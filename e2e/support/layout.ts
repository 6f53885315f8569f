import type { Page } from 'playwright-core';

/**
 * The layout faults of the current page, one line each: sideways scrolling, cut-off text, elements that reach out of the
 * screen or their card, controls too small for a thumb, overlapping parts of the header. Each line starts with `where`;
 * `within` is a selector of the part to check.
 */
export function layoutFaults(page: Page, where: string, within: string): Promise<string[]> {
  return page.evaluate(
    ([prefix = '', root = '']) => {
      /** The smallest side of a touch target (M-042 and WCAG 2.5.5). CSS pixels. */
      const THUMB = 44;
      /** Browsers place boxes on fractions of a pixel. */
      const SLACK = 1;
      const CONTROLS = 'a[href], button, input, textarea, select, summary, [role="menuitem"], [role="tab"]';
      /** Text for screen readers, and elements that are visible only with the focus. */
      const UNSEEN = '.sr-only, .skip-link, [style*="clip"]';

      const faults: string[] = [];
      const told = (element: Element) =>
        `<${element.tagName.toLowerCase()} class="${element.className}"> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}`;
      const complain = (what: string, element: Element) =>
        faults.push(`${prefix}: ${what}: ${told(element)}`);

      const width = document.documentElement.clientWidth;
      const clipped = [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).clipPath === 'inset(50%)',
      );
      const isShown = (element: Element) =>
        !clipped.some((around) => around.contains(element)) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        element.closest(UNSEEN) === null;
      /** Graphics, and elements that move or are cut on purpose. */
      const isPicture = (element: Element) => element.closest('svg, .wheel-disc, video, iframe') !== null;

      if (document.documentElement.scrollWidth > width) {
        faults.push(
          `${prefix}: the page scrolls sideways, by ${document.documentElement.scrollWidth - width} px`,
        );
      }

      const part = document.querySelector(root);
      if (!part) return [`${prefix}: there is no ${root}`];
      const elements = [...part.querySelectorAll('*')].filter(
        (element) => isShown(element) && !isPicture(element),
      );
      const reachesOut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -SLACK || right > width + SLACK;
      };
      for (const element of elements) {
        // Reported for the innermost element only, because its ancestors reach out for the same reason.
        if (reachesOut(element) && ![...element.children].some(reachesOut)) {
          complain('reaches out of the screen', element);
        }
        const { overflowX, overflowY } = getComputedStyle(element);
        // Text may be shortened if the `title` has it all, and typed text scrolls with the cursor.
        if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + SLACK) {
          if (!element.matches('[title], input')) complain('is cut off', element);
        }
        if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + SLACK) {
          if (element.textContent?.trim()) complain('is cut off below', element);
        }
      }

      /** Text nodes, by the position of their letters: do they leave the box of their element? */
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode: text } = words;
        const holder = text.parentElement;
        if (!holder || !text.textContent?.trim() || !isShown(holder) || isPicture(holder)) continue;
        const isShortened = holder.matches('[title]') && getComputedStyle(holder).overflowX !== 'visible';
        if (isShortened) continue;
        const box = holder.closest(
          'button, a, label, [role="menuitem"], [role="tab"], p, h1, h2, h3, dd, li',
        );
        if (!box) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const around = box.getBoundingClientRect();
        for (const line of range.getClientRects()) {
          if (line.left < around.left - SLACK || line.right > around.right + SLACK)
            complain('words reach out', box);
          else if (
            box.matches('button') &&
            (line.top < around.top - SLACK || line.bottom > around.bottom + SLACK)
          ) {
            complain('words reach out', box);
          }
        }
      }

      for (const control of part.querySelectorAll(CONTROLS)) {
        if (!isShown(control) || isPicture(control)) continue;
        // A radio button or checkbox can be pressed anywhere on its label.
        const target = control.matches('[type="radio"], [type="checkbox"]') ? control.closest('label') : null;
        const { width, height } = (target ?? control).getBoundingClientRect();
        const isInSentence = getComputedStyle(control).display === 'inline';
        if (!isInSentence && Math.min(width, height) < THUMB - 0.5) {
          complain(`is ${Math.round(width)} by ${Math.round(height)} px`, control);
        }
      }

      const inHeader = [...part.querySelectorAll('header a, header button, header span')].filter(
        (one) => isShown(one) && one.closest('[role="menu"]') === null,
      );
      inHeader.forEach((element, index) => {
        const one = element.getBoundingClientRect();
        for (const other of inHeader.slice(index + 1)) {
          if (element.contains(other)) continue;
          const two = other.getBoundingClientRect();
          const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (across > SLACK && down > SLACK) complain(`lies over ${told(other)}`, element);
        }
      });
      return [...new Set(faults)];
    },
    [where, within],
  );
}
