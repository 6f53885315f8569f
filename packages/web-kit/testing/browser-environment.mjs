import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * Browser globals that jsdom lacks and that the router, Redux Toolkit or msw use. Node's versions are used.
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DecompressionStream',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'clearImmediate',
  'performance',
  'setImmediate',
  'structuredClone',
];

/**
 * jsdom with more of the web platform. Addresses that begin with `/` are resolved against the page, as
 * browsers do. Layout, media and pointer capture do nothing; they are tested in a real browser. A reload is the event
 * `reload` of the window, since jsdom cannot load a page again.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  /** Packages resolve as in Node, because msw offers its interceptors only there. */
  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of FROM_NODE) {
      Object.defineProperty(page, name, { value: globalThis[name], configurable: true, writable: true });
    }
    page.fetch = (input, init) =>
      globalThis.fetch(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
    page.matchMedia = (media) => ({ ...NEVER_MATCHES, media });
    page.ResizeObserver = Observer;
    page.IntersectionObserver = Observer;
    page.scrollTo = () => {};
    page.Element.prototype.scrollIntoView = () => {};
    page.Element.prototype.hasPointerCapture = () => false;
    page.Element.prototype.setPointerCapture = () => {};
    page.Element.prototype.releasePointerCapture = () => {};
    page.HTMLMediaElement.prototype.load = () => {};
    page.HTMLMediaElement.prototype.play = async () => {};
    page.HTMLMediaElement.prototype.pause = () => {};
    // Browsers protect `location.reload` from replacement, and so does jsdom: what it calls is replaced.
    const implementation = Object.getOwnPropertySymbols(page.location).find(
      ({ description }) => description === 'impl',
    );
    page.location[implementation].reload = () => page.dispatchEvent(new page.Event('reload'));
  }
}

const NEVER_MATCHES = {
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
