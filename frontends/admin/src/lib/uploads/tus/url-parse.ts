/**
 * Replaces `url-parse`, with which tus-js-client resolves the `Location` of a new upload: all supported browsers have `URL`,
 * and the package is as large as half of tus-js-client.
 */
export default class ResolvedUrl {
  readonly #url: URL;

  /** @param base may itself be relative to the page, as our endpoint is */
  constructor(link: string, base: string) {
    this.#url = new URL(link, new URL(base, window.location.href));
  }

  toString(): string {
    return this.#url.href;
  }
}
