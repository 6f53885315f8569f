import { circumstances } from './en/circumstances.ts';
import { persons } from './en/persons.ts';
import { things } from './en/things.ts';
import { times } from './en/times.ts';
import type { LanguageWords } from './language-words.ts';

export const en: LanguageWords = {
  groups: {
    number:
      '2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|24|25|30|35|40|45|50|60|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty',
  },
  persons,
  things,
  times,
  circumstances,
  asked: {
    psalm: {
      says: [
        'which|what psalm|psalms',
        'psalm|psalms .. should|can|could|do|to i? read|pray',
        'recommend|suggest|give|show .. a? psalm',
        'is|any there a? psalm',
        'need|want|looking .. psalm',
      ],
      leads: [
        '{psalm} is a good one to read for this.',
        'For this, read {psalm}.',
        'The Psalm for this is {psalm}.',
      ],
    },
    pray: {
      says: [
        'please|pls|plz|kindly pray',
        'pray for us|me|my|him|her|them|our',
        'keep .. in your? prayers',
        'prayers|prayer for|please|needed|request|appreciated',
        'ask|asking|need|want .. prayer|prayers',
        'say a prayer',
      ],
      leads: [
        'You asked for a prayer, so here is one to say: “Lord, be near to {my}, and carry what we cannot carry.”',
        'Here is a prayer for {who}: “God, keep {my} in your hands today, and keep me near.”',
        'You asked for a prayer, so here is one to say: “Lord, you see what I carry. Stay close to me in it.”',
      ],
    },
    bless: {
      says: ['bless me|us|my|our|him|her|them|this', 'blessing for|over|on', 'need|want|ask .. blessing'],
      leads: [
        'May God bless {who} and keep {who~him|her|them} safe.',
        'May God bless you in this, and everyone you carry in it.',
        'May you be blessed in this, today and in the days that follow.',
      ],
    },
  },
  prayingVerbs: ['pray|prayed|praying|prayer|prayers'],
  honest: {
    heard: [
      'A program read what you wrote, and did not understand it well enough to speak about it. It would rather say so than guess.',
      'Your words deserve more than a guess. The program that read them did not understand enough to speak about them.',
      'These lines come from a program that could not tell what your words are about, and it will not pretend to know.',
    ],
    psalms: {
      '62:8':
        '{psalm} says that you may pour out before God whatever is in your heart, and it sets no limit to what that is.',
      '139:1-4':
        '{psalm} speaks to a God who knows a word before it is on the tongue; nothing has to be explained first.',
    },
    wishes: [
      'Two taps below help to write you a letter that fits: whom it is about, and what you would like.',
      'If you tell us below whom it is about and what you would like, the next letter will be closer to you.',
    ],
  },
  greeting: { withName: '{name},', without: 'Hello,' },
  titles: 'mr|mrs|ms|miss|dr|sister|brother|father|pastor|rev|aunt|uncle',
  disclaimer: 'A program put this letter together; it does not speak for God.',
  reference: 'Psalm {chapter}:{verses}',
};
