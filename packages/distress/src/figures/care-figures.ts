import type { CareFigures } from './care-figures-of.ts';

// Written by `npm run care -w packages/distress`.
export const CARE_FIGURES: CareFigures = {
  texts: {
    danger: 600,
    calm: 600,
  },
  languages: {
    pt: {
      found: {
        share: 94,
        low: 89,
        high: 97,
      },
      right: {
        share: 83,
        low: 77,
        high: 88,
      },
      implicit: {
        share: 90,
        low: 79,
        high: 96,
      },
      alarms: {
        share: 19,
        low: 13,
        high: 26,
      },
    },
    en: {
      found: {
        share: 97,
        low: 92,
        high: 99,
      },
      right: {
        share: 84,
        low: 78,
        high: 89,
      },
      implicit: {
        share: 96,
        low: 87,
        high: 99,
      },
      alarms: {
        share: 19,
        low: 13,
        high: 26,
      },
    },
    es: {
      found: {
        share: 95,
        low: 90,
        high: 97,
      },
      right: {
        share: 81,
        low: 75,
        high: 86,
      },
      implicit: {
        share: 92,
        low: 81,
        high: 97,
      },
      alarms: {
        share: 22,
        low: 16,
        high: 29,
      },
    },
    fr: {
      found: {
        share: 95,
        low: 91,
        high: 98,
      },
      right: {
        share: 83,
        low: 76,
        high: 88,
      },
      implicit: {
        share: 94,
        low: 84,
        high: 98,
      },
      alarms: {
        share: 20,
        low: 14,
        high: 27,
      },
    },
  },
  life: {
    share: 94,
    low: 91,
    high: 96,
  },
  violence: {
    share: 96,
    low: 94,
    high: 98,
  },
};
