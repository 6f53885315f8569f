// Loaded before the product: without the context of a request, which log lines and events get their request id from.
import { AsyncLocalStorage } from 'node:async_hooks';

AsyncLocalStorage.prototype.run = (_store, work, ...args) => work(...args);
AsyncLocalStorage.prototype.getStore = () => undefined;
