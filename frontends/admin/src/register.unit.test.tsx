import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import remote from './register.tsx';

afterEach(cleanup);

describe('what the remote exposes', () => {
  it.each([
    ['administration', 'Área administrativa'],
    ['fileDiagnostics', 'Diagnóstico de vídeos'],
    ['videoStatus', 'Situação dos vídeos'],
  ] as const)('the page %s, which says honestly that it is being built', (name, heading) => {
    const Page = remote.pages[name];
    render(<Page />);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(/ainda está sendo construída/)).toBeTruthy();
  });
});
