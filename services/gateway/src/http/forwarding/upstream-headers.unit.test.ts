import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { copyHeaders, upstreamHeaders } from './upstream-headers.ts';

describe('headers to a service', () => {
  it('describe the request and its body', () => {
    const client = {
      accept: '*/*',
      'accept-language': 'es',
      'content-type': 'application/json',
      'content-length': '2',
      range: 'bytes=0-',
      'if-none-match': '"a"',
      'idempotency-key': 'once',
      'x-requested-language': 'es',
      'user-agent': 'a browser',
    };
    expect(upstreamHeaders(client, {})).toEqual(client);
  });

  it('always include those that delimit the body', () => {
    const client = {
      connection: 'Content-Length, Transfer-Encoding, Host',
      'content-length': '5',
      host: 'a',
    };
    expect(upstreamHeaders(client, {})).toEqual({ 'content-length': '5', host: 'a' });
  });

  it("are overridden by the gateway's own", () => {
    const client = { 'x-request-id': 'theirs', connection: 'x-request-id' };
    expect(upstreamHeaders(client, { 'x-request-id': 'ours' })).toEqual({ 'x-request-id': 'ours' });
  });
});

describe('headers from a service', () => {
  it('are all returned except those for the connection', () => {
    const service = {
      connection: 'close, x-hop',
      'x-hop': '1',
      'transfer-encoding': 'chunked',
      'content-type': 'video/mp4',
      'set-cookie': ['a=1', 'b=2'],
    };
    const answer = new ServerResponse(new IncomingMessage(new Socket()));
    copyHeaders(service, answer);
    expect({ ...answer.getHeaders() }).toEqual({
      'content-type': 'video/mp4',
      'set-cookie': ['a=1', 'b=2'],
    });
  });
});
