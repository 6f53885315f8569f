import { describe, expect, it } from '@jest/globals';
import { chatAddresses } from './chat-addresses.ts';

const HOST = 'https://models.example';
const V1 = `${HOST}/v1/chat/completions`;

describe('the address of an endpoint', () => {
  it.each([
    ['as it should be', `${HOST}/v1`],
    ['with a slash at its end', `${HOST}/v1/`],
    ['with blanks', ` ${HOST}/v1 `],
    ['doubled', `${HOST}/v1/v1`],
    ['with the whole path', `${HOST}/v1/chat/completions`],
    ['with the whole path and a slash', `${HOST}/v1/chat/completions/`],
    ['with the path of another call', `${HOST}/v1/models`],
  ])('is mended: %s', (_, given) => {
    expect(chatAddresses(given)).toEqual([V1]);
  });

  it.each([
    ['without a path', HOST],
    ['with a slash alone', `${HOST}/`],
    ['with a path of Ollama’s own', `${HOST}/api/chat`],
  ])('gets /v1 first: %s', (_, given) => {
    expect(chatAddresses(given)).toEqual([V1, `${HOST}/chat/completions`]);
  });

  it.each([
    ['/v1beta/openai', ['/v1beta/openai/chat/completions']],
    ['/api', ['/api/chat/completions', '/api/v1/chat/completions']],
    ['/openai/v1', ['/openai/v1/chat/completions']],
    [
      '/openai/deployments/one/chat/completions?api-version=2024-10-21',
      ['/openai/deployments/one/chat/completions?api-version=2024-10-21'],
    ],
  ])('keeps the path of a gateway: %s', (path, addresses) => {
    expect(chatAddresses(HOST + path)).toEqual(addresses.map((one) => HOST + one));
  });
});
