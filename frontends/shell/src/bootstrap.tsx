import type { Language } from '@selah/shared/contracts/language-list';
import { BrowserRouter, createI18n } from '@selah/web-kit/platform';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { describeDocument } from './app/describe-document.ts';
import { makeStore } from './app/store.ts';
import { countUsage } from './lib/count-usage.ts';
import { productName } from './lib/product-name.ts';
import type { ShellStrings } from './locales/pt.ts';
import './styles/app.css';

/**
 * Renders the application. The texts of the language must be loaded. Called once per page load, which counts one page view.
 */
export function start(language: Language, strings: ShellStrings): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to open the application in.');
  describeDocument(language, strings, productName());
  const page = createRoot(root);
  // A transition renders in slices, so that a slow phone stays responsive.
  startTransition(() =>
    page.render(
      <StrictMode>
        <BrowserRouter>
          <App store={makeStore()} i18n={createI18n(language, strings)} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
  countUsage('pageViews');
  if (import.meta.env.PROD)
    void import('./offline/start-offline.ts').then(({ startOffline }) => startOffline()).catch(() => {});
}
