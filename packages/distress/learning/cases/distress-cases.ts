import type { DistressKind } from '../../src/engine/distress-kinds.ts';

/** Written examples of one language: texts that must be recognised, by kind, and texts that must not. Test data only. */
export type DistressCases = Readonly<Record<DistressKind | 'none', readonly string[]>>;
