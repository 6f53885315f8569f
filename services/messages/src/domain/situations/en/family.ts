import type { family as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const family: ThemeTexts<keyof typeof plan> = {
  groups: {
    fight:
      'fight|fights|fighting|fought|argue|arguing|argument|arguments|argued|quarrel|quarrelled|quarreling|row|rows|feud|conflict|conflicts|tension|drama|falling|fallout|fell',
    sibling: 'brother|sister|brothers|sisters|siblings|sibling',
    elder: 'mother|father|mum|mom|dad|parents|stepmother|stepfather|stepdad|stepmum|stepmom|folks',
  },
  situations: {
    family: {
      says: [
        'family argues|fights|argue|fight',
        'family .. falling apart',
        'my own people|family & cold|coldness|camps|side',
        'tension|coldness at|in .. home|family',
        'family .. $fight|divided|broken|torn|split|apart|problems|not speaking|issues',
        '$fight .. family|home|house|relatives|inheritance',
        'peace|harmony|unity .. family|home|household|house',
        'family problems|trouble|issues|drama|feud|conflict',
        'inheritance|will|estate & $fight|siblings|brother|sister|family',
      ],
      not: [
        'thankful|grateful|blessed',
        '$fight .. <who=husband|wife|boyfriend|girlfriend>',
        'fight .. cancer',
      ],
      heard: [
        'The family is at war[, {span}], and whoever is fond of everyone stands in the middle.',
        'Conflict in a family weighs double, since everybody comes back to the same table.',
        'You ask for peace among your own people. That’s a request one understands at once.',
      ],
      psalms: [
        '{psalm} sings about how good it is when kindred live in unity. Whoever sings like that has seen the opposite.',
        'In {psalm} someone wants peace, and as soon as they speak the others want war. The Bible knows that table.',
      ],
      steps: [
        'Choose the easiest person in the family today and say one good thing to them. Peace tends to start where a door is already open.',
        'In the next argument, leave the room before you answer and come back in fifteen minutes. Say so: “I’ll be right back”.',
        {
          text: 'Write the difficult person a message without the past in it: only what you’d wish from here on.',
          if: ['far'],
        },
      ],
      wishes: [
        'May there soon be a meal with no scores to settle.',
        'May somebody in the family take a first step, and may it not always have to be you.',
      ],
      also: 'And the mood in the family is hard as well.',
    },
    'quarrel-sibling': {
      says: [
        '<who=$sibling> & not speaking|speak',
        'fight|fought|row .. <who=$sibling>',
        'fight .. bro|sis|brother|sister',
        '<who=$sibling> .. dead to',
        '$fight .. with? my .. <who=$sibling>',
        'my <who=$sibling> & $fight|grudge|forgive|reconcile|inheritance|hurtful',
        'my <who=$sibling> .. not|wont|doesnt|dont|havent|hasnt|stopped|refuses .. speak|speaking|spoken|talk|talking|call',
        'not|havent|dont spoken|speaking|talked|talk|speak .. my <who=$sibling>',
        '<who=$sibling> and i .. $fight|not|dont|havent|barely',
      ],
      not: ['ill|sick|hospital|died|passed|drugs|addict*', 'kids .. $fight', 'brothers in christ'],
      heard: [
        'The quarrel with {who}[, {span},] hurts all the more because you share one childhood.',
        'Between you and {who} a distance has grown[ {span}] that neither of you planned.',
        'I’m sorry about this silence between siblings. It takes a seat at every family feast.',
      ],
      psalms: [
        '{psalm} was written about just this: how good it is when brothers and sisters are together. People who miss it pray it too.',
        'In {psalm} someone says: “I’m for peace”. It can be your sentence, even if it isn’t {who}’s at present.',
      ],
      steps: [
        'Send over something from childhood without a word about the quarrel: a picture, a recipe, a nickname.',
        'Write down what you’d do differently, only your half of it. It doesn’t need to go anywhere today.',
        {
          text: 'Ask someone trusted in the family to pass on only this: “the door is open”.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'May the two of you laugh about this in a kitchen one day.',
        'May you and {who} find the way before the next family feast.',
      ],
      also: 'And there’s the quarrel with {who}, still unmended.',
    },
    'quarrel-parents': {
      says: [
        'my <who=$elder> .. refuse|refuses',
        'my <who=$elder> and i .. cant|cannot|argue|clash',
        'dad|mum|mom|mother|father .. proud of me',
        '$fight .. with? my .. <who=$elder>',
        'my <who=$elder> .. dont|doesnt|wont|never|not .. understand|listen|accept|support|trust|approve|let|respect|love',
        'my <who=$elder> & $fight|controlling|critical|criticise*|criticize*|pressure|yell*|shout*|compare*|strict|expect*',
        'not|havent|dont spoken|speaking|talk|speak .. my <who=$elder>',
        '<who=$elder> and i .. $fight|not|dont|barely|never',
      ],
      not: [
        'ill|sick|hospital|died|passed|drinks|drinking|drunk|alcohol*',
        'parents .. $fight .. each|all the time',
        'hits|hit|beats|abus*',
        'dont understand .. why god',
      ],
      heard: [
        'With {who}, the talk can’t find its tone[, {span}], and that’s hard with the ones who raised us.',
        'Wanting to be understood by {who} and not managing it[, {span},] tires one out as few things do.',
        'A conflict with one’s parents reaches us at any age.',
      ],
      psalms: [
        '{psalm} says that where father and mother don’t take us in, God does. It takes no side in the quarrel; it opens a door.',
        '{psalm} asks for care at the door of the lips. In a house with arguments the prayer holds for both sides.',
      ],
      steps: [
        'Write three sentences: one thing you’re thankful for, one that hurts, one that you ask for. Read them aloud before handing them over.',
        'Find a moment when no one’s in a hurry and begin with a question about what life was like for them at your age.',
        {
          text: 'From afar, suggest a short call, ten minutes, on a subject that doesn’t divide you.',
          if: ['far'],
        },
      ],
      wishes: [
        'May {who} hear one day what you really meant.',
        'May there be talk in the house again, even small talk.',
      ],
      also: 'And things are hard with {who}.',
    },
  },
};
