import type { ProviderManner, ProviderMemory } from '../../domain/ports.ts';

/** The learned manner in memory, for tests and for trying a model. */
export function createInMemoryProviderMemory(): ProviderMemory {
  let kept: { endpoint: string; manner: ProviderManner } | undefined;
  return {
    recall: async (endpoint) => (kept?.endpoint === endpoint ? kept.manner : undefined),
    async keep(endpoint, manner) {
      kept = { endpoint, manner };
    },
  };
}
