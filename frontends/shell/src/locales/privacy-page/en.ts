import type { PrivacyPageTexts } from './texts.ts';

export const privacyPageEn: PrivacyPageTexts = {
  title: 'Your privacy',
  description:
    'What this site keeps, for how long, whom it contacts, and how to download or erase what is yours.',
  first:
    'You do not need to say who you are. What you write is not kept on the server, unless you choose to save the message to your account.',
  server: {
    title: 'What is on the server, and for how long',
    kept: [
      { what: 'The name and the question you write', howLong: 'Not kept' },
      { what: 'A message that you save, with the name and the question', howLong: 'Until you delete it' },
      {
        what: 'Your account: name, e-mail, and the password in a form nobody can read',
        howLong: 'Until you delete it',
      },
      {
        what: 'That you are logged in (a cookie)',
        howLong: '{{sessionIdleDays}} days without use, {{sessionDays}} at most',
      },
      {
        what: 'That this browser has logged in before (a cookie, against people who guess passwords)',
        howLong: '{{knownBrowserDays}} days',
      },
      {
        what: 'The internet address of your device, against abuse',
        howLong: '{{addressHours}} hours at most',
      },
      {
        what: 'How many visits, spins, videos and questions each day had, not whose they were',
        howLong: 'Always',
      },
      {
        what: 'The notice that an account was deleted: a number only, no name',
        howLong: 'The notice, {{eventDays}} days; the number, always, so that nothing of the account returns',
      },
      {
        what: 'Backups, if they are made, with the accounts and messages of that day',
        howLong: 'Those of {{backupDays}} days, {{backupWeeks}} weeks and {{backupMonths}} months are kept',
      },
      {
        what: 'Who logs in to administer the site, or tries to, and what they change, with the internet address',
        howLong: '{{auditDays}} days',
      },
    ],
    readers:
      'Technical records contain neither your address nor what you write. The administrator’s pages do not show your messages; only those who run the server could read the ones you saved.',
  },
  device: {
    title: 'What is on your device',
    keys: {
      language: 'The language you chose.',
      siteUser: 'Your name and e-mail, until you log out.',
      seenVideos: 'Which videos you have seen, so that the wheel brings others.',
      cachedVideo: 'The last video, for when there is no internet.',
      offlineQuestion:
        'A question you tried to send while offline, for {{offlineQuestionDays}} days at most.',
      adConsent: 'Your choice about ads.',
    },
    tab: 'What you are writing and the message you received stay in this tab only, and are gone when the tab closes.',
    files: 'The files of the page, so that it opens fast, and without internet too.',
    erase: 'To erase all of this, clear the data of this site in the settings of your browser.',
  },
  contacts: {
    title: 'Whom this site contacts',
    intro: 'This list comes from the site’s configuration at the moment you opened the page.',
    on: {
      letters:
        '{{host}} writes the messages. It receives the name, the question and the language, nothing else. When we recognise danger in the text, it receives nothing.',
      mail: '{{host}} delivers mail to those who run the site. It receives nothing of yours.',
      cloud: '{{host}} keeps copies of the videos. It receives nothing of yours.',
      films:
        '{{host}} delivers the videos: your browser fetches them there. It receives your device’s address and which video you watch, nothing you write.',
      backups:
        '{{host}} keeps backups of everything on this site, the accounts and the saved messages too, so that nothing is lost when a disk breaks.',
      traces:
        '{{host}} measures how fast the site is. It receives no names, no addresses and nothing you write.',
      database: '{{host}} stores the site’s data: the accounts and the saved messages.',
      events: '{{host}} carries notices between parts of the site: counts and numbers, no texts.',
      cache: '{{host}} stores, for a short time, who is logged in and the counts against abuse.',
    },
    lettersOwn:
      'The messages are written by an artificial intelligence that runs on this site’s own computers. What you write goes to no other company.',
    lettersOff:
      'The messages are written by a program of this site. What you write goes to no other company.',
    unknown:
      'A part of the site did not answer just now, so the list may be incomplete. Come back in a few minutes.',
    browserTitle: 'And your browser',
    browser: [
      'Ads are fetched from whoever supplies them only if you accept. They then receive your device’s address.',
      'A video may be on another site; when you play it, your browser fetches it there.',
      'WhatsApp and the telephone only when you press them.',
    ],
  },
  export: {
    title: 'Download what is yours',
    text: 'Log in, open “{{page}}” and press “{{export}}”.',
  },
  delete: {
    title: 'Erase what is yours',
    one: 'One message: in “{{page}}”, press “{{deleteOne}}”.',
    all: 'Everything: in “{{page}}”, press “{{delete}}”.',
    none: 'Without an account, there is nothing of yours on the server to erase.',
  },
  myMessages: 'Open “{{page}}”',
  care: 'How we care for people in danger',
};
