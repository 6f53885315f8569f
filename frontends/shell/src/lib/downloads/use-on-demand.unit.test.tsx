import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useOnDemand } from './use-on-demand.ts';

/** Advances timers and lets pending promises settle. */
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Page({ load }: { readonly load: () => Promise<string> }) {
  const { part, isOpen, hasFailed, open } = useOnDemand(load);
  return (
    <>
      <button type="button" onClick={open}>
        Entrar
      </button>
      {isOpen && <p role="dialog">{part}</p>}
      {hasFailed && <p role="alert">não abriu</p>}
    </>
  );
}

const press = () => act(() => screen.getByRole('button').click());
const dialog = () => screen.queryByRole('dialog');
const alert = () => screen.queryByRole('alert');

describe('a part that opens on a press', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('opens after its download', async () => {
    render(<Page load={async () => 'login'} />);
    expect(dialog()).toBeNull();
    press();
    await passes(0);
    expect(dialog()?.textContent).toBe('login');
  });

  it('stays closed after a failed download until the next press', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return 'login';
    };
    render(<Page load={load} />);
    press();
    await passes(0);
    expect(alert()).toBeTruthy();
    isDown = false;
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await passes(120_000);
    expect(dialog()).toBeNull();
    press();
    await passes(0);
    expect(dialog()).toBeTruthy();
    expect(alert()).toBeNull();
  });

  it('does not open by itself long after the press', async () => {
    const load = () => new Promise<string>((resolve) => setTimeout(() => resolve('login'), 60_000));
    render(<Page load={load} />);
    press();
    await passes(59_000);
    expect(alert()).toBeTruthy();
    await passes(2_000);
    expect(dialog()).toBeNull();
  });
});
