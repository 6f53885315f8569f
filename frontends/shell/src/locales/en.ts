import { accountsEn } from './accounts/en.ts';
import { adsEn } from './ads/en.ts';
import { offlineEn } from './offline/en.ts';
import type { ShellStrings } from './pt.ts';
import { supportEn } from './support/en.ts';

export const en: ShellStrings = {
  site: {
    title: '{{product}}. - Messages from God through the Psalms',
    description: 'A short video with a Psalm and a personal message for the moment you are living through.',
    preview: 'The sun rises over a calm sea.',
    copyright: '© {{year}} {{product}}. All rights reserved.',
    skip: 'Skip to the content',
  },
  header: {
    navigation: 'Main navigation',
    home: 'Home',
    admin: 'Admin',
    myMessages: 'My messages',
    login: 'Log in',
    logout: 'Log out',
    languages: 'Language',
    languageMenu: 'Language: {{language}}',
    profileMenu: 'Profile',
    navigationMenu: 'Menu',
  },
  notifications: {
    area: 'Notifications ({hotkey})',
    each: 'Notification',
    close: 'Close',
  },
  home: {
    title: 'Breathe. There is a Psalm for this moment.',
    subtitle: 'Messages from God through the Psalms: a video to hear in peace, and a word written for you.',
  },
  video: {
    region: 'Video',
    loading: 'Finding a Psalm for you…',
    slow: 'This is taking longer than usual…',
    play: 'Play video',
    reload: 'Reload video',
    empty: 'Spin the wheel to see an inspiring video.',
    errorTitle: 'The video could not be loaded',
    errorText: 'The selected video could not be played.',
    notFoundText: 'We could not get a video in English just now. Wait a moment and try again.',
    retry: 'Try again',
    debug: 'Video details',
    debugId: 'Id',
    debugFilename: 'File',
    debugLanguage: 'Language',
    debugNotes: 'Notes',
  },
  wheel: {
    region: 'Wheel',
    title: 'Let the wheel choose',
    hint: 'Each spin brings another Psalm, and none returns until you have seen them all.',
    spin: 'Spin the wheel',
    spinning: 'The wheel is turning…',
    choosing: 'Finding your video…',
    done: 'Done. A new video is in place.',
    failed: 'The wheel has stopped, but the video did not come. Try another spin.',
  },
  message: {
    title: 'Tell us what weighs on your heart',
    intro:
      'Write it in your own words. You will receive a message drawn from the Psalms, made for your situation.',
    name: 'Your name',
    question: 'Your problem or question',
    placeholder: 'For example: I am afraid of an operation next week.',
    counter: '{{used}} of {{limit}} characters',
    starters: 'Not sure how to begin?',
    submit: 'Receive a message',
    generating: 'Writing your message…',
    replacedByHelp: 'The letter has made way for help and for words that people wrote.',
    automatic:
      'The message is a reflection written automatically from the Psalms. It is not a voice from God, and it does not replace the help of someone you trust.',
    source: {
      model:
        'An artificial intelligence wrote this letter, and nobody read it before you. It does not replace the help of someone you trust.',
      composer:
        'This letter was put together by the site from sentences that people wrote, based on the Psalms. It is not a voice from God, and it does not replace the help of someone you trust.',
      reviewed:
        'These words were written and reviewed by people, for anyone going through a hard moment. They do not replace the help of someone you trust.',
    },
    answerTitle: 'A message for {{name}}',
    reference: 'Psalm {{psalm}}',
    again: 'Ask another question',
    save: 'Save message',
    copy: 'Copy',
    copied: 'Message copied',
    share: 'Share',
    notCopied: 'It could not be copied. Select the text and copy it by hand.',
    errorTitle: 'The message did not come',
    errorGeneratingMessage: 'The message could not be written',
    errorSavingTitle: 'The message was not saved',
    errorSavingMessage: 'The message could not be saved. Please try again in a moment.',
    saved: 'Message saved',
    loginRequired: 'Login required',
    loginRequiredText: 'Please login to save your message. Redirecting...',
  },
  ...supportEn,
  ...adsEn,
  ...offlineEn,
  ...accountsEn,
  notFound: {
    text: 'The page you are looking for does not exist or has moved.',
    home: 'Back to home',
  },
  failure: {
    title: 'This page did not open',
    remote: 'The module behind this page is not answering. The rest of the site keeps working.',
    broken: 'Something went wrong on our side. What you wrote is still kept in this tab.',
    part: 'This part did not open. Please check your connection and try again.',
    retry: 'Try again',
    loading: 'Opening…',
  },
};
