import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bringIntoView } from './bring-into-view.ts';

/** An element with these edges. The window in tests is 768 pixels high. */
function elementAt(top: number, bottom: number) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  element.scrollIntoView = jest.fn<Element['scrollIntoView']>();
  return element;
}

describe('scrolling to the requested element', () => {
  beforeEach(() => document.body.replaceChildren());

  it('scrolls by the smallest distance', () => {
    const stage = elementAt(-500, -60);
    bringIntoView(stage, elementAt(100, 500));
    expect(stage.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it.each([
    ['above', elementAt(-900, -10)],
    ['below', elementAt(window.innerHeight + 10, window.innerHeight + 400)],
  ])('does not scroll when the visitor has scrolled away and the pressed element is %s', (_, wheel) => {
    const stage = elementAt(-500, -60);
    bringIntoView(stage, wheel);
    expect(stage.scrollIntoView).not.toHaveBeenCalled();
  });

  it.each(['input', 'textarea'])('does not scroll when the visitor types in a %s', (field) => {
    const stage = elementAt(-500, -60);
    const written = document.body.appendChild(document.createElement(field));
    written.focus();
    bringIntoView(stage, elementAt(100, 500));
    expect(stage.scrollIntoView).not.toHaveBeenCalled();
  });
});
