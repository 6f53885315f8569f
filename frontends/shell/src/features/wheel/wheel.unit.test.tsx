import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n, I18nProvider } from '@selah/web-kit/platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { pt } from '../../locales/pt.ts';
import { Wheel } from './components/wheel.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function renderWheel(onStopped: () => Promise<boolean> = async () => true) {
  const onSpin = jest.fn();
  const stopped = jest.fn(onStopped);
  render(
    <I18nProvider i18n={createI18n('pt', pt)}>
      <Wheel onSpin={onSpin} onStopped={stopped} random={() => 0} />
    </I18nProvider>,
  );
  return { onSpin, stopped, button: screen.getByRole('button', { name: 'Girar a roleta' }) };
}

const angle = () => screen.getByTestId('wheel').style.getPropertyValue('--wheel-angle');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status').textContent;

describe('a spin of the wheel', () => {
  it('M-043 starts at 81° and M-044 turns by the drawn angle', () => {
    const { button } = renderWheel();
    expect(angle()).toBe('81deg');
    fireEvent.click(button);
    expect(angle()).toBe(`${81 + 3 * 360}deg`);
  });

  it('M-045 lasts 4000 ms, then asks for a video', async () => {
    const { button, stopped } = renderWheel();
    fireEvent.click(button);
    await pass(3999);
    expect(stopped).not.toHaveBeenCalled();
    await pass(1);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('M-046 cannot be started again until it is over, and M-049 counts once', async () => {
    const { button, onSpin } = renderWheel();
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await pass(2000);
    fireEvent.click(button);
    expect(onSpin).toHaveBeenCalledTimes(1);
    expect(angle()).toBe(`${81 + 3 * 360}deg`);
  });

  it('M-048 Q15 ends 1000 ms after the answer, good or bad', async () => {
    const { button, onSpin } = renderWheel(async () => false);
    fireEvent.click(button);
    await pass(4000);
    await pass(999);
    fireEvent.click(button);
    expect(onSpin).toHaveBeenCalledTimes(1);
    await pass(1);
    fireEvent.click(button);
    expect(onSpin).toHaveBeenCalledTimes(2);
    expect(angle()).toBe(`${81 + 6 * 360}deg`);
  });

  it('is announced to screen readers, and the button keeps the focus', async () => {
    const { button } = renderWheel(() => new Promise((resolve) => setTimeout(resolve, 500, true)));
    button.focus();
    fireEvent.click(button);
    expect(said()).toBe('A roleta está girando…');
    await pass(4000);
    expect(said()).toBe('Buscando o seu vídeo…');
    await pass(500);
    expect(said()).toBe('Pronto. Um novo vídeo está no lugar.');
    expect(document.activeElement).toBe(button);
  });

  it('announces when no video was loaded', async () => {
    const { button } = renderWheel(async () => false);
    fireEvent.click(button);
    await pass(4000);
    expect(said()).toBe('A roleta parou, mas o vídeo não veio. Tente girar de novo.');
  });

  it('is cancelled when the page is left', async () => {
    const { button, stopped } = renderWheel();
    fireEvent.click(button);
    cleanup();
    await pass(10_000);
    expect(stopped).not.toHaveBeenCalled();
  });
});
