import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What `@jest/globals` exports to the test files that run in Node itself (node-runner.mjs). */
const current = {};

/** From now on, for the next test file. */
export function useGlobals(globals) {
  Object.assign(current, globals);
}

/**
 * Stands for a function of the test file that runs now, and for its properties (`it.each`, `describe.skip`): modules that
 * several test files import keep what they imported first.
 */
function delegate(find) {
  return new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(find(), self, args),
    get(_, key) {
      const value = find()[key];
      return typeof value === 'function' ? delegate(() => find()[key]) : value;
    },
  });
}

export const expect = delegate(() => current.expect);
export const describe = delegate(() => current.describe);
export const it = delegate(() => current.it);
export const test = delegate(() => current.test);
export const beforeAll = delegate(() => current.beforeAll);
export const beforeEach = delegate(() => current.beforeEach);
export const afterAll = delegate(() => current.afterAll);
export const afterEach = delegate(() => current.afterEach);

const mocker = new ModuleMocker(globalThis);
/** The library would replace functions of `node:timers` as well, which React waits with, if it were given the global object itself. */
const GLOBALS_ALONE = new Proxy(globalThis, {});
/** Made when a file asks for them: what there is to replace differs between pages and services. */
let timers;

/** jest-circus reads these from the global object. */
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const RETRY_TIMES = Symbol.for('RETRY_TIMES');
const LOG_ERRORS_BEFORE_RETRY = Symbol.for('LOG_ERRORS_BEFORE_RETRY');

/** As much of Jest's object as these tests use; modules cannot be mocked here. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers(options) {
    timers ??= new ModernFakeTimers({ config: { fakeTimers: {} }, global: GLOBALS_ALONE });
    timers.useFakeTimers(options);
  },
  useRealTimers: () => timers?.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
  setSystemTime: (time) => timers.setSystemTime(time),
  setTimeout(ms) {
    globalThis[TEST_TIMEOUT] = ms;
  },
  retryTimes(times, { logErrorsBeforeRetry = false } = {}) {
    globalThis[RETRY_TIMES] = times;
    globalThis[LOG_ERRORS_BEFORE_RETRY] = logErrorsBeforeRetry;
  },
};

// Testing Library looks for it, to learn whether timers are fake.
globalThis.jest = jest;

/** Undoes what a test file did with `jest`. */
export function putBack() {
  timers?.useRealTimers();
  timers = undefined;
  mocker.restoreAllMocks();
  for (const key of [TEST_TIMEOUT, RETRY_TIMES, LOG_ERRORS_BEFORE_RETRY]) delete globalThis[key];
}
