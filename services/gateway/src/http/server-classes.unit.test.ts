import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { serverClassesFor } from './server-classes.ts';

describe('the request and response classes', () => {
  it('have the prototypes that Express would set on every request', () => {
    const app = express();
    const { IncomingMessage: Request = IncomingMessage, ServerResponse } = serverClassesFor(app);
    const req = new Request(new Socket());
    expect(Object.getPrototypeOf(req)).toBe(app.request);
    expect(req).toBeInstanceOf(IncomingMessage);
    const res = ServerResponse && new ServerResponse(req);
    expect(Object.getPrototypeOf(res)).toBe(app.response);
  });

  it('have the methods of Express', () => {
    const app = express();
    const { IncomingMessage: Request = IncomingMessage } = serverClassesFor(app);
    const req = new Request(new Socket()) as unknown as express.Request;
    req.headers = { 'x-a': 'b' };
    expect(req.get('X-A')).toBe('b');
    expect(req.app).toBe(app);
  });
});
