import type { CareFigures } from './care-figures-of.ts';

// Written by `npm run care -w packages/distress`.
export const CARE_FIGURES: CareFigures = {
  texts: {
    danger: 1800,
    calm: 1800,
  },
  languages: {
    pt: {
      found: {
        share: 96,
        low: 94,
        high: 97,
      },
      right: {
        share: 89,
        low: 86,
        high: 92,
      },
      implicit: {
        share: 92,
        low: 87,
        high: 95,
      },
      alarms: {
        share: 12,
        low: 9,
        high: 15,
      },
    },
    en: {
      found: {
        share: 96,
        low: 93,
        high: 97,
      },
      right: {
        share: 89,
        low: 86,
        high: 92,
      },
      implicit: {
        share: 90,
        low: 84,
        high: 94,
      },
      alarms: {
        share: 11,
        low: 9,
        high: 15,
      },
    },
    es: {
      found: {
        share: 96,
        low: 94,
        high: 98,
      },
      right: {
        share: 87,
        low: 84,
        high: 90,
      },
      implicit: {
        share: 92,
        low: 87,
        high: 95,
      },
      alarms: {
        share: 14,
        low: 11,
        high: 17,
      },
    },
    fr: {
      found: {
        share: 96,
        low: 94,
        high: 98,
      },
      right: {
        share: 88,
        low: 85,
        high: 90,
      },
      implicit: {
        share: 93,
        low: 88,
        high: 96,
      },
      alarms: {
        share: 13,
        low: 11,
        high: 17,
      },
    },
  },
  life: {
    share: 96,
    low: 95,
    high: 97,
  },
  violence: {
    share: 96,
    low: 94,
    high: 97,
  },
};
