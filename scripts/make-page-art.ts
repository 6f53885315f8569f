/**
 * Renders the icons of the installed application from `icon.svg`, and the picture of link previews from the scenes of the
 * demo videos. The results are committed, so that a build does not need this script.
 *
 *     node scripts/make-page-art.ts
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { develop, makeGrain } from './demo/frame.ts';
import { paintScene } from './demo/picture.ts';
import { HEIGHT, WIDTH } from './demo/plate.ts';
import { dawn } from './demo/scenes/dawn.ts';

const PUBLIC = path.join(import.meta.dirname, '..', 'frontends', 'shell', 'public');
const ICONS = path.join(PUBLIC, 'icons');
const PREVIEW = { width: 1200, height: 630 };
/** The waterline in the preview, from its top: low enough to show mainly sky. */
const WATERLINE = 0.62;

/** Phones cut their own shape out of a full square, and draw transparent corners black. */
function fullSquare(svg: string): string {
  return svg.replace(' clip-path="url(#round)"', '');
}

async function drawIcon(svg: string, name: string, size: number): Promise<void> {
  const density = (72 * size) / 64;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 })
    .toFile(path.join(ICONS, `${name}.png`));
}

async function drawPreview(): Promise<void> {
  const frame = develop(paintScene(dawn)(0), makeGrain());
  const scale = PREVIEW.width / WIDTH;
  const top = Math.round(dawn.horizon * scale - PREVIEW.height * WATERLINE);
  await sharp(frame, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .resize(PREVIEW.width, Math.round(HEIGHT * scale), { kernel: 'lanczos3' })
    .extract({ left: 0, top, ...PREVIEW })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(PUBLIC, 'preview.jpg'));
}

mkdirSync(ICONS, { recursive: true });
const icon = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
const square = fullSquare(icon);
if (square === icon) throw new Error('icon.svg is not clipped to a circle any more: look at fullSquare');
for (const size of [192, 512]) {
  await drawIcon(icon, `icon-${size}`, size);
  await drawIcon(square, `maskable-${size}`, size);
}
await drawIcon(square, 'apple-touch-icon', 180);
await drawPreview();
