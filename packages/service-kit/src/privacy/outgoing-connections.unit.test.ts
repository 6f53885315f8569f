import { describe, expect, it } from '@jest/globals';
import { connectionTo, engineConnections } from './outgoing-connections.ts';

describe('the connections of a configuration', () => {
  it.each([
    ['https://api.example.org/v1', 'api.example.org', 443],
    ['http://127.0.0.1:4318/v1/traces', '127.0.0.1', 4318],
    ['smtp://user:secret@mail.example.org', 'mail.example.org', 587],
    ['smtps://mail.example.org', 'mail.example.org', 465],
    ['rediss://cache', 'cache', 6379],
    ['http://[::1]:9000', '::1', 9000],
  ])('%s leads to %s, port %d', (address, host, port) => {
    expect(connectionTo('mail', address)).toEqual({ purpose: 'mail', host, port });
  });

  it('never contain a user or a password', () => {
    const config = {
      database: { uri: 'mongodb://user:secret@db' },
      cache: { redisUrl: 'redis://:secret@cache' },
    };
    expect(JSON.stringify(engineConnections(config))).not.toMatch(/user|secret/);
  });

  it('name every member of a replica set', () => {
    expect(engineConnections({ database: { uri: 'mongodb://db-0,db-1/selah?replicaSet=rs' } })).toEqual([
      { purpose: 'database', host: 'db-0', port: 27017 },
      { purpose: 'database', host: 'db-1', port: 27017 },
    ]);
  });

  it('leave out what is not configured', () => {
    expect(engineConnections({ events: {}, cache: {}, traces: undefined })).toEqual([]);
  });
});
