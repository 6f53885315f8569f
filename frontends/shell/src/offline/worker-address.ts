export const WORKER = '/service-worker.js';

/** Behind the worker's address: it downloads nothing for later. */
export const SAVE_DATA = '?save-data';
