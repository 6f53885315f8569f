import type { FoundSituation, Reading } from './read-question.ts';

/** What was found in a question, in English sentences for a model. Only ids and definitions, never the visitor's words. */
export function factsOf({ situations, circumstances, asked }: Reading): string[] {
  return [
    ...situations.map(describe),
    ...(circumstances.size > 0 ? [`Also written: ${[...circumstances].join(', ')}.`] : []),
    ...(asked.length > 0 ? [`Asked for: ${asked.map((one) => ASKED_FOR[one]).join(', ')}.`] : []),
  ];
}

const ASKED_FOR = { psalm: 'a Psalm to read', pray: 'a prayer', bless: 'a blessing' } as const;

function describe({ situation, who, thing, time }: FoundSituation): string {
  const particulars = [
    who && `the person: ${who.noun.id}`,
    thing && `the thing: ${thing.noun.id}`,
    time && `the time: ${time.id}${time.number ? ` (${time.number})` : ''}`,
  ].filter((one) => one !== undefined);
  const named = particulars.length > 0 ? ` Named: ${particulars.join('; ')}.` : '';
  return `${situation.definition} The letter speaks with ${MANNERS[situation.manner]}.${named}`;
}

const MANNERS = {
  sorrow: 'sympathy',
  joy: 'shared joy and congratulations',
  decision: 'respect for a decision that is theirs',
  request: 'an answer to the request first',
  growth: 'encouragement for a wish to grow',
} as const;
