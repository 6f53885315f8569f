import type { decision as decisionPlan, faith as faithPlan, growth as growthPlan } from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const faith: ThemeTexts<keyof typeof faithPlan> = {
  groups: {},
  situations: {
    doubt: {
      says: [
        'anyone up there',
        'how can one|i|anyone believe',
        'i doubt',
        'still believe',
        'words at mass',
        'faith & lost|losing|weak|shaken|doubt|doubts|doubting|gone|struggling|questioning|crisis|wavering|fading',
        'doubt|doubts|doubting .. god|faith|bible|exists|believe',
        'dont|not|cant|stopped|hard .. believe|believing .. god|anymore|any|in',
        'does god .. exist|real',
        'god .. real|exist',
        'atheist|agnostic|unbelief',
      ],
      not: ['self doubt', 'believe in me|myself', 'good faith', 'no doubt'],
      heard: [
        'Your faith is in doubt[, {span}], and you don’t hide it behind ready-made phrases.',
        'Doubting out loud, as you did, is already a conversation.',
        'The certainty you had has gone[, {ago}], and you notice the gap.',
      ],
      psalms: [
        '{psalm} is by someone thirsty for God who asks where he is. Thirst isn’t lack of faith; it’s longing.',
        'In {psalm} a person who had nearly given up says: my heart may fail, and still there’s ground. It was said after the doubt, not before.',
      ],
      steps: [
        'Write down the hardest question you have for God, unsoftened, and leave it in a book or a Bible. A question on paper waits better.',
        'Find one believer who isn’t frightened by questions and ask them for a coffee, just to talk.',
        'Read one short Psalm a day the way one reads a stranger’s letter, without being obliged to agree.',
      ],
      wishes: [
        'May the doubt lead you deeper rather than further off.',
        'May somebody listen to your questions without hurrying to answer.',
      ],
      also: 'And faith is going through a time of doubt.',
    },
    'god-silent': {
      says: [
        'heaven|sky .. wall|silent|closed|shut',
        'pick|picking up & god|he|heaven',
        'asking the same thing',
        'kneel .. every & nothing|like|why',
        'god .. not|doesnt|isnt|wont|never .. hear|hearing|listen|listening|answer|answering|care|there|speak',
        'god .. silent|distant|far|quiet|absent|abandoned|forgotten|forgot|forsaken|hiding|left me|ignoring',
        'pray|prayed|praying|prayers|prayer .. no|nothing|never|not|unanswered|without|ceiling|silence .. answer|answered|happens|changes|response',
        'unanswered prayer|prayers',
        'prayers|prayer .. unanswered|ceiling',
        'why .. god .. let|allow|allowing|not|do|doing',
        'angry|mad|furious .. god',
        'where is|are|was god|you',
        'dont|cant feel .. god|presence',
      ],
      not: ['god is good|faithful', 'god answered'],
      heard: [
        'You talk to God and hear silence[, {span}]. It’s one of the oldest pains of people who pray.',
        'The sky seems shut[ {span}], and still you go on asking.',
        'Whoever prays and gets no answer[, {span},] knows a loneliness of its own kind.',
      ],
      psalms: [
        '{psalm} asks: “how long, Lord? Will you forget me for ever?”. It stands in the Bible as a prayer, not as a sin.',
        '{psalm} begins: “why have you forsaken me?”. Whoever cries like that still says “my God”.',
      ],
      steps: [
        'Ask for nothing today: read {psalm} aloud, to the end, as if the words were your own.',
        'Write an angry note to God with everything in it. The Psalms did so often, and were kept.',
        'Tell somebody who prays how this silence is. Sometimes one person’s faith holds another’s for a few days.',
      ],
      wishes: [
        'May the silence turn out, one day, to be less empty than it seems.',
        'May your next prayer be allowed to be short and true.',
      ],
      also: 'And God’s silence troubles you.',
    },
    'closer-god': {
      says: [
        'more of him|god|jesus',
        'know him',
        'hungry|thirsty for .. god|him',
        'closer|nearer to .. god|jesus|lord|him',
        'relationship with god|jesus|christ|lord',
        'come|coming|return|returning|get|find|way back .. god|church|faith|jesus',
        'far|away|strayed|drifted|backslid* from .. god|church|faith|lord',
        'want|like|start|learn|help .. pray|praying more|again|regularly|daily',
        'grow|growing|strengthen|deepen|stronger .. faith|spiritually|god',
        'know god|jesus .. more|better',
        'temptation|temptations|tempted',
        'read|reading the? bible more|regularly|daily',
      ],
      not: ['how .. pray', 'feel far from god', 'god .. far'],
      heard: [
        'You’d like to come closer to God. That wish is already a road.',
        'After a time away[, {span}], you want to come back. The door asks for no explanation.',
        'There’s a thirst in your words, and it’s a good one.',
      ],
      psalms: [
        '{psalm} tells of someone in a dry land who looks for God early, thirsty. A good first Psalm for beginning again.',
        '{psalm} asks for a clean heart and for a steady spirit, new from inside. One request, and it’s complete.',
      ],
      steps: [
        'Choose a place and an hour, five minutes, the kitchen chair, and say just this: “here I am”. Come back to the same chair tomorrow.',
        'Read a Psalm a day, starting from 23, and mark one verse with a pencil. Only one.',
        'Go to a service this week and sit in the last row. Nobody needs to know why you came.',
      ],
      wishes: ['May the thirst not pass, nor the water run dry.', 'May the beginning be simple.'],
      also: 'And there’s the wish to be closer to God.',
    },
  },
};

export const decision: ThemeTexts<keyof typeof decisionPlan> = {
  groups: {
    unsure:
      'should|whether|decide|decision|deciding|choose|unsure|torn|undecided|wondering|thinking|considering|dilemma|dont|or',
    place:
      'abroad|overseas|country|city|town|state|countryside|europe|australia|canada|england|america|germany|home|interstate',
  },
  situations: {
    decision: {
      says: [
        'changing my mind',
        'give|giving an answer',
        'two roads',
        'made the list',
        'how do people know|decide',
        'dont|not know|sure what to do|choose|decide',
        'decision|decisions|decide|deciding|undecided|dilemma|crossroads|torn',
        'guidance|guide me|direction|discernment|wisdom|clarity',
        'should i',
        'which way|path|road|one',
        'whether to|i',
      ],
      not: ['which psalm', 'direction of film', 'should i read|pray|be worried'],
      heard: [
        'You’re facing a choice[, with a date: {when}], and it’s yours.',
        'There are two roads, and neither is without risk.',
        'Deciding[ by {day}] is harder when both sides have a point.',
      ],
      psalms: [
        '{psalm} asks: “show me your ways, teach me”. It’s a prayer for crossroads, and it asks for no hurry.',
        '{psalm} speaks of a light for the feet. It doesn’t light up the whole road; it lights the next step.',
      ],
      steps: [
        'Write the two options on two sheets as if you’d already decided, and live a day with each in your pocket. Notice with which one your shoulders drop.',
        'Ask two people who gain nothing by your choice: “what do you see that I don’t?”.',
        'Find out one missing fact today, a sum, a deadline, a condition. Much doubt is only a question nobody asked.',
      ],
      wishes: [
        'May the answer become clear in time.',
        'May the road open once you’ve chosen, and may what’s left behind send no bill.',
      ],
      also: 'And there’s a decision to make[ {when}].',
    },
    'decision-job': {
      says: [
        'offered me .. post|job|position|role',
        'take it & job|post|offer|money',
        'accept the promotion|offer|job',
        'ought i',
        '$unsure .. <thing=job|jobs|offer|position|career|promotion|work|business>',
        '<thing=job|offer|position|career|promotion> .. $unsure',
        'quit|quitting|leave|leaving|change|changing|switch|resign|resigning .. <thing=job|career|work|company>',
        'accept|take|turn down .. <thing=job|offer|position|promotion>',
        'two job offers',
        'career change',
        'start|open .. own|business & should|whether|thinking|scared|risk',
      ],
      not: ['looking|search|find|need .. job', 'lost|fired|laid', 'move|moving|abroad|city'],
      heard: [
        'Stay where you are or risk other work[ {when}]: both sides have a price.',
        'There’s a choice about work in front of you[, for {day}], and it touches the rest of life.',
        'You’re weighing safety on one side and what you’d like on the other, with your work in between.',
      ],
      psalms: [
        '{psalm} advises handing over the road and trusting. It doesn’t choose for you; it takes fear away from the wheel.',
        '{psalm} asks to know the way before walking it. It’s for the evening before one signs.',
      ],
      steps: [
        'Do the sums for six months of both: pay, travel, hours, health. Figures on paper quiet half of the doubt.',
        'Talk to someone who already works at the other place and ask: “what would you have liked to know before?”.',
        'Write a letter of notice and a letter of staying. Keep both until tomorrow and see which one you read again.',
      ],
      wishes: [
        'May the choice[ {when}] come more from calm than from fear.',
        'May the work, whichever it is, leave room to live.',
      ],
      also: 'And there’s a choice about work to make.',
    },
    'decision-move': {
      says: [
        'emigrate|emigrating|relocate',
        'come to|move to .. go|not|stay',
        'go or not',
        '$unsure .. move|moving|relocate|relocating|emigrate|stay or|leave .. $place',
        '$unsure .. move|moving|relocate|relocating|emigrate|emigrating',
        'move|moving|relocate|relocating|emigrate .. $unsure|stay',
        'stay or go|leave|move',
        'go or stay',
        'leave .. country|city|town|hometown & or|should|whether|stay|decide',
        'moving|move .. $place & or|should|whether|unsure|decide|scared|thinking|considering|right',
      ],
      not: ['moved|already', 'move on|forward|in with', 'moving on|forward'],
      heard: [
        'To go or to stay[: {when}]. It’s a decision that weighs furniture, people and roots.',
        'Moving touches those who go and those who stay[, {who} as well]. There’s no choice without missing something.',
        'You’re thinking of starting again somewhere else, and it isn’t only a matter of money.',
      ],
      psalms: [
        '{psalm} says that even across the sea a hand leads and holds. It doesn’t decide for you; it comes along with either answer.',
        '{psalm} asks in the morning, before the noise: “show me the way I should go”. That’s a good hour for this question.',
      ],
      steps: [
        'Write down an ordinary Tuesday there: waking, work, shopping, evening. And a Tuesday here. Compare the Tuesdays, not the dreams.',
        'Talk with the people you live with about what each would lose, before you talk about what they’d gain.',
        'Ring one person who has already moved there and ask about the second year, not about the arrival.',
      ],
      wishes: [
        'May there be a table with a place for you, whether you go or stay.',
        'May the decision ripen at its own pace, and not at other people’s.',
      ],
      also: 'And there’s the question of going or staying.',
    },
  },
};

export const growth: ThemeTexts<keyof typeof growthPlan> = {
  groups: {},
  situations: {
    growth: {
      says: [
        'who ive|i_have become',
        'make me less|more',
        'grow|growing .. humble|year',
        'want to change',
        'want|need|like|wish|trying|help .. be|become a? better|kinder|calmer|humble|disciplined|organized|organised',
        'better person|mother|mum|mom|father|dad|wife|husband|friend|christian|man|woman',
        'change my|myself|habits|ways',
        'self control|discipline|procrastinat*|lazy|laziness|habits',
        'anger|temper|angry|irritable|short tempered & control|manage|easily|everyone|kids|quick|issues|lose|help',
        'jealous|jealousy|envy|envious|pride|selfish|gossip|comparing myself',
      ],
      not: [
        'feel better',
        'get better soon',
        'better job|life',
        'better person than',
        'change jobs|careers|schools',
      ],
      heard: [
        'You want to change something in yourself, and you began by saying what.',
        'Growing without hating oneself along the way is an art, and you’re at it.',
        'The wish to be different already sets you apart from yesterday.',
      ],
      psalms: [
        '{psalm} asks for a clean heart and a renewed spirit. It starts inside, and it asks for help.',
        '{psalm} invites God to look within, without fear of what he’ll find. A gentle kind of courage.',
      ],
      steps: [
        'Choose the one moment of the day when this usually goes wrong and write what you’ll do in it tomorrow, in a line: “when…, I’ll…”.',
        'Tell someone at home what you’re trying to change, and agree on a word they can say at that moment.',
        'Note one time tonight when you managed, however small. Just that one.',
      ],
      wishes: [
        'May the change come in steps that fit into a day.',
        'May you have the patience with yourself that you’d like to have with others.',
      ],
      also: 'And there’s the wish to change from within.',
    },
    patience: {
      says: [
        'wait badly',
        'able to wait',
        'i want to be able to wait',
        'patience|patient with',
        'impatient|impatience',
        'more|be patient',
        'stay|be|keep calm .. with',
      ],
      not: ['a patient|patients .. hospital', 'thank you for your patience', 'cancer patient'],
      heard: [
        'You ask for patience[ with {who}]. Whoever asks has noticed where it ends.',
        'More patience[ with {who}]: a small request that changes a whole house.',
        'Patience isn’t born ready-made, and you’d like yours to grow.',
      ],
      psalms: [
        '{psalm} says: “be still, and wait”, and not to fret about those who get on faster. It’s patience in a line.',
        '{psalm} compares the soul to a small child gone quiet on its mother’s lap. One can breathe in that picture before answering.',
      ],
      steps: [
        'Find out today at what hour patience runs out, leaving the house? homework? traffic?, and begin that hour ten minutes earlier.',
        'Next time, take a sip of water before you answer. It’s no trick: a busy mouth gives the head time.',
        {
          text: 'If it fails with the children, go back five minutes later and say: “I shouted, that wasn’t right, let’s try again”. They learn that too.',
          if: ['children'],
        },
      ],
      wishes: [
        'May you notice one second sooner tomorrow.',
        'May the calm you ask for reach the others at home as well.',
      ],
      also: 'And you’d like more patience.',
    },
    'self-worth': {
      says: [
        'im|i_am|feel .. ugly|worthless',
        'nobody|no_one wants me',
        'second choice',
        'prettier|smarter',
        'count for',
        'laughed at my',
        'i_am|im|feel|feeling .. worthless|useless|ugly|failure|loser|stupid|inferior|not enough|unlovable|unwanted|fat|burden|dumb|inadequate|nobody',
        'not|never good|pretty|smart|beautiful enough',
        'never|not enough',
        'self esteem|worth|confidence|image',
        'hate .. myself|my body|looks|face|the way i look|mirror',
        'dont|cant|not like|love|accept myself',
        'everyone .. better than me',
        'compare|comparing myself',
      ],
      not: ['<who> .. feels|thinks', 'not enough money|food|sleep|time'],
      heard: [
        'You speak about yourself with a hardness you wouldn’t use on anyone else.',
        'The mirror and the comparing are being unfair to you[, {span}].',
        'The sense of not being enough[, {span},] leans on everything one does. But a feeling isn’t a verdict.',
      ],
      psalms: [
        '{psalm} says that every person was knit together with care, “wonderfully”. It was said of ordinary people.',
        '{psalm} looks at the stars and asks why God gives thought to anyone so small; and it answers with honour.',
      ],
      steps: [
        'Ask two people to write down one thing that only you do in your way. Don’t argue with the answer; keep it.',
        'Mute three accounts today that leave you smaller after looking.',
        'When the hard sentence comes, say it with a friend’s name in place of yours. If you wouldn’t say it to them, it’s wrong.',
      ],
      wishes: [
        'May someone say a good thing to you today, and may you believe it for one minute.',
        'May the mirror be a place without a fight tomorrow.',
      ],
      also: 'And you’ve been speaking of yourself with hardness.',
    },
    stuck: {
      says: [
        'no progress',
        'hamster wheel',
        'step forward',
        'lose|losing heart',
        'tried everything',
        'nothing works',
        'stuck|discouraged|demotivated|unmotivated|hopeless|disheartened|stagnant',
        'nothing|everything .. works|work|working|right|goes|going|wrong|succeeds|fails',
        'life .. nowhere|stuck|mess|falling apart|standstill|meaningless|pointless',
        'lost hope|direction|all|motivation|my way',
        'i_am|im|feel|feeling lost',
        'losing|no|need hope',
        'doors .. closed|closing|shut',
        'strength|courage to .. go on|keep going|continue|face|carry on|get through|start',
        'give|giving me? strength|courage',
        'start|starting over',
        'giving up|give up',
      ],
      not: [
        'illness|treatment|cancer|chemo',
        'stuck in traffic',
        'lost my <who>|job|keys|wallet',
        'give up .. smoking|drinking',
      ],
      heard: [
        'Nothing seems to move[, {span}], however hard you push.',
        'You’re in one of those stretches when every door sticks[, {span}].',
        'Discouragement has come[ {span}], and you called it by its name.',
      ],
      psalms: [
        'In {psalm} someone speaks to their own soul: “why so downcast? Wait.” That’s a talk one can have at a bus stop.',
        '{psalm} tells of feet stuck in mire, of waiting, and of new ground. First the mire, and later the song.',
      ],
      steps: [
        'List the doors you’ve been knocking at, and stop knocking at one of them for a month. The strength that’s left over is yours.',
        'Do one job today that ends within half an hour and can be seen when it’s done: a drawer, a tyre, a cake.',
        'Ask someone older about a year in which nothing worked, and about the year after.',
      ],
      wishes: [
        'May one small thing go right before this week is over.',
        'May hope come back by the back door, without any noise.',
      ],
      also: 'And everything seems stuck.',
    },
  },
};
