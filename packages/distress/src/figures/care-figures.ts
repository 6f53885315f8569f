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
        share: 92,
        low: 87,
        high: 95,
      },
      implicit: {
        share: 88,
        low: 76,
        high: 94,
      },
      alarms: {
        share: 8,
        low: 5,
        high: 13,
      },
    },
    en: {
      found: {
        share: 97,
        low: 93,
        high: 99,
      },
      right: {
        share: 82,
        low: 75,
        high: 87,
      },
      implicit: {
        share: 94,
        low: 84,
        high: 98,
      },
      alarms: {
        share: 22,
        low: 16,
        high: 29,
      },
    },
    es: {
      found: {
        share: 94,
        low: 89,
        high: 97,
      },
      right: {
        share: 81,
        low: 74,
        high: 86,
      },
      implicit: {
        share: 86,
        low: 74,
        high: 93,
      },
      alarms: {
        share: 23,
        low: 17,
        high: 30,
      },
    },
    fr: {
      found: {
        share: 93,
        low: 88,
        high: 96,
      },
      right: {
        share: 82,
        low: 76,
        high: 87,
      },
      implicit: {
        share: 82,
        low: 69,
        high: 90,
      },
      alarms: {
        share: 20,
        low: 14,
        high: 27,
      },
    },
  },
  life: {
    share: 93,
    low: 90,
    high: 96,
  },
  violence: {
    share: 95,
    low: 92,
    high: 97,
  },
};
