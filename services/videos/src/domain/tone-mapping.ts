/** How a picture of high dynamic range stores light: HLG or PQ of BT.2100. */
export type HdrTransfer = 'hlg' | 'pq';

type Rgb = readonly [red: number, green: number, blue: number];

/** The light of a white page in a picture of high dynamic range, in nits (BT.2408, table 1): 1.0 below. */
const WHITE_NITS = 203;
/** The brightest highlight that is told from white; BT.2100's display for HLG. */
const PEAK = 1000 / WHITE_NITS;
/** Up to this light nothing changes, so that faces look as they did; brighter light is compressed. */
const KNEE = 0.7;
/** Steps per axis; ffmpeg interpolates between them. */
const STEPS = 33;

/**
 * The conversion of BT.2100 RGB (BT.2020 primaries, values 0 to 1) to BT.709 RGB for ordinary screens, as a table
 * in the `.cube` format, which every build of ffmpeg reads; the filters that convert exactly are missing in some.
 */
export function toneMappingTable(transfer: HdrTransfer): string {
  const axis = Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1));
  const rows = axis.flatMap((blue) =>
    axis.flatMap((green) => axis.map((red) => toneMapped(transfer, [red, green, blue]))),
  );
  const lines = rows.map((row) => row.map((value) => value.toFixed(5)).join(' '));
  return [`LUT_3D_SIZE ${STEPS}`, ...lines, ''].join('\n');
}

/** One colour of BT.2100 as BT.709, each component from 0 to 1. */
export function toneMapped(transfer: HdrTransfer, colour: Rgb): Rgb {
  const light = toBt709(transfer === 'hlg' ? hlgLight(colour) : mapped(colour, pqLight));
  const brightest = Math.max(...light);
  // All three by one factor, so that the hue stays.
  const factor = brightest > KNEE ? compressed(brightest) / brightest : 1;
  return mapped(light, (value) => toBt1886(value * factor));
}

/** Display light of HLG on a display of 1000 nits, in units of white (BT.2100, tables 5: OETF and OOTF). */
function hlgLight(colour: Rgb): Rgb {
  const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];
  const scene = mapped(colour, (value) =>
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - c) / a) + b) / 12,
  );
  const luminance = 0.2627 * scene[0] + 0.678 * scene[1] + 0.0593 * scene[2];
  const gain = PEAK * luminance ** 0.2;
  return mapped(scene, (value) => value * gain);
}

/** Display light of one component of PQ, in units of white (BT.2100, table 4: EOTF). */
function pqLight(value: number): number {
  const [m1, m2] = [2610 / 16384, (2523 / 4096) * 128];
  const [c1, c2, c3] = [3424 / 4096, (2413 / 4096) * 32, (2392 / 4096) * 32];
  const power = value ** (1 / m2);
  return ((Math.max(power - c1, 0) / (c2 - c3 * power)) ** (1 / m1) * 10_000) / WHITE_NITS;
}

/** From the primaries of BT.2020 to those of BT.709 (BT.2087), without the colours that BT.709 lacks. */
function toBt709([red, green, blue]: Rgb): Rgb {
  return mapped(
    [
      1.6605 * red - 0.5876 * green - 0.0728 * blue,
      -0.1246 * red + 1.1329 * green - 0.0083 * blue,
      -0.0182 * red - 0.1006 * green + 1.1187 * blue,
    ],
    (value) => Math.max(0, value),
  );
}

/** The Möbius curve: continues the line at the knee without a corner, and reaches 1 at the peak. */
function compressed(light: number): number {
  const a = (-(KNEE ** 2) * (PEAK - 1)) / (KNEE ** 2 - 2 * KNEE + PEAK);
  const b = (KNEE ** 2 - 2 * KNEE * PEAK + PEAK) / (PEAK - 1);
  return ((b ** 2 + 2 * b * KNEE + KNEE ** 2) / (b - a)) * ((light + a) / (light + b));
}

/** The value that an ordinary screen shows as this light (BT.1886). */
function toBt1886(light: number): number {
  return Math.min(1, light) ** (1 / 2.4);
}

function mapped([red, green, blue]: Rgb, change: (value: number) => number): Rgb {
  return [change(red), change(green), change(blue)];
}
