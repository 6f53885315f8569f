import { describe, expect, it } from '@jest/globals';
import { mayChangeState } from './same-origin.ts';

const PUBLIC = 'https://selah.example';

function may(facts: { origin?: string; host?: string; secFetchSite?: string; method?: string }): boolean {
  const { method = 'POST', origin, host, secFetchSite } = facts;
  return mayChangeState({ method, origin, host, secFetchSite }, PUBLIC);
}

describe('whether a request may change something', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('does not matter for %s', (method) => {
    expect(may({ method, origin: 'https://elsewhere.test' })).toBe(true);
  });

  it('follows the public address, with its scheme and port', () => {
    expect(may({ origin: PUBLIC })).toBe(true);
    expect(may({ origin: 'http://selah.example' })).toBe(false);
    expect(may({ origin: 'https://selah.example:8443' })).toBe(false);
    expect(may({ origin: 'https://selah.example.elsewhere.test' })).toBe(false);
  });

  it('follows the address that was typed where that is this machine', () => {
    expect(may({ origin: 'http://localhost:8080', host: 'localhost:8080' })).toBe(true);
    expect(may({ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' })).toBe(true);
    expect(may({ origin: 'http://[::1]:8080', host: '[::1]:8080' })).toBe(true);
    expect(may({ origin: 'http://localhost', host: 'localhost:80' })).toBe(true);
  });

  it('does not take another program on this machine for the product', () => {
    expect(may({ origin: 'http://localhost:3000', host: 'localhost:8080' })).toBe(false);
    expect(may({ origin: 'http://127.0.0.1:8080', host: 'localhost:8080' })).toBe(false);
  });

  it('does not believe any other Host, which a hostile name server could point here', () => {
    expect(may({ origin: 'http://evil.test:8080', host: 'evil.test:8080' })).toBe(false);
    expect(may({ origin: 'http://localhost.evil.test', host: 'localhost.evil.test' })).toBe(false);
    expect(may({ origin: 'http://localhost:99999', host: 'localhost:99999' })).toBe(false);
  });

  it('leaves the word to the browser where it speaks', () => {
    expect(may({ secFetchSite: 'same-origin' })).toBe(true);
    expect(may({ secFetchSite: 'same-origin', origin: 'https://www.selah.example' })).toBe(true);
    expect(may({ secFetchSite: 'cross-site', origin: PUBLIC })).toBe(false);
    expect(may({ secFetchSite: 'cross-site, same-origin' })).toBe(false);
  });

  it('is no without any of these', () => {
    expect(may({})).toBe(false);
    expect(may({ host: 'localhost:8080' })).toBe(false);
    expect(may({ origin: 'null', host: 'localhost:8080' })).toBe(false);
  });
});
