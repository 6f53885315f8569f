import type { justice as justicePlan, home as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const home: ThemeTexts<keyof typeof plan> = {
  groups: {},
  situations: {
    papers: {
      says: [
        'asylum|visa|immigration hearing|decision|letter|interview',
        'visa .. refused|denied|rejected',
        '<thing=visa|papers|passport|asylum|citizenship|permit|documents> .. waiting|wait|approved|denied|application|interview|pending|decision|delayed|months|rejected|come',
        'waiting|wait|pray|applied|hoping .. <thing=visa|papers|passport|asylum|citizenship|permit|green|documents>',
        'green card|immigration|deported|deportation|undocumented|uscis|asylum',
        'disability|benefits|pension & waiting|denied|application|appeal',
      ],
      not: ['term papers|paper', 'divorce papers'],
      heard: [
        'You’re waiting for the {thing}[ {span}][, and {day} is marked]. Having one’s life lie in someone else’s drawer is hard.',
        'A paper that doesn’t come[ {span}] holds up the work, the home and the plans.',
        'Until the answer comes, everything stays half done.',
      ],
      psalms: [
        '{psalm} says that God watches over the stranger and holds up those who have nobody to speak for them.',
        '{psalm} is for those who wait and can’t hurry anything: “wait, and take courage”.',
      ],
      steps: [
        'Note the case number, the date and the name of whoever you spoke to; ask in writing what the next step is, and by when.',
        'Look for legal aid or a migrants’ advice centre run by a church or university: it’s free, and they know where papers get stuck.',
        'Put copies of everything into one folder and photos on your phone, with a sheet of what’s missing. When they call, you just open the folder.',
      ],
      wishes: ['May the answer[ {when}] be “granted”.', 'May the wait not close your other doors.'],
      also: 'And there’s the wait for the papers.',
    },
    travel: {
      says: [
        'set out for',
        'flies to',
        '<who> .. flies|flying|drives|driving|taking .. mountains|road',
        'watch over .. flight|trip|journey|travel|travelling',
        'travelling|traveling|travel|flying|fly|driving|leaving|journey|trip|flight .. tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|home|safe|safely|christmas|abroad',
        'safe|safely|safety|protect|protection|blessing .. travel|travels|trip|journey|flight|drive|road|mercies',
        '<who> .. travelling|traveling|flying|driving|deploying|deployed|trip|flight|road',
        'scared|afraid|fear|nervous|anxious .. flying|fly|flight|plane|travel|driving|trip',
        'fear of flying',
        'going|go on a? .. trip|journey|vacation|holiday|pilgrimage',
      ],
      not: [
        'for the army',
        'licence|license',
        'driving test|lesson',
        'driving me crazy|mad',
        'time flies',
        'flight of stairs',
      ],
      heard: [
        'For the journey[ {when}], one request from {psalm}: that God keep the one who goes, from the gate until the way back.',
        'For your journey[ {when}] there’s an old blessing in {psalm}: kept on the way out and on the way home.',
        'Safe travels[ {when}]! {psalm} is what many people read before they set off.',
      ],
      psalms: [
        '{psalm} names both the going out and the coming in. Say it aloud with your hand on the door and the key already out.',
        '{psalm} speaks of angels who keep watch on every road. It takes as long as fastening a belt.',
      ],
      steps: [
        'Agree on just two messages with someone: “I’m off” and “I’m there”. The one who stays sleeps better, and so does the one who goes.',
        'Check papers, medicines and charger today, and write an emergency number on paper in case the phone runs out.',
        'If the driver is sleepy, stop for twenty minutes. No arrival time is worth more than that.',
      ],
      wishes: [
        'May the road[ {when}] be quiet and the arrival glad.',
        'May everyone come back with a good story.',
      ],
      also: 'And safe travels[ {when}].',
    },
  },
};

export const justice: ThemeTexts<keyof typeof justicePlan> = {
  groups: {},
  situations: {
    injustice: {
      says: [
        'did me wrong',
        'done me wrong',
        'treated unfairly',
        'wrongly',
        'injustice|unjust|unfair|unfairly|wronged|justice',
        'court|lawsuit|judge|trial|hearing|custody|lawyer|case & wait|waiting|win|tomorrow|monday|tuesday|wednesday|thursday|friday|pray|scared|nervous|decision|week|month|fight|fighting',
        'neighbour|neighbor|neighbours|neighbors & noise|fight|threat*|problem|problems|harass*|hate|loud',
        'blamed for|me',
        'discriminat*|racism|racist',
      ],
      not: ['life is unfair', 'god is unfair'],
      heard: [
        'What was done to you wasn’t right, and you don’t have to pretend that it was.',
        'Other people’s wrong lies on your shoulders[, {span}]. I’m sorry.',
        'I’m sorry about this injustice[, {ago}]. It tires one twice: by the harm, and by waiting for somebody to put it right.',
      ],
      psalms: [
        '{psalm} says that God sees trouble and grief and doesn’t look away. It’s a Psalm that calls things by their name.',
        '{psalm} asks: “do me justice, plead my cause”. You may ask without softening it.',
      ],
      steps: [
        'Write the facts in order today, with dates, names and proof, on one page and without adjectives. That page opens every door.',
        'Ask legal aid, an advice office or the police, whichever fits, only for the first step and its deadline.',
        'Choose one person to tell it all to once, to the end; then agree to talk about something else for an hour.',
      ],
      wishes: [
        'May somebody turn up who wants to hear both sides.',
        'May the truth come out, and may the waiting not sour your days.',
      ],
      also: 'And the wrong that was done still stings.',
    },
  },
};
