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
        share: 93,
        low: 87,
        high: 96,
      },
      right: {
        share: 91,
        low: 85,
        high: 94,
      },
      implicit: {
        share: 88,
        low: 76,
        high: 94,
      },
      alarms: {
        share: 9,
        low: 6,
        high: 15,
      },
    },
    en: {
      found: {
        share: 94,
        low: 89,
        high: 97,
      },
      right: {
        share: 90,
        low: 85,
        high: 94,
      },
      implicit: {
        share: 90,
        low: 79,
        high: 96,
      },
      alarms: {
        share: 10,
        low: 6,
        high: 16,
      },
    },
    es: {
      found: {
        share: 97,
        low: 93,
        high: 99,
      },
      right: {
        share: 79,
        low: 73,
        high: 85,
      },
      implicit: {
        share: 94,
        low: 84,
        high: 98,
      },
      alarms: {
        share: 25,
        low: 19,
        high: 33,
      },
    },
    fr: {
      found: {
        share: 94,
        low: 89,
        high: 97,
      },
      right: {
        share: 82,
        low: 76,
        high: 87,
      },
      implicit: {
        share: 90,
        low: 79,
        high: 96,
      },
      alarms: {
        share: 21,
        low: 15,
        high: 28,
      },
    },
  },
  life: {
    share: 93,
    low: 89,
    high: 95,
  },
  violence: {
    share: 96,
    low: 94,
    high: 98,
  },
};
