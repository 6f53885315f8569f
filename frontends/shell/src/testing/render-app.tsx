import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { createI18n } from '@selah/web-kit/platform';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { ADMIN_REMOTE } from '../app/remotes/remotes.ts';
import { makeStore, type RootState } from '../app/store.ts';
import { loadStrings } from '../locales/load-strings.ts';

interface AppInTest {
  readonly path?: string;
  readonly language?: Language;
  readonly state?: Partial<RootState>;
  readonly admin?: typeof ADMIN_REMOTE;
}

/** Renders the application at an address, with its own store. */
export async function renderApp({
  path = '/',
  language = 'pt',
  state,
  admin = ADMIN_REMOTE,
}: AppInTest = {}) {
  const strings = await loadStrings(language);
  // Loaded before rendering, so that a test starts with the complete page.
  await Promise.all([
    import('../app/composer/home-composer.tsx'),
    import('../features/video/components/under-video.tsx'),
    import('../app/site-effects.tsx'),
    import('../app/layout/wide-navigation.tsx'),
  ]);
  document.documentElement.lang = LOCALES[language];
  const store = makeStore(state);
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App store={store} i18n={createI18n(language, strings)} admin={admin} />
    </MemoryRouter>,
  );
  await act(async () => {});
  return { ...view, store };
}
