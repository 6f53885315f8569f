import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part.tsx';

const Composer = ({ of }: { readonly of: string }) => <p>Carta de {of}</p>;
const Loading = () => <p>Um momento</p>;
const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Tentar
  </button>
);

/** A loader that can fail, with the number of its calls. */
function network({ down }: { down: boolean }) {
  const state = { down, asked: 0 };
  const load = async () => {
    state.asked += 1;
    if (state.down) throw new TypeError('Failed to fetch dynamically imported module');
    return Composer;
  };
  return { state, load };
}

/** Runs timers and promises for this long. */
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a component that is loaded on demand', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('shows the fallback, then the component', async () => {
    const LazyPart = lazyPart(network({ down: false }).load, { Loading, Failed });
    render(<LazyPart of="Ana" />);
    expect(screen.getByText('Um momento')).toBeTruthy();
    await passes(0);
    expect(screen.getByText('Carta de Ana')).toBeTruthy();
  });

  it('is rendered at once when it was loaded before', async () => {
    const { load, state } = network({ down: false });
    const LazyPart = lazyPart(load, { Loading });
    render(<LazyPart of="Ana" />);
    await passes(0);
    cleanup();
    render(<LazyPart of="Rui" />);
    expect(screen.getByText('Carta de Rui')).toBeTruthy();
    expect(state.asked).toBe(1);
  });

  it('leaves the rest of the page alone when it fails, and retries after a delay', async () => {
    const { load, state } = network({ down: true });
    const LazyPart = lazyPart(load, { Loading, Failed });
    render(
      <main>
        o resto da página <LazyPart of="Ana" />
      </main>,
    );
    await passes(0);
    expect(screen.getByRole('main').textContent).toContain('o resto da página');
    expect(screen.getByRole('button', { name: 'Tentar' })).toBeTruthy();
    await passes(1_900);
    expect(state.asked).toBe(1);
    state.down = false;
    await passes(200);
    expect(screen.getByText('Carta de Ana')).toBeTruthy();
  });

  it('is there within eight seconds after a network that was away for up to a minute, also when no event says so', async () => {
    const { load, state } = network({ down: true });
    const LazyPart = lazyPart(load, { Failed });
    render(<LazyPart of="Ana" />);
    for (let second = 0; second < 50; second += 1) await passes(1_000);
    state.down = false;
    for (let second = 0; second < 8; second += 1) await passes(1_000);
    expect(screen.getByText('Carta de Ana')).toBeTruthy();
  });

  it('is retried soon again when a new network fails at first, however long there was none', async () => {
    const { load, state } = network({ down: true });
    const LazyPart = lazyPart(load, { Failed });
    render(<LazyPart of="Ana" />);
    for (let second = 0; second < 300; second += 1) await passes(1_000);
    act(() => void window.dispatchEvent(new Event('online')));
    await passes(100);
    state.down = false;
    for (let second = 0; second < 4; second += 1) await passes(1_000);
    expect(screen.getByText('Carta de Ana')).toBeTruthy();
  });

  it('retries less and less often', async () => {
    const { load, state } = network({ down: true });
    const LazyPart = lazyPart(load);
    render(<LazyPart of="Ana" />);
    for (let second = 0; second < 600; second += 1) await passes(1_000);
    expect(state.asked).toBeGreaterThan(10);
    expect(state.asked).toBeLessThan(20);
  });

  it.each([
    ['the visitor presses retry', () => screen.getByRole('button', { name: 'Tentar' }).click()],
    [
      'the network is back',
      () => {
        window.dispatchEvent(new Event('online'));
      },
    ],
  ])('is retried at once when %s', async (_, happens) => {
    const { load, state } = network({ down: true });
    const LazyPart = lazyPart(load, { Failed });
    render(<LazyPart of="Ana" />);
    await passes(0);
    state.down = false;
    act(happens);
    await passes(0);
    expect(screen.getByText('Carta de Ana')).toBeTruthy();
    expect(state.asked).toBe(2);
  });

  it('is not retried after it was unmounted', async () => {
    const { load, state } = network({ down: true });
    const LazyPart = lazyPart(load);
    const { unmount } = render(<LazyPart of="Ana" />);
    await passes(0);
    unmount();
    await passes(60_000);
    expect(state.asked).toBe(1);
  });
});
