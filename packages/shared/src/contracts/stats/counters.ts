/** The four counters (M-164) with their paths under `/api/stats/` (M-216). */
export const COUNTER_PATHS = {
  pageViews: 'page-view',
  spinCount: 'spin-count',
  videoPlays: 'video-play',
  aiQuestions: 'ai-question',
} as const;

export type Counter = keyof typeof COUNTER_PATHS;

export const COUNTERS = Object.keys(COUNTER_PATHS) as readonly Counter[];
