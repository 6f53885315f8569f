import { describe, expect, it } from '@jest/globals';
import { mayChangeState } from './same-origin.ts';

const PUBLIC = 'https://selah.example';

function may(facts: { origin?: string; host?: string; secFetchSite?: string; method?: string }): boolean {
  const { method = 'POST', origin, host, secFetchSite } = facts;
  return mayChangeState({ method, origin, host, secFetchSite }, PUBLIC);
}

describe('the same-origin check', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('always allows %s', (method) => {
    expect(may({ method, origin: 'https://elsewhere.test' })).toBe(true);
  });

  it('compares with the public address, including scheme and port', () => {
    expect(may({ origin: PUBLIC })).toBe(true);
    expect(may({ origin: 'http://selah.example' })).toBe(false);
    expect(may({ origin: 'https://selah.example:8443' })).toBe(false);
    expect(may({ origin: 'https://selah.example.elsewhere.test' })).toBe(false);
  });

  it('accepts the typed address on loopback', () => {
    expect(may({ origin: 'http://localhost:8080', host: 'localhost:8080' })).toBe(true);
    expect(may({ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' })).toBe(true);
    expect(may({ origin: 'http://[::1]:8080', host: '[::1]:8080' })).toBe(true);
    expect(may({ origin: 'http://localhost', host: 'localhost:80' })).toBe(true);
  });

  it('refuses other programs on this machine', () => {
    expect(may({ origin: 'http://localhost:3000', host: 'localhost:8080' })).toBe(false);
    expect(may({ origin: 'http://127.0.0.1:8080', host: 'localhost:8080' })).toBe(false);
  });

  it('refuses other host names, which DNS rebinding could point here', () => {
    expect(may({ origin: 'http://evil.test:8080', host: 'evil.test:8080' })).toBe(false);
    expect(may({ origin: 'http://localhost.evil.test', host: 'localhost.evil.test' })).toBe(false);
    expect(may({ origin: 'http://localhost:99999', host: 'localhost:99999' })).toBe(false);
  });

  it("uses the browser's verdict if there is one", () => {
    expect(may({ secFetchSite: 'same-origin' })).toBe(true);
    expect(may({ secFetchSite: 'same-origin', origin: 'https://www.selah.example' })).toBe(true);
    expect(may({ secFetchSite: 'cross-site', origin: PUBLIC })).toBe(false);
    expect(may({ secFetchSite: 'cross-site, same-origin' })).toBe(false);
  });

  it('refuses requests without any of these headers', () => {
    expect(may({})).toBe(false);
    expect(may({ host: 'localhost:8080' })).toBe(false);
    expect(may({ origin: 'null', host: 'localhost:8080' })).toBe(false);
  });
});
