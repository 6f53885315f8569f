import { expect, it } from '@jest/globals';
import { API } from '../api.ts';
import { AUDITED_ROUTES } from './audited-routes.ts';

it('every call with which an administrator changes something has an action, or says that it needs none', () => {
  const changes = API.filter(
    ({ access, method }) => access === 'admin' && !/^(GET|HEAD|OPTIONS)$/.test(method),
  );
  const without = changes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !AUDITED_ROUTES[route]);
  expect(without).toEqual([]);
  expect(changes.length).toBeGreaterThan(25);
});
