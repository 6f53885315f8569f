import type { ShellStrings } from '../pt.ts';

export const adsEn: Pick<ShellStrings, 'ads' | 'privacy'> = {
  ads: {
    frame: 'Advertisement',
    question: 'May we show ads?',
    reason: 'They help keep this place open. If you would rather not, nothing changes in what you find here.',
    accept: 'Accept ads',
    refuse: 'Refuse ads',
    details: 'Learn more',
    unasked: 'You have not chosen yet. Until you do, no ad is loaded.',
    accepted: 'You accepted ads on {{date}}. You can change your mind at any time.',
    refused: 'You refused ads on {{date}}. You can change your mind at any time.',
    browserSignal:
      'Your browser asks websites not to pass on your data (Global Privacy Control). We respect that: there are no ads for you here.',
    noStorage:
      'Your browser does not allow your choice to be kept. That is why we do not ask, and show no ads.',
  },
  privacy: {
    link: 'Privacy and ads',
    title: 'Privacy and ads',
    notOpened: 'The text could not be opened. Check your connection and reload the page.',
  },
};
