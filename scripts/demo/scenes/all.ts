import { dawn } from './dawn.ts';
import { dusk } from './dusk.ts';
import { night } from './night.ts';
import { noon } from './noon.ts';
import { stillWaters } from './still-waters.ts';

export const scenes = { dawn, stillWaters, night, noon, dusk } as const;

export type SceneName = keyof typeof scenes;
