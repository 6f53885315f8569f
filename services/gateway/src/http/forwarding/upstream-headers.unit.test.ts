import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { copyHeaders, upstreamHeaders } from './upstream-headers.ts';

describe('what travels to a service', () => {
  it('is what describes the request and its body', () => {
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

  it('never leaves out what says where the body ends, whoever asks for it', () => {
    const client = {
      connection: 'Content-Length, Transfer-Encoding, Host',
      'content-length': '5',
      host: 'a',
    };
    expect(upstreamHeaders(client, {})).toEqual({ 'content-length': '5', host: 'a' });
  });

  it('has the gateway’s own word last', () => {
    const client = { 'x-request-id': 'theirs', connection: 'x-request-id' };
    expect(upstreamHeaders(client, { 'x-request-id': 'ours' })).toEqual({ 'x-request-id': 'ours' });
  });
});

describe('what travels back', () => {
  it('is everything but what was meant for the connection', () => {
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
