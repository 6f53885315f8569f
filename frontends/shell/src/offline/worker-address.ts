export const WORKER = '/service-worker.js';

/** With this query the worker downloads nothing in advance. */
export const WITHOUT_PRECACHE = '?save-data';
