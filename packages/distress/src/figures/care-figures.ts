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
        share: 91,
        low: 86,
        high: 95,
      },
      right: {
        share: 84,
        low: 77,
        high: 88,
      },
      implicit: {
        share: 84,
        low: 71,
        high: 92,
      },
      alarms: {
        share: 18,
        low: 13,
        high: 25,
      },
    },
    en: {
      found: {
        share: 96,
        low: 92,
        high: 98,
      },
      right: {
        share: 77,
        low: 70,
        high: 82,
      },
      implicit: {
        share: 92,
        low: 81,
        high: 97,
      },
      alarms: {
        share: 29,
        low: 23,
        high: 37,
      },
    },
    es: {
      found: {
        share: 93,
        low: 88,
        high: 96,
      },
      right: {
        share: 79,
        low: 73,
        high: 84,
      },
      implicit: {
        share: 82,
        low: 69,
        high: 90,
      },
      alarms: {
        share: 25,
        low: 18,
        high: 32,
      },
    },
    fr: {
      found: {
        share: 92,
        low: 87,
        high: 95,
      },
      right: {
        share: 76,
        low: 70,
        high: 82,
      },
      implicit: {
        share: 86,
        low: 74,
        high: 93,
      },
      alarms: {
        share: 29,
        low: 22,
        high: 36,
      },
    },
  },
  life: {
    share: 93,
    low: 90,
    high: 96,
  },
  violence: {
    share: 93,
    low: 90,
    high: 95,
  },
};
