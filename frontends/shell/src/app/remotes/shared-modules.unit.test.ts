import { describe, expect, it } from '@jest/globals';
import { SHARED_SCHEMAS } from '../../../../federation.ts';
import { sharedModules } from './shared-modules.ts';

/** The value at a path such as `iso.date`. */
function at(path: string): unknown {
  const steps = ['z', ...path.split('.')];
  return steps.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    sharedModules.zod,
  );
}

describe('the modules that the shell shares with remotes', () => {
  it.each(SHARED_SCHEMAS)('contain z.%s', (name) => {
    expect(typeof at(name)).toBe('function');
  });

  it('have an implementation for every export', () => {
    const all = Object.entries(sharedModules).flatMap(([name, exports]) =>
      Object.entries(exports).map(([key, value]) => [`${name} ${key}`, value] as const),
    );
    expect(all.filter(([, value]) => value === undefined).map(([name]) => name)).toEqual([]);
  });
});
