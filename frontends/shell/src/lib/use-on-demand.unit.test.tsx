import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useOnDemand } from './use-on-demand.ts';

/** What waits for promises and timers happens. */
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

describe('what a press opens', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('opens when it is downloaded', async () => {
    render(<Page load={async () => 'login'} />);
    expect(dialog()).toBeNull();
    press();
    await passes(0);
    expect(dialog()?.textContent).toBe('login');
  });

  it('that failed stays closed, also when the network is back, until the next press', async () => {
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

  it('that comes long after the press does not open by itself', async () => {
    const load = () => new Promise<string>((resolve) => setTimeout(() => resolve('login'), 60_000));
    render(<Page load={load} />);
    press();
    await passes(59_000);
    expect(alert()).toBeTruthy();
    await passes(2_000);
    expect(dialog()).toBeNull();
  });
});
