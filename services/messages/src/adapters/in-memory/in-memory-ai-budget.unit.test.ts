import { aiBudgetContract } from '../../../test/contracts/ai-budget.contract.ts';
import { createInMemoryAiBudget } from './in-memory-ai-budget.ts';

aiBudgetContract('in memory', { empty: async () => createInMemoryAiBudget() });
