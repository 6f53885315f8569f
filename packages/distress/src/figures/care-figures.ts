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
        low: 88,
        high: 96,
      },
      right: {
        share: 84,
        low: 77,
        high: 89,
      },
      implicit: {
        share: 90,
        low: 79,
        high: 96,
      },
      alarms: {
        share: 18,
        low: 13,
        high: 25,
      },
    },
    en: {
      found: {
        share: 97,
        low: 93,
        high: 99,
      },
      right: {
        share: 84,
        low: 78,
        high: 89,
      },
      implicit: {
        share: 94,
        low: 84,
        high: 98,
      },
      alarms: {
        share: 18,
        low: 13,
        high: 25,
      },
    },
    es: {
      found: {
        share: 95,
        low: 90,
        high: 97,
      },
      right: {
        share: 82,
        low: 76,
        high: 87,
      },
      implicit: {
        share: 86,
        low: 74,
        high: 93,
      },
      alarms: {
        share: 21,
        low: 15,
        high: 28,
      },
    },
    fr: {
      found: {
        share: 92,
        low: 87,
        high: 95,
      },
      right: {
        share: 82,
        low: 76,
        high: 87,
      },
      implicit: {
        share: 84,
        low: 71,
        high: 92,
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
    share: 95,
    low: 92,
    high: 97,
  },
};
