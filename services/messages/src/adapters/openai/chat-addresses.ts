/** Paths of calls that people paste with a base address, of this protocol or of one server. */
const PASTED =
  /\/(?:chat\/completions|completions|responses|models|embeddings|api\/(?:chat|generate|tags))\/*$/iu;

const VERSIONED = /\/v\d+\w*(?:\/|$)|\/deployments\//iu;

/**
 * The addresses of chat completions that a base address may mean, the likeliest first: `/v1` is added where there is none and taken
 * away where it is doubled, and a whole path is accepted. A query, as Azure's `api-version`, is kept.
 */
export function chatAddresses(baseUrl: string): readonly [string, ...string[]] {
  const { origin, pathname, search, username, password } = new URL(baseUrl.trim());
  const root = username === '' ? origin : origin.replace('//', `//${username}:${password}@`);
  const path = pathname
    .replace(/\/{2,}/gu, '/')
    .replace(PASTED, '')
    .replace(/(\/v\d+)(?:\/v\d+)+/giu, '$1')
    .replace(/\/+$/u, '');
  const address = (base: string) => `${root}${base}/chat/completions${search}`;
  if (VERSIONED.test(path)) return [address(path)];
  return path === '' ? [address('/v1'), address('')] : [address(path), address(`${path}/v1`)];
}
