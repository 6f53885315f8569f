// Loaded before the product (`--import`): a call that it makes does not come back, so that a test can kill it at just this moment.
import disk from 'node:fs/promises';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';

/** A moment in the work of the process, at which all else goes on. */
export interface Moment {
  readonly when: 'before' | 'after';
  readonly call: 'rename' | 'link' | 'rm' | 'utimes';
  /** A regular expression for the call's paths, with ` -> ` between two. */
  readonly paths: string;
  /** Which one of the calls with such paths; the first by default. */
  readonly nth?: number;
}

let moment: Moment | undefined = JSON.parse(process.env.STAND_STILL_AT || 'null') ?? undefined;
let calls = 0;
let goOn = () => {};

process.on('message', (next: Moment | 'go on') => {
  if (next === 'go on') return goOn();
  moment = next;
  calls = 0;
  process.send?.('watching');
});
// The test has ended.
process.on('disconnect', () => process.exit());

function isReached(call: string, args: readonly unknown[]): boolean {
  if (call !== moment?.call) return false;
  const paths = args.filter((argument) => typeof argument === 'string').join(' -> ');
  if (!new RegExp(moment.paths).test(paths)) return false;
  calls += 1;
  return calls === (moment.nth ?? 1);
}

async function standStill(): Promise<void> {
  // A killed process stores nothing of what it compiled, so that the next one would begin anew.
  flushCompileCache();
  process.send?.('standing');
  await new Promise<void>((resolve) => {
    goOn = resolve;
  });
}

function watch(module: object, call: Moment['call']): void {
  const original: unknown = Reflect.get(module, call);
  if (typeof original !== 'function') throw new Error(`there is no ${call}`);
  Reflect.set(module, call, async (...args: unknown[]) => {
    const isIt = isReached(call, args);
    if (isIt && moment?.when === 'before') await standStill();
    const result: unknown = await Reflect.apply(original, module, args);
    if (isIt) await standStill();
    return result;
  });
}

for (const call of ['rename', 'link', 'rm', 'utimes'] as const) watch(disk, call);
syncBuiltinESMExports();
