import type { study as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const study: ThemeTexts<keyof typeof plan> = {
  groups: {
    test: 'exam|exams|test|tests|final|finals|midterm|midterms|quiz|presentation|defence|defense|viva|boards|sat|sats|gcse|gcses|nclex|ielts|toefl|audition|gre|lsat|mcat|examination|recital',
    nervous:
      'nervous|anxious|stressed|scared|terified|worried|afraid|panicking|panicked|dreading|nerves|anxiety|panic',
  },
  situations: {
    exam: {
      says: [
        'exams are',
        'mature student',
        '$test & $nervous|hard|difficult|pass|study',
        'studies|studying|school|college|university|course|grades|homework|assignments|classes .. hard|struggling|stress|failing|behind|overwhelmed|drop|quit|difficult|pressure',
        'struggling|struggle|cant|hard|overwhelmed|stressed .. study|studies|studying|school|college|university|focus|concentrate|grades|class',
        'bad grades',
        'thesis|dissertation|essay|deadline',
      ],
      not: ['test .. blood|medical|results|pregnancy|covid', 'biopsy|scan|doctor|hospital', 'bully|bullied'],
      heard: [
        'Your studies are weighing on you[, {span}].',
        'You’re in the middle of books and deadlines.',
        'Studying under that kind of pressure[, {span},] is more tiring than the subject itself.',
      ],
      psalms: [
        '{psalm} knows a head crowded with cares, and a comfort that makes room among them.',
        '{psalm} asks that the work of our hands be made to last. Page after page is work of the hands too.',
      ],
      steps: [
        'Choose the subject that frightens you most and give it twenty-five minutes today with the phone in another room. Then stop, even in the middle.',
        'Explain one topic aloud to someone, or to the wall, as if a curious child were listening. Where you get stuck is what to learn.',
        'Sleep: a full night fixes more in the memory than two more hours over the page.',
      ],
      wishes: ['May what you study find its place.', 'May your head get a day off as well.'],
      also: 'And your studies weigh on you too.',
    },
    'exam-soon': {
      says: [
        '<thing=$test> in .. hours|hrs|days|weeks',
        'my .. <thing=finals|exams|exam> .. is|are|on|start',
        'have|got|taking|take|sit|siting|facing|face|retake|retaking|writing|giving|doing|my .. <thing=$test>',
        'my|the <thing=$test> is|are|starts|start .. tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|in|on|soon',
        '<thing=$test> .. tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|this|week|coming|soon',
        'tomorrow|monday|tuesday|wednesday|thursday|friday|saturday .. <thing=$test>',
        'studying|revising|preparing|prepare|study|revise .. <thing=$test>',
        'pass .. <thing=$test>',
        '$nervous .. <thing=$test>',
        'blank|freeze|forget & <thing=$test>',
      ],
      not: [
        'i passed|pased|failed|flunked|just passed',
        'results|result|blood|pregnancy|medical|covid|scan|biopsy|doctor|hospital',
        'my <who> .. has|have|is|takes|sits|writing|taking .. $test',
        'test of faith',
        'final .. days|hours|stage|divorce',
      ],
      heard: [
        'Your {thing} {thing~is|is|are} close[: {when}], and it’s no wonder the heart beats faster.',
        'So it’s[ {when}]: your {thing}. What you’ve learned doesn’t leave because your hands are damp.',
        '{day} brings your {thing}. The evening before tends to be worse than the hour itself.',
      ],
      psalms: [
        '{psalm} knows a crowd of anxious thoughts, and tells of a comfort that made room among them. Read it before you leave the house.',
        'Where will help come from? That’s the question of {psalm}, and one can ask it at the door, before going in.',
      ],
      steps: [
        {
          text: 'Lay everything out tonight: papers, pen, water, address, time. Then stop going over it half an hour before bed; what you know stays.',
          if: ['soon'],
        },
        {
          text: 'Write only the five things you keep forgetting on one sheet. On the day, look at that sheet and nothing else.',
          unless: ['soon'],
        },
        'Do it once from beginning to end, aloud or on paper, with a clock running, as if it were the hour. The body recognises what it has done before.',
      ],
      wishes: [
        'May your head be clear[ {when}] and your hand steady.',
        'May the beginning[ {when}] be easy and carry you along.',
      ],
      also: 'And there’s your {thing}[ {when}], which needs a clear head.',
    },
    'exam-relative': {
      says: [
        'my <who> s .. <thing=$test>',
        'lil|little bro|brother|sis|sister .. <thing=$test>',
        '<who> .. has .. his|her|the <thing=$test>',
        'his|her .. entrance exam',
        'my|our <who> .. has|have|is|are|takes|taking|sits|siting|writes|writing|starts|studying|retaking .. <thing=$test>',
        '<who> .. <thing=$test> & tomorrow|today|monday|tuesday|wednesday|thursday|friday|week|pass|nervous|pray|month',
        '<thing=$test> of|for my <who>',
        '<who> .. pass|passes|well .. <thing=$test>',
      ],
      not: ['passed|failed', 'blood|medical|scan|biopsy|hospital|doctor|cancer|results'],
      heard: [
        '{who} is facing the {thing}[ {when}], and the ones who root from outside have no nails left either.',
        '{day} brings {who}’s {thing}. Rooting for someone is lovely, and it turns the stomach.',
        'Someone close to you has an exam ahead[, {when}].',
      ],
      psalms: [
        '{psalm} wishes another person that their heart be given what it asks and their plans succeed. It’s a ready blessing for {who}.',
        'In {psalm} help comes from the one who made heaven and earth. It can be read together the evening before, in half a minute.',
      ],
      steps: [
        {
          text: 'Ask what helps most[ until {day}]: silence, a snack, a lift, or nobody asking anything. Then do exactly that.',
          unless: ['far'],
        },
        {
          text: 'Send a short voice message the evening before that isn’t about the exam: “I like you with any mark.”',
          if: ['far'],
        },
        'Look after the logistics today: papers, alarm clock, clothes, the way there. That’s one thing less to carry into the room.',
      ],
      wishes: [
        'May {who} remember everything[ {when}].',
        'May {who} come out of there[ {when}] hungry and with a straight back.',
      ],
      also: 'And {who} has the {thing} ahead[, {when}].',
    },
    'exam-failed': {
      says: [
        'repeat the year',
        'didnt get into',
        'didnt pass me',
        'get into .. school|university|college & didnt|not',
        'failed|flunked .. <thing=$test>',
        'failed my|the|out|another|again|class|course|year',
        'rejected|rejection .. university|college|school|program|med|law',
        'not .. accepted|admitted .. university|college|school',
        'flunked|flunking',
      ],
      not: [
        'harvest',
        'failed marriage|me|relationship|heart|kidney',
        'afraid|scared .. fail',
        'failed as a',
      ],
      heard: [
        'I’m sorry: it didn’t work out this time[, {ago}]. After that much work, a result like this hurts.',
        'Failing[ {ago}] is hard news, and it isn’t a portrait of who you are.',
        'I’m sorry about the result. Not finding one’s name on a list is a dry, sharp blow.',
      ],
      psalms: [
        '{psalm} says that one who stumbles isn’t left lying, because a hand is holding theirs. Stumbling is part of the road there.',
        '{psalm} speaks of people being raised up after a fall. It doesn’t say in how many days.',
      ],
      steps: [
        'Decide nothing about a second try today. Tomorrow, take the paper or the marks and note only where the points went.',
        {
          text: 'Tell one person the result before the secret weighs more than the mark.',
          unless: ['secret'],
        },
        'Find out the date of the next chance and what it asks for; write it on a slip and put that away until next week.',
      ],
      wishes: [
        'May this one day be a story you tell laughing.',
        'May the next try come without guilt and with the same gifts.',
      ],
      also: 'And the result of the exam still hurts.',
    },
    'exam-passed': {
      says: [
        '<who> .. got into',
        'got into',
        'awarded .. diploma|degree',
        'accepted to|at|into',
        'passed|aced .. <thing=$test>',
        'i|he|she|finally|just passed',
        'graduated|graduating|graduation',
        'got|been|was accepted|admitted|in .. university|college|school|program|medical|law|nursing',
        'accepted .. university|college|school|program',
        'got|have|earned my|his|her|a .. degree|diploma|licence|license|scholarship',
        '<who> .. passed|graduated|graduates|graduating',
      ],
      not: [
        'passed while',
        'passed before|after',
        'not on speaking',
        'passed away|on|out|over|by',
        'not|didnt|hope|pray|want|need|to pass|please|died',
        'passed in|last|from|suddenly|kidney',
      ],
      heard: [
        'Congratulations! That’s behind you now, and with good news[, {ago}].',
        'Congratulations on passing[, {ago}]! So many hours of study fit into one word.',
        'How wonderful, congratulations! It worked, and you came to tell it.',
      ],
      psalms: [
        '{psalm} says that great things were done and that there’s gladness. Short, and without false modesty: it fits today.',
        '{psalm} receives the day as a gift and says to be glad in it. An easy order to follow today.',
      ],
      steps: [
        'Thank the people who helped to get here: whoever lent books, made coffee, held the fort. By name, and today.',
        'Put the letter or the list with the name into a drawer; in a hard year you’ll be glad to find it.',
        'Take one whole day off before the next step. Celebrating is part of finishing.',
      ],
      wishes: [
        'May the next step begin with the same smile.',
        'May the joy outlast the party by a long way.',
      ],
      also: 'And congratulations on passing!',
    },
  },
};
