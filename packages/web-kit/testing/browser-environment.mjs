import { runInNewContext } from 'node:vm';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { addressInPage, beginPage, endPage, noteSourceMaps } from './page-modules.mjs';

/**
 * Browser globals that jsdom lacks and that the router, Redux Toolkit or msw use, and some that jsdom itself calls. Node's
 * versions are used.
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
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];
// Node makes some at their first use, which must not be of parts of a page.
for (const name of FROM_NODE) void globalThis[name];

const NOT_OF_A_PAGE = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...FROM_NODE,
  'Buffer',
  'global',
  'process',
]);
const GLOBAL_PROTOTYPE = Object.getPrototypeOf(globalThis);
/** React's last work after its page is one or two turns of the event loop. */
const LAST_TURNS = 5;

const { clearTimeout, fetch, setInterval, setTimeout } = globalThis;
let present;
const timersOfPage = new Set();

/** The same functions for all pages, because libraries keep what they find. */
const FOR_ALL_PAGES = {
  fetch: (input, init) =>
    fetch(typeof input === 'string' ? new URL(input, present.location.href) : input, init),
  setInterval: endingWithPage(setInterval),
  setTimeout: endingWithPage(setTimeout),
};

function endingWithPage(start) {
  return (...args) => {
    const timer = start(...args);
    timersOfPage.add(timer);
    return timer;
  };
}

/**
 * jsdom with more of the web platform, whose globals are those of the process while a test file runs, so that Node loads its modules.
 * Addresses that begin with `/` are resolved against the page, as browsers do. Layout, media and pointer capture do nothing;
 * they are tested in a real browser. A reload is the event `reload` of the window, since jsdom cannot load a page again.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    // Otherwise the window would have a language of its own, and its arrays would not be those of the tests.
    const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, runScripts: undefined };
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    this.moduleNameMapper = projectConfig.moduleNameMapper;
    this.replaced = new Map();
  }

  /** There is none: nothing runs in `vm`. */
  getVmContext() {
    return null;
  }

  async setup() {
    await super.setup();
    present = this.global;
    addMissingParts(present);
    this.makeGlobal(present);
    beginPage(this.moduleNameMapper);
  }

  /** The address that the runner (jest/node-runner.mjs) loads a test file from; `sourceMaps` are those of Jest's runtime. */
  addressOf(path, sourceMaps) {
    noteSourceMaps(sourceMaps);
    return addressInPage(path);
  }

  async teardown() {
    endPage();
    for (const timer of timersOfPage) clearTimeout(timer);
    timersOfPage.clear();
    for (let turn = 0; turn < LAST_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    Object.setPrototypeOf(globalThis, GLOBAL_PROTOTYPE);
    for (const [name, descriptor] of this.replaced) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
    await super.teardown();
  }

  makeGlobal(page) {
    for (const name of FROM_NODE) shareProperty(page, name, globalThis);
    // React reads the last one from the global object; Testing Library sets it on the window.
    for (const name of [...Object.getOwnPropertyNames(page), 'IS_REACT_ACT_ENVIRONMENT']) {
      if (NOT_OF_A_PAGE.has(name)) continue;
      this.remember(name);
      shareProperty(globalThis, name, page);
    }
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
      this.remember(name);
      globalThis[name] = page[name].bind(page);
    }
    for (const [name, value] of Object.entries(FOR_ALL_PAGES)) {
      this.remember(name);
      globalThis[name] = value;
    }
    // What tests add to the window is global too.
    Object.setPrototypeOf(globalThis, page);
  }

  remember(name) {
    this.replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Reflect.deleteProperty(globalThis, name);
  }
}

/** Makes a property of `owner` stand for that of `other`. */
function shareProperty(owner, name, other) {
  Object.defineProperty(owner, name, {
    configurable: true,
    enumerable: true,
    get: () => other[name],
    set: (value) => {
      other[name] = value;
    },
  });
}

function addMissingParts(page) {
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
