import type { ShellStrings } from '../pt.ts';

export const supportEn: Pick<ShellStrings, 'support'> = {
  support: {
    link: 'Need help now?',
    title: 'You are not alone',
    text: 'What you are going through matters, and there are people ready to listen right now, without judging you. If you are in danger at this moment, call the emergency number first.',
    nearby: 'If you can, ask someone you trust to stay close to you.',
    announcement: 'There are people who can listen to you now. Their numbers are next to what you wrote.',
    region: 'Numbers for',
    chooseRegion: 'Choose your country',
    anotherRegion: 'Another country',
    site: 'Open the website: {{name}}',
    hide: 'Hide',
    withoutList:
      'The list of numbers could not be opened. In the United States, call 988 to talk, or 911 in an emergency. In the United Kingdom, call 116 123, or 999 in an emergency. In Europe, call 112.',
  },
};
