import type { DistressKind } from '../../src/engine/distress-kinds.ts';

/**
 * Example texts of one language: those that must be recognised, by kind, and those that must not. Test data only.
 */
export type DistressCases = Readonly<Record<DistressKind | 'none', readonly string[]>>;
