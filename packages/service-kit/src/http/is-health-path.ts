/** As lenient about case and a final slash as the services' router. */
const HEALTH_PATH = /^\/(?:health|ready|status)z\/?$/i;

/** Whether a request asks for the health of a process. Orchestrators do so many times a minute. */
export function isHealthPath(path: string): boolean {
  return HEALTH_PATH.test(path);
}
