import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bringIntoView } from './bring-into-view.ts';

/** An element between these edges of the window, whose height is 768 in tests. */
function elementAt(top: number, bottom: number) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  element.scrollIntoView = jest.fn<Element['scrollIntoView']>();
  return element;
}

describe('bringing into view what was asked for', () => {
  beforeEach(() => document.body.replaceChildren());

  it('moves as little as it takes', () => {
    const stage = elementAt(-500, -60);
    bringIntoView(stage, elementAt(100, 500));
    expect(stage.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it.each([
    ['above', elementAt(-900, -10)],
    ['below', elementAt(window.innerHeight + 10, window.innerHeight + 400)],
  ])('leaves alone who has left the place where it was asked %s', (_, wheel) => {
    const stage = elementAt(-500, -60);
    bringIntoView(stage, wheel);
    expect(stage.scrollIntoView).not.toHaveBeenCalled();
  });

  it.each(['input', 'textarea'])('leaves alone who has begun to write in a %s', (field) => {
    const stage = elementAt(-500, -60);
    const written = document.body.appendChild(document.createElement(field));
    written.focus();
    bringIntoView(stage, elementAt(100, 500));
    expect(stage.scrollIntoView).not.toHaveBeenCalled();
  });
});
