import type { ThemeTexts } from '../situation-texts.ts';

export const pilot: ThemeTexts = {
  groups: {
    test: 'exam|exams|test|tests|final|finals|midterm|midterms|quiz|presentation|defence|defense|viva|boards|sat|nclex|ielts|toefl',
    nervous:
      'nervous|anxious|stressed|scared|terified|worried|afraid|panicking|panicked|dreading|stress|nerves',
    sitting: 'have|got|has|taking|take|sit|siting|siting|facing|face|writing|write|giving|give|doing',
  },
  situations: {
    'exam-soon': {
      says: [
        '$sitting .. <thing=$test>',
        'my|the <thing=$test> is|are .. tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|in|on|coming',
        '<thing=$test> tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|this',
        'studying|revising|preparing|prepare|study|revise for .. <thing=$test>',
        '$nervous & <thing=$test>',
        'blank|freeze|forget & <thing=$test>',
      ],
      not: [
        'passed|pased|failed|flunked .. $test',
        'results|result|blood|pregnancy|medical|covid|scan .. $test',
        '<who> .. has|have|is|takes|sits|writing .. $test',
        'test of? faith',
      ],
      heard: [
        'Your {thing} is close[: {when}], and it is no wonder that your nerves are awake.',
        'So it is[ {when}]: your {thing}. What you have learned does not leave because your heart beats faster.',
        '[{day} brings your {thing}. ]The days before an exam are long ones, and you are in the middle of them.',
      ],
      psalms: [
        '{psalm} knows the crowd of thoughts before a day like this: “when worries were many within me”, it begins, and then it tells of a comfort that makes room to breathe.',
        'The person in {psalm} looks up at the hills before setting out and asks where help will come from. You can ask the same at the door of the exam room.',
      ],
      steps: [
        {
          text: 'Lay out tonight what you need: pen, papers, water, the address. Then close the books half an hour before bed; what you know stays.',
          if: ['soon'],
        },
        {
          text: 'Take one sheet of paper and write down the five things you keep forgetting, nothing else. Look at that sheet once more on the day[ ({when})], and leave the rest.',
          unless: ['soon'],
        },
        'Choose the one topic that frightens you most and give it twenty-five minutes today, with the phone in another room. After that, stop for a while, whatever is left.',
      ],
      wishes: [
        'May your head be clear[ {when}] and your hand steady.',
        'May the first question[ {when}] be one that you can answer.',
      ],
      also: 'And there is your {thing}[ {when}], which asks for your strength as well.',
    },
  },
};
