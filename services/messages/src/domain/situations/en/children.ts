import type { children as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const children: ThemeTexts<keyof typeof plan> = {
  groups: {
    kid: 'son|daughter|sons|daughters|child|children|kid|kids|stepson|stepdaughter|grandson|granddaughter|boy|girl|teen|teenager',
  },
  situations: {
    child: {
      says: [
        '<who=$kid|youngest|eldest|oldest> .. on my heart|mind',
        'something .. wrong|isnt right .. <who=$kid>',
        'awake because of .. <who>',
        'my youngest|eldest|oldest',
        'worried|worry|concerned|afraid|scared .. <who=$kid>',
        'my|our <who=$kid> .. struggling|struggles|trouble|problems|difficult|unhappy|sad|lonely|bullied|lost|suffering|hurting|anxious',
        'protect|watch|guard|keep .. my|our <who=$kid>',
        'my|our <who=$kid> & school|bully|bullied|grades|autism|autistic|adhd|friends',
        'how|what .. help|do .. <who=$kid>',
        'bad|terible|failing|good mother|mum|mom|father|dad|parent',
      ],
      not: [
        '$kid .. ill|sick|fever|icu|hospital|surgery|cancer',
        'died|passed away',
        'exam|test|sat',
        'was born',
      ],
      heard: [
        'It’s {who} you can’t stop thinking about[, {span}].',
        'Worrying about {who} is a job that has no closing time.',
        'There’s a parent’s worry in what you wrote, and it doesn’t rest.',
      ],
      psalms: [
        '{psalm} asks for a watch over every going out and coming in. You can say it at the door each time {who} leaves.',
        '{psalm} calls children a gift entrusted to us, not a work that we have to finish.',
      ],
      steps: [
        {
          text: 'Today, spend ten minutes near {who} without a question or advice: dishes, a game, a snack. Talk comes in sideways.',
          unless: ['far'],
          if: ['who'],
        },
        {
          text: 'Send a silly picture from your day, with no question. It’s a thread that asks for nothing back.',
          if: ['far'],
        },
        'Put the worry into one sentence and take it to someone who also knows your child: a teacher, a grandparent, a godparent. Two see more.',
      ],
      wishes: ['May {who} meet one kind person today.', 'May your heart get some sleep.'],
      also: 'And the worry about {who} comes along.',
    },
    teenager: {
      says: [
        'since she|he turned 12|13|14|15|16',
        'stepdaughter|stepson|daughter|son .. thirteen|fourteen|fifteen|sixteen|13|14|15|16',
        'one word answers',
        'rolls|rolling her|his eyes',
        'eats in .. room',
        '<who=$kid> .. teenager|teen|rebellious|rebelling|attitude|defiant',
        'my <who=teenager|teen>',
        'my teenage <who=$kid>',
        'teenage <who=$kid>',
        'my <who=$kid> .. 12|13|14|15|16|17',
        '<who=$kid> .. wont|doesnt|never|refuses .. talk to me|listen|leave|come|respect|obey',
        '<who=$kid> .. locked|locks|slams|yells|shouts|room all',
        '13|14|15|16|17 year old',
      ],
      not: [
        'ten toes',
        'thank you lord',
        'ill|sick|hospital|fever|cancer',
        'passed|graduated',
        'married',
        'drugs|drug|weed|drinking',
        'grown|adult',
        'i_am|im 15|16|17',
      ],
      heard: [
        '{who} is at the age when the bedroom door says more than the mouth.',
        'Living with {who} like this[, {span},] is loving someone who answers with silence or with noise.',
        'A teenager who shuts the door leaves any parent without a map.',
      ],
      psalms: [
        '{psalm} compares God to a father who has compassion and remembers what we’re made of. It’s a way of looking at {who}, and at yourself.',
        '{psalm} asks for a guard over one’s mouth. With a teenager in the house that prayer gets plenty of use.',
      ],
      steps: [
        'Ask one question today that’s about neither school nor the phone, “what are you listening to these days?”, and hear one song to the end without a comment.',
        'Choose the single rule that truly matters, say it calmly, and leave the others alone for a week.',
        'Leave a short note or voice message: “I like you on the bad days too.” Don’t ask for an answer.',
      ],
      wishes: [
        'May {who} open the door unprompted, if only to ask what there is to eat.',
        'May the tenderness between you outlast this stretch.',
      ],
      also: 'And there’s a teenager at home who has shut the door.',
    },
    'child-silent': {
      says: [
        '<who=$kid|eldest|youngest> and i .. words|years',
        'let her|him ring|call',
        'dont|not know if they|she|he get|gets',
        '<who=$kid> .. doesnt|wont|never|hardly|not|stopped|refuses .. call|calls|speak|speaking|talk|visit|answer|write|contact|talking|reply',
        '<who=$kid> .. cut|cutting me|us|off|contact|ties|out',
        '<who=$kid> .. blocked|estranged',
        'estranged from .. <who=$kid>',
        'no contact .. <who=$kid>',
        'havent|not|never seen|heard|spoken|see|hear .. <who=$kid>',
        'miss|missing my .. <who=$kid>',
        '<who=$kid> .. moved|lives|living .. away|abroad|far|overseas & miss|hard|lonely',
      ],
      not: ['died|passed|heaven', 'year old|toddler|baby', 'autis*', 'yet talk'],
      heard: [
        'The silence from {who}[, {span},] is louder than any quarrel. I’m so sorry.',
        '{who} doesn’t get in touch[, {span}], and whoever waits looks at the phone more often than they admit.',
        'I’m sorry about this distance from a grown child. It doesn’t undo the years before it.',
      ],
      psalms: [
        '{psalm} says that even where the closest ones leave, there’s one who takes us in. It’s a place to wait in, not to give up in.',
        '{psalm} tells of a father who has compassion. Anyone who waits for {who} knows that word from inside.',
      ],
      steps: [
        'Send one message that asks for nothing: a good memory, an old photograph, and “no need to answer”.',
        'If there was a quarrel, write only your own part: “this is where I was wrong”. Keep it until tomorrow, read it again, and then decide whether to send it.',
        {
          text: 'Fix a date, not today, for trying again, and a person to talk to that evening whether there’s an answer or not.',
          if: ['span'],
        },
      ],
      wishes: [
        'May the phone ring one day, and may it be {who}.',
        'May your door stay open without your having to stand in it.',
      ],
      also: 'And the silence from {who} hurts as well.',
    },
    'child-wrong-path': {
      says: [
        'weed|drugs|money in .. room',
        '<who=$kid|eldest|youngest> .. in jail|prison',
        '<who=$kid|eldest|youngest> .. jail|prison|dealing|dealer|stealing|gang',
        'where did i go wrong',
        '<who=$kid|brother|nephew> .. drugs|drug|addict|addicted|weed|meth|heroin|crime|jail|prison|arrested|gang|trouble with|bad crowd|wrong',
        '<who=$kid|brother|nephew> & drugs|jail|prison|arrested|gang|meth|heroin|fentanyl',
        'wrong|bad crowd|company|path',
        'prodigal',
        '<who=$kid> .. lost .. way|path',
      ],
      not: ['clean for|sober', 'husband|wife', 'drug store'],
      heard: [
        'Seeing {who} on a road that does harm[, {span},] is a fear that wakes up before you do. I’m so sorry.',
        '{who} has gone a long way off the path[ {span}], and you haven’t stopped loving.',
        'I’m sorry. Loving somebody who walks into danger is living with the phone in your hand.',
      ],
      psalms: [
        'In {psalm} someone asks God not to remember the faults of youth, but kindness. Many a parent has said it for a child.',
        '{psalm} remembers somebody lifted out of mud and set on rock, after a very long wait. {who} isn’t out of reach of that.',
      ],
      steps: [
        'Look up a family group today (Al-Anon, Nar-Anon, Families Anonymous), for yourself; nobody else needs to come along.',
        'Decide on one limit you can keep, about money, hours or the house, and say it once, calmly, at a good moment.',
        'Say one sentence that isn’t a sermon: “I don’t agree, and you’re still my family.”',
      ],
      wishes: [
        'May {who} meet the right hand in time.',
        'May you not have to be brave every day without company.',
      ],
      also: 'And {who} is on a road that worries you.',
    },
  },
};
