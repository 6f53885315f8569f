import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import remote from '../register.tsx';
import { AdminApp } from './admin-app.tsx';
import { makeStore } from './make-store.ts';

/** Renders the administrator's pages at an address, with their own store. */
export async function renderAdmin(path = '/admin') {
  document.documentElement.lang = 'pt-BR';
  const store = makeStore();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <AdminApp store={store} pages={remote.pages} />
    </MemoryRouter>,
  );
  await act(async () => {});
  return { ...view, store };
}
