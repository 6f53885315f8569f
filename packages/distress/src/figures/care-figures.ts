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
        share: 97,
        low: 92,
        high: 99,
      },
      right: {
        share: 92,
        low: 86,
        high: 95,
      },
      implicit: {
        share: 90,
        low: 79,
        high: 96,
      },
      alarms: {
        share: 9,
        low: 5,
        high: 14,
      },
    },
    en: {
      found: {
        share: 97,
        low: 93,
        high: 99,
      },
      right: {
        share: 88,
        low: 82,
        high: 92,
      },
      implicit: {
        share: 96,
        low: 87,
        high: 99,
      },
      alarms: {
        share: 13,
        low: 9,
        high: 20,
      },
    },
    es: {
      found: {
        share: 94,
        low: 89,
        high: 97,
      },
      right: {
        share: 86,
        low: 80,
        high: 90,
      },
      implicit: {
        share: 90,
        low: 79,
        high: 96,
      },
      alarms: {
        share: 15,
        low: 10,
        high: 22,
      },
    },
    fr: {
      found: {
        share: 97,
        low: 93,
        high: 99,
      },
      right: {
        share: 88,
        low: 82,
        high: 92,
      },
      implicit: {
        share: 96,
        low: 87,
        high: 99,
      },
      alarms: {
        share: 13,
        low: 9,
        high: 20,
      },
    },
  },
  life: {
    share: 96,
    low: 93,
    high: 97,
  },
  violence: {
    share: 97,
    low: 94,
    high: 98,
  },
};
