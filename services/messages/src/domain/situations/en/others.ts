import type { others as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const others: ThemeTexts<keyof typeof plan> = {
  groups: { friend: 'friend|friends|friendship|bestie|mate|buddy' },
  situations: {
    lonely: {
      says: [
        'nobody|no_one to talk|ring|call|speak|share',
        'real conversation',
        'contacts in my phone',
        'have nobody|no_one',
        'so lonely',
        'lonely|loneliness|alone|isolated|lonesome',
        'feel|feeling|so|am|im|very alone|lonely|isolated|invisible|forgotten',
        'no|any|have|got friends|one to talk|turn',
        'nobody|no_one .. talk|calls|visits|cares|asks|listens|notices|texts|checks|call',
        'no one to talk|share|turn',
        'by myself',
      ],
      not: ['leave me alone', 'raising|raise .. alone', 'not alone', 'let alone'],
      heard: [
        'There’s nobody near enough[, {span}], and you said it without disguise.',
        'Loneliness[ {span}] makes evenings long and the phone quiet. I’m sorry.',
        'Having no one to share a day with is a real lack.',
      ],
      psalms: [
        'In {psalm} someone asks God: “turn to me, I’m lonely”. It’s a prayer of one line, and it hides nothing.',
        '{psalm} says that not even at the far end of the sea is anyone out of reach of a hand that holds.',
      ],
      steps: [
        'Find one place with a fixed hour where the same people come every week, a choir, a service, a class, a walking group, and go once, just to look.',
        'Use the name today of someone you always see, the cashier, the caretaker, and ask one question more than usual.',
        'Send a message to a person you liked and lost along the way: “I thought of you today”.',
      ],
      wishes: [
        'May someone ask after you this week, and listen to the answer.',
        'May the second chair at your table soon be taken.',
      ],
      also: 'And there’s nobody to share it with.',
    },
    homesick: {
      says: [
        'missing .. home|jamaica|india|nigeria|ghana|mexico|philippines|africa|brazil|poland|ireland',
        'ache for home',
        'far from home',
        'back home',
        'homesick|homesickness',
        'miss|missing home|my country|family|everyone|hometown',
        'far|away from home|family|my country|everyone',
        'new city|country|town|school|place .. alone|lonely|friends|nobody|hard|know',
        'dont know anyone|anybody',
        'immigrant|expat|foreigner|refugee',
        'fit|fitting|settle|settling in',
      ],
      not: ['<who> .. lives far', 'died|passed', 'visa|papers|permit', 'nursing home|far from god'],
      heard: [
        'Living far from home[, {span},] means having one’s body in one place and one’s Sundays in another.',
        'Everything is new where you are[, {span}], and homesickness knows the way back by heart.',
        'You’re a long way from your own people, and it shows in small things: the bread, the accent, the street.',
      ],
      psalms: [
        '{psalm} comes from people far from home, sitting by a foreign river and crying. The Bible kept their song.',
        '{psalm} says that even on the far side of the sea there’s a hand that leads. It holds for another town as well.',
      ],
      steps: [
        'Agree with someone back home on one fixed call a week, with day and hour, so that missing them knows when it’ll be answered.',
        'Find out today where near you people eat, sing or talk the way they do at home, and set the day to go.',
        'Learn the names of three neighbours or colleagues by the end of the week. A place begins to be ours by names.',
      ],
      wishes: [
        'May the new place soon have one friendly face.',
        'May homesickness not spoil what’s good where you are.',
      ],
      also: 'And missing home presses in the middle of it.',
    },
    'friend-betrayed': {
      says: [
        'told everyone my secret',
        '<who=$friend> .. told everyone|everybody|secret|back',
        'borrowed|sold my trust',
        'gossip|gossiped about me|my',
        '<who=$friend> .. betrayed|lied|hurt|used|stabbed|backstabbed|gossip*|ignores|ignoring|ghosted|abandoned|replaced|dropped|disappointed|left me',
        'betrayed|hurt|lied|let|disappointed .. my? .. <who=$friend>',
        'fake $friend',
        '<who=$friend> .. not|doesnt|wont|stopped .. talk|talking|speak|speaking|answer|reply',
        'lost|losing my .. <who=$friend>',
        'friendship .. over|ended|ending|broken|falling',
      ],
      not: ['died|passed|cancer|ill|sick|hospital|suicide', 'no friends', 'boyfriend|girlfriend'],
      heard: [
        'What came from {who}[ {ago}] hurt because there had been trust. I’m so sorry.',
        'A wounded friendship[ {ago}] isn’t called grief, but it looks very like it. I’m sorry.',
        'I’m sorry about what happened with {who}. Friendships can be lost as well, and cried over.',
      ],
      psalms: [
        '{psalm} says: it wasn’t an enemy, it was you, my friend, with whom I walked. Three thousand years on, the sentence is still exact.',
        '{psalm} speaks of the friend who ate the same bread and lifted a heel. The one who prayed that didn’t hide the hurt.',
      ],
      steps: [
        'Before you talk to others about it, write what happened in five lines, facts only. Then see which line hurts most.',
        'If you want to talk it over, begin with a question (“what happened on your side?”) and only then tell yours.',
        'Give it one week before you decide whether the friendship is over or only injured.',
      ],
      wishes: [
        'May the next person you tell something know how to keep it.',
        'May this hurt not take away your gift for trusting.',
      ],
      also: 'And there’s a friendship that hurt you.',
    },
    'friend-worry': {
      says: [
        '<who=$friend> .. lost his|her|their|not eating|isnt eating|quiet|door',
        '<who=$friend> .. isnt|not eating|ok|okay|well|himself|herself',
        '<who=$friend> .. struggling|depressed|sad|suffering|hard time|going through|lost|divorce|not well|trouble|needs|down|hurting',
        'help|support|comfort|encourage .. <who=$friend>',
        'worried|concerned|worry .. <who=$friend>',
        'pray for my .. <who=$friend>',
      ],
      not: [
        'betrayed|lied|fake|used me',
        'died|passed',
        'cancer|hospital|icu|surgery|ill',
        'boyfriend|girlfriend',
      ],
      heard: [
        'You’re writing because of {who}, who isn’t well[ {span}]. Not many people do that.',
        '{who} is going through a bad stretch, and you want to help without getting in the way.',
        'Worrying about a friend is one of the quiet ways of staying near.',
      ],
      psalms: [
        'In {psalm} someone tells how they fasted and mourned when friends were ill, as for a brother. You’re in good company.',
        '{psalm} is a blessing for another person on a day of trouble. Read it with your friend’s name in it.',
      ],
      steps: [
        'Send a message that doesn’t ask “how are you?” but offers something with an hour to it: “shall I come by on Thursday at seven with supper?”.',
        {
          text: 'From far away, swap ten minutes of voice messages a day, no advice: one tells the day, then the other does.',
          if: ['far'],
        },
        'Ask: “would you like me to help, to listen, or to distract you?”. And do only what you hear.',
      ],
      wishes: [
        'May {who} notice that you’re there.',
        'May your help find the right moment, and may you rest as well.',
      ],
      also: 'And you’re worried about {who} besides.',
    },
  },
};
