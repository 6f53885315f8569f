import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { serverClassesFor } from './server-classes.ts';

describe('the classes that the HTTP server builds from', () => {
  it('are born with the prototypes that Express would otherwise set on every request', () => {
    const app = express();
    const { IncomingMessage: Request = IncomingMessage, ServerResponse } = serverClassesFor(app);
    const req = new Request(new Socket());
    expect(Object.getPrototypeOf(req)).toBe(app.request);
    expect(req).toBeInstanceOf(IncomingMessage);
    const res = ServerResponse && new ServerResponse(req);
    expect(Object.getPrototypeOf(res)).toBe(app.response);
  });

  it('still know what Express adds', () => {
    const app = express();
    const { IncomingMessage: Request = IncomingMessage } = serverClassesFor(app);
    const req = new Request(new Socket()) as unknown as express.Request;
    req.headers = { 'x-a': 'b' };
    expect(req.get('X-A')).toBe('b');
    expect(req.app).toBe(app);
  });
});
