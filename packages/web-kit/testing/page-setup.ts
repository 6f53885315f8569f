import { clearImmediate, setImmediate } from 'node:timers';

const neverMatches = {
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
};

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/**
 * What jsdom lacks and the pages use. Layout, media and pointer capture do nothing; they are tested in a real browser. A
 * reload is the event `reload` of the window, since jsdom cannot load a page again.
 */
function setUpPage(): void {
  Object.assign(globalThis, { setImmediate, clearImmediate });
  Object.assign(window, {
    matchMedia: (media: string) => ({ ...neverMatches, media }),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    scrollTo() {},
  });
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
  });
  Object.assign(HTMLMediaElement.prototype, { load() {}, play: async () => {}, pause() {} });

  const fetchOfNode = globalThis.fetch;
  /** As browsers do, addresses that begin with `/` belong to the page. */
  globalThis.fetch = (input, init) =>
    fetchOfNode(typeof input === 'string' ? new URL(input, window.location.href) : input, init);

  // Browsers protect `location.reload` from replacement, and so does jsdom: what it calls is replaced.
  const implementation = Object.getOwnPropertySymbols(window.location).find(
    ({ description }) => description === 'impl',
  );
  if (!implementation)
    throw new Error('jsdom has no implementation of `location` under this symbol any more');
  Reflect.get(window.location, implementation).reload = () => window.dispatchEvent(new Event('reload'));
}

// Tests of the build run in Node.
if (globalThis.window) setUpPage();
