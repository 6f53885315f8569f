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
    intro: 'What is kept, where and for how long, in plain words.',
    notOpened: 'The text could not be opened. Check your connection and reload the page.',
    browserTitle: 'In this browser',
    browserText:
      'Your language, the videos you have seen and your choice about ads stay on this device. What you are writing stays in this tab only, and is gone when the tab closes. If you log in, your name and e-mail are kept here too, until you log out.',
    questionTitle: 'What you tell us',
    questionText:
      'Your name and your question are used to write the message and are not stored on the server unless you save the message to your account. To write it we may use an artificial intelligence service, which then receives the name, the question and the language. When we recognise danger in what you write, nothing is sent to that service.',
    serverTitle: 'On the server',
    serverText:
      'We count visits, spins, videos and questions without knowing whose they are. Technical records do not contain what you write. Of an account we keep name, e-mail, the password in a form that cannot be reversed, and saved messages; you can delete all of it in “My messages”.',
    adsTitle: 'Ads',
    adsText:
      'They are loaded only if you accept, and they run in isolation: they can read neither this page nor what you write. Whoever supplies them receives the internet address of your device and may recognise your browser. Beside an offer of help there are never ads.',
  },
};
