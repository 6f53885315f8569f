import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n, I18nProvider } from '@selah/web-kit/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { pt } from '../../../locales/pt.ts';
import { AdSlot } from './ad-slot.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const i18n = createI18n('pt', pt);

function show(but: Partial<ComponentProps<typeof AdSlot>> = {}) {
  const slot = (props: typeof but) => (
    <I18nProvider i18n={i18n}>
      <AdSlot slot="header" place="filled" quiet={false} {...props} />
    </I18nProvider>
  );
  const view = render(slot(but));
  return { ...view, change: (props: typeof but) => view.rerender(slot({ ...but, ...props })) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Anúncio');

describe('an ad slot', () => {
  it('M-032 has at least 40 by 200 pixels', () => {
    show();
    const { style } = screen.getByTestId('header-ad');
    expect([style.minHeight, style.minWidth]).toEqual(['40px', '200px']);
  });

  it('M-033 loads its frame 500 ms after its space appears', () => {
    show();
    wait(499);
    expect(frame()).toBeNull();
    wait(1);
    expect(frame()?.getAttribute('src')).toBe('/api/site-settings/frame/header');
  });

  it('sandboxes ad code: opaque origin, no address of the site, no top navigation', () => {
    show();
    wait(500);
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame()?.hasAttribute('srcdoc')).toBe(false);
  });

  it('M-034 renders nothing without code', () => {
    const { container } = show({ place: 'closed' });
    wait(500);
    expect(container.innerHTML).toBe('');
  });

  it('keeps its space and loads nothing until its code is confirmed', () => {
    show({ place: 'reserved' });
    wait(5000);
    expect(screen.getByTestId('header-ad').innerHTML).toBe('');
  });

  it('hides the ad while help is offered, without moving the page, and shows it afterwards', () => {
    const { container, change } = show();
    wait(500);
    change({ quiet: true });
    expect([frame(), screen.queryByTestId('header-ad')]).toEqual([null, null]);
    expect(container.firstElementChild?.className).toContain('ad-room');
    change({ quiet: false });
    wait(500);
    expect(frame()).toBeTruthy();
  });

  it('has no space on a page that opens with help shown', () => {
    const { container } = show({ quiet: true });
    wait(500);
    expect(container.innerHTML).toBe('');
  });
});
