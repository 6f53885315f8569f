import { circumstances } from './en/circumstances.ts';
import { persons } from './en/persons.ts';
import { things } from './en/things.ts';
import { times } from './en/times.ts';
import type { LanguageWords } from './language-words.ts';

export const en: LanguageWords = {
  groups: {
    // Where one of these is written, nobody is congratulated and nobody is told that they did wrong.
    wound:
      'died|dead|death|dies|dying|deceased|perished|funeral|buried|burial|grave|graveside|coffin|ashes|hospice|palliative|widowed|mourn|mourning|grief|grieving|bereaved|miscarr*|stillb*|suicide|murdered|killed|cancer|tumour|tumor|leukaemia|leukemia|terminal|dementia|raped|rape|molested|assaulted|abused|abusive|abuser|beaten|violent|violence|rejected|disowned|dumped|ghosted|betrayed|heartbroken|divorce|divorced|divorcing|orphan|prison|jail|war|bombs|gay|lesbian|queer|trans|outed',
    fiction:
      'film|movie|novel|story|stories|series|episode|show|podcast|detective|thriller|netflix|musical|opera|documentary|comic|fiction|crime_novel|whodunit|kdrama|telenovela|sitcom|anime',
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
        'psalm|psalms for|please|pls|against|about',
        'what can|should|could i read',
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
        'pray for my|our|the|a',
        'god!|lord|jesus|father .. help|guide|strengthen|save|hear|protect me|us|my|him|her|them',
        'help me|us god!|lord|jesus',
        'pray for us|me|my|him|her|them|our',
        'keep .. in your? prayers',
        'prayers|prayer for|please|needed|request|appreciated',
        'ask|asking|need|want .. prayer|prayers',
        'say a prayer',
      ],
      leads: [
        'Here’s a prayer for {who}: “Lord, be near to {my}, and do what we can’t do ourselves.”',
        'Let’s pray for {who}: “God, hold {my} in your hands today, and give us all strength.”',
        'Let’s pray: “Lord, you know all about this. Stay close, and give the strength that today needs.”',
      ],
    },
    bless: {
      says: ['bless me|us|my|our|him|her|them|this', 'blessing for|over|on', 'need|want|ask .. blessing'],
      leads: [
        'May God bless {who} and keep {who~him|her|them} safe.',
        'May God bless you, and everyone you’re thinking of.',
        'God bless you, today and in all the days to come.',
      ],
    },
  },
  prayingVerbs: ['pray|prayed|praying|prayer|prayers'],
  honest: {
    heard: {
      any: [
        'What you wrote matters. A program read it and didn’t understand enough to give you a proper answer, and it would rather say so than guess.',
        'What you wrote deserves a real answer, and the program that read it didn’t understand it well enough to give one yet.',
      ],
      sorrow: [
        'I’m so sorry that it’s hard. You deserve a real answer, but the program that read your words didn’t understand enough to say more without guessing.',
        'I’m so sorry; this sounds heavy, and it’s good that you’ve written it down. The program that read it couldn’t tell exactly what has happened, so it won’t pretend to.',
      ],
      joy: [
        'How lovely that something good has come to you, and thank you for telling it! The program that read it didn’t understand enough to celebrate with you properly.',
        'Good news, and thank you for sharing it! The program that read it didn’t understand quite enough of it to say more.',
      ],
    },
    psalms: {
      '62:8':
        '{psalm} says that you may pour out your heart before God, whatever is in it. You don’t have to explain it well first.',
      '139:1-4':
        '{psalm} says that God knows every word before it’s on your tongue. So there, at least, you’re understood already.',
    },
    wishes: [
      'With two taps below you can tell us who it’s about and what you’d like, and the next letter will fit better.',
      'Tell us below, with two taps, who it’s about and what you’d like; the next letter will come closer.',
    ],
  },
  greeting: { withName: '{name},', without: 'Hello,' },
  titles: 'mr|mrs|ms|miss|dr|sister|brother|father|pastor|rev|aunt|uncle',
  disclaimer: 'A program put this letter together; it does not speak for God.',
  reference: 'Psalm {chapter}:{verses}',
};
