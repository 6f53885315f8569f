import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './dev.css';
import remote from '../register.tsx';

// The remote alone, for work on its pages without the shell.
const root = document.getElementById('root');
if (root) {
  const Page = remote.pages.administration;
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
