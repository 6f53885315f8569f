import type { body as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const body: ThemeTexts<keyof typeof plan> = {
  groups: {
    tired: 'tired|exhausted|weary|worn|drained|fatigued|burnt|burned|burnout|overwhelmed|depleted|knackered',
  },
  situations: {
    sleepless: {
      says: [
        'watch|watching the clock',
        'go to bed & awake|light|ceiling|plays|spinning',
        'up all night',
        'awake until|at|from|since',
        'cant|cannot|not|never|hardly|barely|couldnt|dont|havent .. sleep|slept|sleeping|asleep',
        'insomnia|sleepless',
        'wake|waking|woke|awake .. 2|3|4|two|three|four|night|am|every',
        'lie|lying|lay awake',
        'trouble|problems|struggle|struggling sleeping|sleep|to sleep|with sleep',
        'tossing and turning',
      ],
      not: ['<who> .. wont|doesnt|cant|not sleep', 'baby .. sleep'],
      heard: [
        'Nights without sleep[, {span},] turn the next day to glass.',
        'Sleep won’t come[, {span}], and at three in the morning everything looks bigger than it is.',
        'You’re writing out of nights that don’t rest you[, {span}].',
      ],
      psalms: [
        '{psalm} is a night prayer: lying down in peace and leaving the watch to God. Say just that line, slowly, without ordering sleep to obey.',
        'In {psalm} someone lies awake in bed and spends the hours remembering God’s kindness. One can be awake and accompanied.',
      ],
      steps: [
        'An hour before bed tonight, write what’s on your mind on a sheet and leave it in the kitchen. It can wait for morning there.',
        'If sleep hasn’t come after twenty minutes, get up, keep the light low, read something dull, and go back only when your eyes are heavy.',
        'If this has gone on for weeks, tell a doctor; sleep can be treated, and not only with tablets.',
      ],
      wishes: ['May tonight be shorter.', 'May the pillow receive a quieter head.'],
      also: 'And the nights without sleep weigh on top of it.',
    },
    weary: {
      says: [
        'tired',
        'exhausted',
        'no strength',
        'batteries|battery .. percent|empty',
        'carry me',
        'i_am|im|feel|feeling|so|just|very|always $tired',
        '$tired of everything|trying|fighting|pretending|being|life|carrying|all',
        'no strength|energy left|anymore|any more',
        'running on empty|fumes',
        'need|want .. rest|break',
        'at the end of my rope|strength',
        'cant|cannot .. keep going|cope|do it all|anymore',
        'burnout|burnt out|burned out',
        'kids|house|work & $tired',
      ],
      not: [
        'tired of waiting|being',
        '<who> .. tired',
        'caring|carer',
        '$tired of .. waiting|job hunting|debt',
      ],
      heard: [
        'So much tiredness fits into what you wrote[, and it has gone on {span}].',
        'You’re at the end of your strength, and you said so without dressing it up.',
        'Tiredness like this[, {span},] doesn’t go away with one night.',
      ],
      psalms: [
        '{psalm} tells of a shepherd who makes the sheep lie down by still water. Lying down comes before any other instruction.',
        'In {psalm} someone says that their soul is melting with weariness and asks to be set on their feet. It’s a short request; it can be yours.',
      ],
      steps: [
        'Look at today’s list and strike out one thing that nobody will notice tomorrow. That time is yours, without a reason.',
        {
          text: 'Tell whoever lives with you the one task you can’t go on doing unaided, by its name: “the dishes”, “bath time”.',
          if: ['children'],
        },
        'Choose the hour at which you’ll stop today and set an alarm for it: not to begin something, but to put it down.',
      ],
      wishes: [
        'May someone take one thing off your hands today.',
        'May rest come before it has to be earned.',
      ],
      also: 'And tiredness comes on top of it all.',
    },
  },
};
