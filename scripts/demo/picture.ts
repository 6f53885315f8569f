import { FRAME_RATE, SECONDS } from './frame.ts';
import { emptyPlate, HEIGHT, type Plate, WIDTH } from './plate.ts';
import type { Scene } from './scenes/scene.ts';
import { paintSky, prepareSky } from './sky.ts';
import { makeWaves, paintWater } from './water.ts';

export const FRAMES = SECONDS * FRAME_RATE;

/** Prepares a scene once; the function that it returns paints the picture of any frame (0 to FRAMES - 1). */
export function paintScene(scene: Scene): (frame: number) => Plate {
  const parts = prepareSky(scene);
  const waves = makeWaves(scene.water.chop, scene.clouds.seed);
  const sky = emptyPlate(WIDTH, scene.horizon);
  const picture = emptyPlate(WIDTH, HEIGHT);
  return (frame) => {
    const seconds = frame / FRAME_RATE;
    paintSky(scene, parts, sky, frame / FRAMES, seconds);
    picture.data.set(sky.data);
    paintWater(scene, waves, sky, picture, seconds);
    return picture;
  };
}
