/** Calls the product like a page of its own site, in one session. */
export interface HttpCaller {
  /** The body is JSON, or undefined. */
  call(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** @param url of the product */
export function createHttpCaller(url: string): HttpCaller {
  let cookie = '';
  return {
    async call(method, path, body) {
      const isForm = body instanceof FormData;
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { origin: url, cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      cookie = response.headers.get('set-cookie')?.split(';')[0] || cookie;
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}
