import type { requests as requestsPlan, thanks as thanksPlan } from '../plan/gladness.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const thanks: ThemeTexts<keyof typeof thanksPlan> = {
  groups: { glad: 'thankful|grateful|gratitude|thank|thanks|blessed|proud|happy|joy|joyful|glad|praise' },
  situations: {
    thanks: {
      says: [
        'say|saying thanks|thank',
        'full of joy',
        'heart .. full',
        'only wanted to say thank|thanks',
        'thankful|grateful|gratitude|overjoyed|blessed',
        'thank you god|lord|jesus|father|for',
        'thank|thanks|praise god|lord|jesus',
        'just|only|want|wanted to .. thank|praise|say thank',
        'i_am|im|so|feel|feeling|very .. happy|joyful|glad',
        'prayer|prayers .. answered',
        'god answered|heard .. prayer|prayers|me',
        'good|great day|news|week',
      ],
      not: [
        'want|wish|like to be happy',
        'not happy|grateful|blessed',
        'thank you in advance|very much',
        'thanks in advance',
        'but',
        'make .. happy',
        'happy ending',
      ],
      heard: [
        'How good to read thanks like these[ {when}].',
        'You came to give thanks, and that deserves an answer too.',
        'What a good gladness, this one of yours. I’m glad you told it.',
      ],
      psalms: [
        '{psalm} tells its own soul not to forget the good it has received. Gratitude is, above all, a good memory.',
        '{psalm} simply says how good it is to give thanks, in the morning and at night. Today’s share is done.',
      ],
      steps: [
        'Write down three things from today that you’re thankful for, with a detail each: the smell, the hour, the person. Keep them in a jar.',
        'Thank someone aloud today who isn’t expecting it.',
        'Share a little of this gladness: a cake, a lift, a phone call to somebody who had a bad week.',
      ],
      wishes: [
        'May this gratitude keep you company for many days.',
        'May the reason for it last, and others join it.',
      ],
      also: 'And there’s something to be thankful for too, which is good to read.',
    },
    'thanks-family': {
      says: [
        'how rich i am',
        '<who> .. proud',
        'proud of .. <who>',
        '$glad .. for|of my .. <who>',
        '$glad .. <who=family|children|kids|husband|wife|mother|mum|mom|father|dad|son|daughter|parents|grandchildren|friends|friend>',
        'proud of my .. <who>',
        'love my <who=family|children|kids|husband|wife|son|daughter|grandchildren|parents>',
        '<who> .. blessing|gift from|in',
        'reconciled|reunited with .. <who>',
        '<who> came home|back',
      ],
      not: [
        'but|however',
        'not|isnt|never',
        'ill|sick|hospital|cancer|surgery|passed|died',
        'pray for',
        'fight*|argu*',
        'if',
      ],
      heard: [
        'How lovely it is to give thanks for {who}.',
        'You looked at {who} and saw a gift. Not everyone stops to look.',
        'Giving thanks for the people who belong to you is among the best prayers there are.',
      ],
      psalms: [
        '{psalm} says to the soul: forget nothing. Begin today’s list with {who}.',
        '{psalm} draws a table with people round it, like young olive shoots. It’s a picture to hang in the kitchen.',
      ],
      steps: [
        'Say today why you’re thankful, with an example in it: “that day when you…”.',
        { text: 'Send an old photograph and tell what you remember in it.', if: ['far'] },
        'Take an ordinary picture of an ordinary day at home. In twenty years it’ll be the best one.',
      ],
      wishes: [
        'May {who} have health, and many days like these.',
        'May the house stay full of what you give thanks for.',
      ],
      also: 'And it’s good that there’s {who} to be thankful for.',
    },
    birthday: {
      says: [
        'im|i_am 18|21|30|40|50|60|70|80 today',
        'birthday & write|word|tomorrow|sunday',
        'i turn',
        'my birthday|bday',
        'i|im|just turn|turned|turning|am .. today|tomorrow|yesterday|birthday|years|week',
        'birthday is|today|tomorrow|girl|boy',
        'another year older|of life',
        'i turn|turned|am turning 18|20|21|25|30|35|40|45|50|55|60|65|70|75|80|85|90',
      ],
      not: [
        'before my birthday',
        'first birthday without',
        'would have',
        'alone|nobody',
        'turned down|out|away|to',
        'forgot',
      ],
      heard: [
        'Happy birthday[ for {day}]!',
        'Happy birthday[ for {day}]! One more year deserves a feast, a large one or a small one.',
        'Happy birthday! It’s good that you’re in the world.',
      ],
      psalms: [
        '{psalm} gives thanks for having been knit together with care before birth. It’s the right Psalm for blowing out candles.',
        '{psalm} asks to count our days with wisdom. Not so as to fear them; so as to like them more.',
      ],
      steps: [
        'Write a letter to be read by you in a year: what you’d like to have lived by then. Three lines will do.',
        'Call someone who was there at the beginning of your life and ask for a story you don’t know.',
        'Keep one hour of the day just for what you like, with nobody to serve.',
      ],
      wishes: [
        'May the year that begins bring health, bread and good surprises.',
        'May there be cake, an embrace, and a good silence at the end of the day.',
      ],
      also: 'And happy birthday!',
    },
  },
};

export const requests: ThemeTexts<keyof typeof requestsPlan> = {
  groups: {
    psalm: 'psalm|psalms',
    ask: 'which|what|recommend|suggest|good|best|any|a|give|need|looking',
  },
  situations: {
    request: {
      says: [
        'message for .. day|today',
        'word from above|god|him',
        'word for today|the day|me',
        'anything will do',
        'a word',
        'word|words .. encouragement|comfort|hope|from god|for me|today',
        'message .. for me|today|hope|god|from|encouragement',
        'encouragement|encouraging|inspire|inspiration',
        'what .. god .. say|saying|tell',
        'good morning',
        'verse|scripture for today|me|the day',
        'morning prayer',
      ],
      not: ['message from my|him|her', 'words .. said|hurt'],
      heard: [
        'A word for today, from {psalm}: the day is a gift, still wrapped.',
        'A word for you, from {psalm}: whoever calls isn’t calling into nothing.',
        'Here is {psalm} for your day, in a few lines.',
      ],
      psalms: [
        '{psalm} says that this is the day God has made, and invites us to be glad in it. Not yesterday, and not once everything is settled: this one.',
        '{psalm} says God is near to all who call on him in truth. Truth, there, may be short and clumsy.',
      ],
      steps: [
        'Choose one word of that Psalm, only one, write it on your palm or on a slip in your pocket, and look at it three times today.',
        'Read the Psalm aloud now, slowly, and once more before you sleep. Notice what has changed.',
        'Send the verse to somebody who may need it more than they say.',
      ],
      wishes: [
        'May your day have at least one good hour.',
        'May this word be of use at the moment you need it.',
      ],
      also: 'And you asked for a word for today.',
    },
    'which-psalm': {
      says: [
        'which one .. take|read',
        'hundred and fifty',
        '$ask .. $psalm',
        '$psalm .. read|pray|for|should|recommend|start',
      ],
      heard: [
        'Read {psalm}: it’s short, and it serves for nearly any hour.',
        'A good Psalm to begin with is {psalm}.',
        'Begin with {psalm}; many people know it by heart because they came back to it so often.',
      ],
      psalms: [
        '{psalm} speaks of a shepherd who knows the way and looks after what’s missing today. There’s room in it for joy and for trouble.',
        'In {psalm} someone lifts their eyes, asks where help will come from, and answers their own question. It takes one minute.',
      ],
      steps: [
        'Read it three times: once to hear it, once to understand it, once to say it. Stop at the verse that calls you, and stay there.',
        'If you’d like others afterwards: 46 for restless days, 103 for giving thanks, 130 for when it’s deep.',
        'Write your favourite verse on a slip and stick it up where you wash the dishes.',
      ],
      wishes: ['May the words arrive at the right hour.', 'May this Psalm become a place you know.'],
      also: 'And you asked for a Psalm.',
    },
    'which-psalm-fear': {
      says: [
        '$ask .. $psalm .. fear|anxiety|anxious|afraid|scared|panic|worry|calm|peace|nerves|protection|stress',
        '$psalm .. fear|anxiety|anxious|afraid|panic|worry|calm|protection|stress',
        'anxiety|anxious|afraid|scared|panic && $ask .. $psalm',
      ],
      not: ['exam|surgery|test|interview'],
      heard: [
        'Against fear, read {psalm}. It doesn’t order you to stop being afraid; it gives you something to say meanwhile.',
        'For anxiety, {psalm} is among the best.',
        '{psalm}: it was written by someone who had every reason to be afraid.',
      ],
      psalms: [
        'The line in {psalm} is “when I’m afraid, I put my trust in you”. In the middle of the fear, not afterwards.',
        '{psalm} calls God a light and asks, almost as a challenge: of whom shall I be afraid?',
      ],
      steps: [
        'Learn only the first line by heart. In a tight moment nobody remembers a whole Psalm, but one line comes.',
        'Read it aloud, a verse to a breath, until the pace is yours.',
        'Leave the book open at that page near the bed; finding it quickly is calming too.',
      ],
      wishes: [
        'May the line come to your lips before the fear does.',
        'May the night be smaller than that verse.',
      ],
      also: 'And you asked for a Psalm against fear.',
    },
    'which-psalm-sleep': {
      says: [
        'psalms|psalm & light|sleep|bed|asleep',
        '$ask .. $psalm .. sleep|night|bed|bedtime|evening|insomnia',
        '$psalm .. sleep|night|bed|bedtime|evening|insomnia',
        'sleep|insomnia && $ask .. $psalm',
      ],
      heard: [
        'Before sleep, read {psalm}: it’s a night prayer.',
        'For the night, {psalm}. It’s short enough to say with your eyes closed.',
        '{psalm} is what people have read for centuries when putting out the light.',
      ],
      psalms: [
        '{psalm} says: I lie down in peace and sleep. If sleep takes its time, the first half will do.',
        '{psalm} says that the one who keeps us doesn’t doze. So somebody may sleep: we may.',
      ],
      steps: [
        'Read it on the edge of the bed, once, in a low voice; then put out the light and repeat only the last sentence.',
        'Leave the phone to charge in the kitchen, and the Psalm, on paper, on the pillow.',
        'If there’s somebody else at home, read it together, one verse each.',
      ],
      wishes: ['May sleep come gently tonight.', 'May the night keep you.'],
      also: 'And you asked for a Psalm for the night.',
    },
    'how-to-pray': {
      says: [
        'begin with the psalms',
        'never prayed',
        'how .. its done',
        'say grace',
        'how .. pray|praying',
        'dont|not know|sure how|what .. pray|say to god',
        'teach|learn me|how|to .. pray',
        'where|how .. start|begin .. psalms|bible|praying|psalm',
        'what is the right way to pray',
      ],
      not: ['how .. pray for you'],
      heard: [
        'Start with one true sentence, aloud: it may be “I’m here, and I don’t know how to pray”. {psalm} asks for no more than that.',
        'To pray, talk as one talks to someone who already knows: {psalm} shows how.',
        'There’s no formula: say what is, ask for what’s missing, give thanks for what came. {psalm} does it in a few lines.',
      ],
      psalms: [
        '{psalm} says: pour out your hearts before him. Pouring needs neither order nor grammar.',
        '{psalm} tells of someone who comes before God in the morning and waits. To have come is half of the prayer.',
      ],
      steps: [
        'Tonight, three sentences: “today was…”, “I need…”, “thank you for…”. It takes less than a minute.',
        'Open a Psalm, read one verse, stop, and tell God what it made you think of. Then the next verse.',
        'Choose one sign of the day, the kettle, the key in the door, and tie a short sentence of prayer to it.',
      ],
      wishes: [
        'May talking with God become as simple as calling somebody by name.',
        'May the silence after your sentence not frighten you.',
      ],
      also: 'And you’d like to learn to pray.',
    },
    'pray-for': {
      says: [
        'pray for',
        'lift up my .. <who>',
        'lift up .. <who>',
        'pray for <who>',
        'pray|praying for my .. <who>',
        'prayer|prayers for my? .. <who>',
        'bless|protect|keep|watch|help|heal|be with .. my <who>',
        'keep my <who> in .. prayers',
      ],
      heard: [
        'A prayer for {who}: “Lord, keep {my} today, inside and out, and put good people in the way.”',
        '“God, you know {my} better than I do. Stay close, and don’t let go.” It’s a short prayer, to be said as often as you like.',
        '“Lord, I hand over to you the ones I love, by name. Do for them what I can’t reach.” It’s a prayer to say right now.',
      ],
      psalms: [
        '{psalm} is one long blessing for another person on a hard day. Read it with their name in it.',
        '{psalm} covers the way out and the way home. It’s for someone who is out of sight.',
      ],
      steps: [
        {
          text: 'Say it today, without a sermon: “I prayed for you.” Many people keep that sentence for years.',
          if: ['who'],
        },
        'Choose a short, fixed moment for this prayer and tie it to something you do anyway: the kettle, the bus.',
        'Besides the prayer, do one practical thing for this person this week that they’ll notice.',
      ],
      wishes: ['May {who} sense today that somebody thinks of them kindly.', 'May your prayer find its way.'],
      also: 'And you ask for prayer for {who}.',
    },
    'pray-for-me': {
      says: [
        'remember me in',
        'say one for me',
        'pray for me',
        'in your prayers',
        'pray|praying for me|us',
        'need|want|ask|asking|please|request .. prayer|prayers',
        'help me god|lord|jesus|please',
        'god|lord|jesus .. help|guide|bless|save|strengthen me|us',
        'please help',
      ],
      heard: [
        'A prayer to say now: “Lord, hear me; I’m in need. You know of what, before I find the words.”',
        '“God, stay close to me today. What I don’t know how to ask for, see it.” It’s a short prayer, and it’s yours.',
        '“Lord, here I am with everything I carry. Don’t let go of me.” Say it slowly, as often as you like.',
      ],
      psalms: [
        '{psalm} begins like this: “listen and answer me, because I’m in need”. It explains nothing else, and it’s a whole prayer.',
        '{psalm} says that God is near to everyone who calls honestly.',
      ],
      steps: [
        'Say to one person you trust: “would you pray for me today?”. You don’t have to tell them why.',
        'Write what you ask for in one line and put the date to it. Read it again in a month.',
        'After the prayer, stay one minute without saying anything, with your hands open in your lap.',
      ],
      wishes: [
        'May help come from where you didn’t expect it.',
        'May you sense today that you aren’t talking to the air.',
      ],
      also: 'And you ask for prayer.',
    },
    bless: {
      says: [
        'bless .. year|way|home|house|family|week',
        'blessing said',
        'blessing over',
        'bless me|us|my|our|this|him|her|them',
        'blessing|blessings for|on|over|upon',
        'need|want|ask|asking|give .. blessing|blessings',
      ],
      not: ['bless you', '<who> is a blessing', 'count my blessings', 'blessing in disguise'],
      heard: [
        'May God be gracious to you[ and {who}] and bless you, and let his face shine on your home, as {psalm} asks.',
        'May the blessing of {psalm} be on your door: going out, coming in, and over those who live behind it.',
        'A blessing for you[ and {who}], with the words of {psalm}: kept on the way, and light at home.',
      ],
      psalms: [
        '{psalm} asks God to show a glad face, and that it spread from one house to the whole earth.',
        '{psalm} blesses the going out and the coming in. It can be said with a hand on the latch.',
      ],
      steps: [
        'Bless someone aloud today in words of your own: a child at the door, a colleague, someone ill. Blessing grows by being passed on.',
        'Write the verse on a slip and fix it to the inside of your front door.',
        'Before eating today, say one sentence of blessing over those at the table and those who are missing.',
      ],
      wishes: [
        'May the week be good and the house at peace.',
        'May peace come in at the door and like it there.',
      ],
      also: 'And you ask for a blessing.',
    },
    'comfort-me': {
      says: ['need|want .. comfort|comforting', 'comfort me'],
      heard: [
        'A word of comfort for you, from {psalm}: a heart may be poured out just as it is.',
        'For you, {psalm}: there’s one who is near to those who call.',
        'Here’s some comfort without any questions first: {psalm}.',
      ],
      psalms: [
        '{psalm} asks for no explanation from those who come; only that they don’t hold it all inside.',
        '{psalm} speaks of a nearness that doesn’t depend on deserving it or on finding the right words.',
      ],
      steps: [
        'Say one sentence to somebody today: “it isn’t easy just now”. Let them ask for the rest, or not.',
        'Do for yourself what you’d do for a guest: a laid table, a good cup, ten minutes in the sun.',
        'Write down what weighs on you, fold the paper, and put it into the book of Psalms.',
      ],
      wishes: [
        'May what’s tight loosen a little today.',
        'May someone sit beside you without needing a reason.',
      ],
      also: 'And you’d like a word of comfort.',
    },
    'comfort-other': {
      says: ['comfort for|to my .. <who>', 'comfort my <who>'],
      heard: [
        'A word for someone who is thinking of {who}, from {psalm}: there’s a watch kept on the way out and on the way in.',
        'You have {who} on your mind; {psalm} was written for people who carry others in their heart.',
        'From {psalm}, for you and for the one you’re thinking of: a weight can be shared.',
      ],
      psalms: [
        '{psalm} hands comings and goings over to one who doesn’t sleep. Put the name that concerns you into it.',
        '{psalm} invites us to put a burden into greater hands. A burden carried for another counts too.',
      ],
      steps: [
        { text: 'Send a message today that doesn’t ask for an answer: “I thought of you”.', if: ['who'] },
        'Ask one practical thing: “what would help you today?”. And do just that, no more and no less.',
        'Put a note in the calendar, a week from now, to ask again. Nearly everyone asks only once.',
      ],
      wishes: [
        'May {who} know that nobody walks this road alone.',
        'May the care you have for others come back to you.',
      ],
      also: 'And you’re concerned about {who}.',
    },
  },
};
