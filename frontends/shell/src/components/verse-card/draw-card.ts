import { fitText } from './fit-text.ts';

/** What a card says. Nothing of what its visitor wrote is in it but the name that they add here. */
export interface CardContent {
  /** The verses word for word; without them the card shows only the place. */
  readonly text: string | undefined;
  /** Such as `Salmo 23:1`. */
  readonly place: string;
  /** Edition and licence of the text. */
  readonly edition: string | undefined;
  readonly name: string;
  readonly site: string;
}

export type CardTheme = 'light' | 'dark';

export const CARD_SIZE = { width: 1080, height: 1350 } as const;

/** Pixels. */
const MARGIN = 90;
const TEXT_TOP = 100;
const TEXT_BOTTOM = 890;
const HORIZON = 1080;

/** The colours of the site at dawn and at night (`tokens.css`). */
const COLOURS = {
  light: {
    sky: ['#fdf1dc', '#fbe3c1', '#f4c78f'],
    sun: '#fffaf0',
    water: ['#2b6474', '#123f50'],
    ink: '#1c2b33',
  },
  dark: {
    sky: ['#0b141a', '#10181d', '#1d4553'],
    sun: '#f4c78f',
    water: ['#0e2f3d', '#081c26'],
    ink: '#f1eadc',
  },
} as const;
const ON_WATER = '#f6efe0';

/** The longest wait for the font of the site on a slow connection; without it the card has another one. Milliseconds. */
const FONT_PATIENCE_MS = 2_000;

/** Loads the font of the card for this text. */
export async function loadCardFont(text: string): Promise<void> {
  const loading = document.fonts.load(`40px ${serifOfSite()}`, text).catch(() => {});
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE_MS))]);
}

function serifOfSite(): string {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font-serif').trim();
  return font || 'Georgia, serif';
}

/**
 * Draws a card.
 * @throws Error when the browser cannot draw
 */
export function drawCard(canvas: HTMLCanvasElement, content: CardContent, theme: CardTheme): void {
  const { text, place, edition, name, site } = content;
  const { fontFamily: sans } = getComputedStyle(document.body);
  const serif = serifOfSite();
  Object.assign(canvas, CARD_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  paintDawn(context, theme);

  const width = CARD_SIZE.width - 2 * MARGIN;
  const widthIn = (family: string) => (line: string, size: number) => {
    context.font = `${size}px ${family}`;
    return context.measureText(line).width;
  };
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const write = (lines: readonly string[], family: string, size: number, top: number, lineHeight: number) => {
    context.font = `${size}px ${family}`;
    lines.forEach((line, place) => {
      context.fillText(line, CARD_SIZE.width / 2, top + size * lineHeight * place + size);
    });
  };

  const box = {
    width,
    height: TEXT_BOTTOM - TEXT_TOP,
    largest: text ? 72 : 110,
    smallest: 22,
    lineHeight: 1.4,
  };
  const fitted = fitText(text ?? place, box, widthIn(serif));
  const height = fitted.lines.length * fitted.size * box.lineHeight;
  const top = TEXT_TOP + Math.max(0, (box.height - height) / 2);
  context.fillStyle = COLOURS[theme].ink;
  write(fitted.lines, serif, fitted.size, top, box.lineHeight);
  if (text) {
    const line = fitText(place, { ...box, height: 60, largest: 40 }, widthIn(sans));
    write(line.lines, sans, line.size, Math.min(top + height + 24, TEXT_BOTTOM + 10), box.lineHeight);
  }

  context.fillStyle = ON_WATER;
  if (name) {
    const line = fitText(name, { ...box, height: 60, largest: 40 }, widthIn(serif));
    write(line.lines, serif, line.size, HORIZON + 50, box.lineHeight);
  }
  const foot = fitText(
    [site, edition].filter(Boolean).join(' · '),
    { ...box, height: 80, largest: 32, smallest: 16 },
    widthIn(sans),
  );
  write(foot.lines, sans, foot.size, CARD_SIZE.height - 60 - foot.lines.length * foot.size * 1.4, 1.4);
}

function paintDawn(context: CanvasRenderingContext2D, theme: CardTheme): void {
  const { sky, sun, water } = COLOURS[theme];
  const { width, height } = CARD_SIZE;
  const fill = (colours: readonly string[], from: number, to: number) => {
    const gradient = context.createLinearGradient(0, from, 0, to);
    colours.forEach((colour, place) => {
      gradient.addColorStop(place / (colours.length - 1), colour);
    });
    context.fillStyle = gradient;
    context.fillRect(0, from, width, to - from);
  };
  fill(sky, 0, HORIZON);
  context.fillStyle = sun;
  context.beginPath();
  context.arc(width / 2, HORIZON, 90, Math.PI, 0);
  context.fill();
  fill(water, HORIZON, height);
}
