import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import remote from '../register.tsx';
import { AdminApp } from './admin-app.tsx';
import { makeStore } from './make-store.ts';

/** The administrator's pages at an address, with a store of their own. */
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
