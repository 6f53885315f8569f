import { describe, expect, it } from '@jest/globals';
import { toneMapped, toneMappingTable } from './tone-mapping.ts';

const grey = (value: number) => [value, value, value] as const;
const levelOf = (transfer: 'hlg' | 'pq', value: number) => toneMapped(transfer, grey(value))[1] * 255;

describe('a colour of high dynamic range on an ordinary screen', () => {
  // Signals of BT.2408, table 1: white is 203 nits, a grey card of 18 % is 26 nits.
  it.each([
    ['hlg', 'black', 0, 0, 0],
    ['hlg', 'a grey card', 0.38, 103, 113],
    ['hlg', 'white', 0.75, 235, 243],
    ['hlg', 'the brightest', 1, 254, 255],
    ['pq', 'black', 0, 0, 0],
    ['pq', 'a grey card', 0.38, 103, 113],
    ['pq', 'white', 0.58, 235, 243],
    ['pq', '1000 nits', 0.7518, 253, 255],
    ['pq', '10,000 nits', 1, 255, 255],
  ] as const)('of %s: %s', (transfer, _, value, least, most) => {
    expect(levelOf(transfer, value)).toBeGreaterThanOrEqual(least);
    expect(levelOf(transfer, value)).toBeLessThanOrEqual(most);
  });

  it.each(['hlg', 'pq'] as const)('of %s: grey stays grey, and brighter stays brighter', (transfer) => {
    const levels = Array.from({ length: 101 }, (_, step) => toneMapped(transfer, grey(step / 100)));
    for (const [place, [red, green, blue]] of levels.entries()) {
      expect(red).toBeCloseTo(green, 2);
      expect(blue).toBeCloseTo(green, 2);
      expect(green).toBeGreaterThanOrEqual(levels[place - 1]?.[1] ?? 0);
    }
  });

  it('keeps the hue of a bright colour', () => {
    const [red, green, blue] = toneMapped('hlg', [0.9, 0.6, 0.6]);
    expect(red).toBeGreaterThan(0.9);
    expect(green).toBeLessThan(0.8);
    expect(blue).toBeCloseTo(green, 0);
  });

  it('is a table whose first axis is red', () => {
    const [size, black, nextRed] = toneMappingTable('pq').split('\n');
    expect([size, black]).toEqual(['LUT_3D_SIZE 33', '0.00000 0.00000 0.00000']);
    const [red = 0, green = 0] = nextRed?.split(' ').map(Number) ?? [];
    expect(red).toBeGreaterThan(green);
    expect(toneMappingTable('hlg').trim().split('\n')).toHaveLength(1 + 33 ** 3);
  });
});
