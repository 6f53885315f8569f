import type {
  addiction as addictionPlan,
  conscience as consciencePlan,
  fear as fearPlan,
} from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const fear: ThemeTexts<keyof typeof fearPlan> = {
  groups: {},
  situations: {
    fear: {
      says: [
        'tremble|trembling',
        'afraid|scared|fear|fears|frightened|terified|fearful',
        'something bad .. happen',
        'what if',
      ],
      not: ['not afraid|scared', 'im afraid so|not|that', 'fear of god|lord'],
      heard: [
        'Fear is talking loudly[, {span}], and you put it into words.',
        'There’s a fear in what you wrote, and it needs neither an audience nor a telling-off.',
        'Being afraid[ {when}] isn’t the opposite of courage; it’s usually where courage begins.',
      ],
      psalms: [
        'In {psalm} someone says: “when I’m afraid, I trust”. Not after the fear; in the middle of it.',
        '{psalm} calls God a light and asks: whom shall I fear? One can switch that line on like the light in a corridor.',
      ],
      steps: [
        'Write the fear as one sentence: “I’m afraid that…”. Under it, what you’d do the next day if it happened. A fear with a plan is smaller.',
        'Say this fear aloud to someone, in exactly the words you used here.',
        'If it’s the fear of a date, choose what you’ll do in the hour before it: where, with whom, with which music.',
      ],
      wishes: [
        'May the fear be the size it really is, and not the size of the night.',
        'May there be a voice you know nearby today.',
      ],
      also: 'And fear goes along with all of it.',
    },
    anxiety: {
      says: [
        'worry|worrying that|about .. then|everything',
        'catastroph*',
        'breathing exercises',
        'panic attack|attacks',
        'anxiety|anxious|panic|panicking|panicky',
        'worry|worrying|worried|worries .. everything|much|constantly|always|time|all',
        'overthink|overthinking|overthinker',
        'mind|head|thoughts .. race|racing|stop|quiet|spinning|wont',
        'cant|cannot stop worrying|thinking',
        'heart .. racing|pounding',
        'on edge',
        'stress|stressed|overwhelmed .. much|everything|life|all',
        'anguish',
      ],
      not: ['exam|test|interview|surgery|results|biopsy|flight|wedding'],
      heard: [
        'Anxiety[, {span},] runs ahead of the day and comes back with bad news only.',
        'When the mind won’t stop[, {span}], even resting is hard work.',
        'What you describe sits tight in the chest. It’s real, even when no one else can see a reason.',
      ],
      psalms: [
        '{psalm} says: “when the cares of my heart were many”, and only then speaks of comfort. It begins where you are.',
        '{psalm} invites you to throw your burden on God. Throw, not hand over with a ribbon; any way will do.',
      ],
      steps: [
        'Set a “worry time” of fifteen minutes for today, with paper. Outside of it, note one word and say: “I’ll see you at six”.',
        'With the next wave, name under your breath five things you see, four you can touch, three you hear. The body learns that it’s here.',
        'If the attacks come back, make a doctor’s appointment and describe them like this, with how often. Anxiety can be treated.',
      ],
      wishes: ['May your head have an hour off today.', 'May your breath find its own length again.'],
      also: 'And anxiety sits tight in the chest.',
    },
    'fear-future': {
      says: [
        'next ten|five years',
        'how will .. children live',
        'see fog',
        'future',
        'future & afraid|scared|fear|worried|worry|anxious|uncertain|unsure|unknown|dont know|scares|dark|lost',
        'uncertain|uncertainty about|of|future|next',
        'dont know what .. future|next|life|happens|holds',
        'what will become|happen of|to me|us',
        'where .. life is going',
      ],
      not: ['exam|test'],
      heard: [
        'The future looks like an unlit corridor, and you’re standing in its door.',
        'Not knowing what comes[ {when}] frightens one more than a good deal that’s been lived through already.',
        'You look ahead and don’t see the ground. Writing that down is already looking it in the face.',
      ],
      psalms: [
        '{psalm} has the line “my times are in your hands”. Times, in the plural: the good, the bad, and those without a name yet.',
        '{psalm} speaks of a lamp for the feet, not of a headlight for the whole road. One step at a time has light.',
      ],
      steps: [
        'Draw three boxes: what falls due this week, what can wait a month, what nobody knows. Work only in the first.',
        'Remember in writing two times when you didn’t know what was coming, and what turned up along the way.',
        'Pick one small decision that can be made today, ringing, asking, signing up, and make that one.',
      ],
      wishes: ['May the next step have light enough.', 'May the days come one at a time.'],
      also: 'And the future is frightening.',
    },
  },
};

export const conscience: ThemeTexts<keyof typeof consciencePlan> = {
  groups: {},
  situations: {
    guilt: {
      says: [
        'what i did',
        'will he|god .. still have|love|forgive me',
        'dont dare go|pray|enter',
        'between me and heaven|god',
        'guilt|guilty|ashamed|shame|remorse|regret|regrets|regretful',
        'forgive me|myself',
        'god .. forgive|forgiven',
        'forgiveness .. god|sin|sins|did|done|past|mistakes',
        'sin|sins|sinned|sinner|mistake|mistakes .. past|made|big|done|committed|god|forgive',
        'i cheated|was unfaithful',
        'what i did|have done',
        'my past',
      ],
      not: ['not guilty', 'forgive .. him|her|them|<who>', 'no regrets'],
      heard: [
        'Guilt[ about what happened {ago}] plays the same scene again and always passes the same sentence.',
        'You’re carrying something you wish you hadn’t done. Saying so is honest.',
        'The regret in your words is the sign of a conscience that’s awake, not of a hopeless case.',
      ],
      psalms: [
        'In {psalm} someone stops hiding what they did, says it to God, and finds forgiveness. In that order, and without a speech.',
        '{psalm} asks: if every fault were written down, who could stand? And it answers with forgiveness.',
      ],
      steps: [
        'Write three lines: what happened, what you’re sorry for, what can still be put right. If the third has anything in it, do the smallest part this week.',
        {
          text: 'Tell it once, from beginning to end, to someone who knows how to keep things: a friend, a counsellor, a priest, a pastor.',
          unless: ['alone'],
        },
        'When the scene comes back today, say aloud: “that happened, I’m sorry, and today I do it differently”.',
      ],
      wishes: [
        'May guilt turn into repair, and repair into rest.',
        'May you treat yourself as you’d treat a friend who had done the same.',
      ],
      also: 'And there’s a guilt that keeps coming back.',
    },
    'hurt-someone': {
      says: [
        'told my <who> .. failure|stupid|idiot|hate',
        'hissed|snapped|shouted|yelled|screamed at .. him|her|<who>',
        'made fun of',
        'how do i make .. good|right|up',
        'i hurt|upset|offended|yelled|shouted|snapped|lied .. <who>',
        'said|say .. things|words|something|hurtful|terible|awful|mean .. <who>',
        'said things i|regret',
        'apologise|apologize|apology|sorry to .. <who>',
        'make|making it up|right|amends .. <who>',
        'i regret .. <who>',
        'lost my temper .. <who>',
      ],
      not: ['he|she|they hurt|lied', 'hurt me', 'i hurt my .. back|knee|leg|foot'],
      heard: [
        'You hurt {who}[ {ago}], and it gives you no peace. It’s sore on both sides.',
        'The words that came out[ {ago}] can’t be called back, but your regret has already gone after them.',
        'Having hurt somebody and wanting to mend it is an honest beginning.',
      ],
      psalms: [
        '{psalm} says that God doesn’t despise a heart that’s broken and sorry. That’s the heart one apologises with.',
        '{psalm} asks God to watch over one’s lips. It’s for the minutes before the talk that’s due.',
      ],
      steps: [
        'Apologise without the word “but”: “I said this, it was wrong, I’m sorry.” And stop there.',
        'Write it first; read it aloud; cut the explanations. What’s left over is the apology.',
        {
          text: 'From far away, send it as a voice message rather than text: a voice says what letters hide.',
          if: ['far'],
        },
      ],
      wishes: [
        'May {who} hear your apology at a good hour.',
        'May something stronger than before come out of that talk.',
      ],
      also: 'And there’s an apology you still want to make.',
    },
    'cannot-forgive': {
      says: [
        'put down this',
        'she|he apologised|apologized',
        'open|let .. go & years|hand|hurt',
        'jaw tight',
        'cant|cannot|not|hard|struggle|struggling|how|difficult|trying|help .. forgive|forgiving .. <who>|him|her|them|someone|people|those|person|what',
        'forgive .. <who>|him|her|them|someone|those|people',
        'forgiving|forgiveness toward|towards|for .. <who>',
        'resentment|bitterness|bitter|grudge|resent|resentful',
        'hate|anger|angry towards|toward|at .. <who>|him|her',
      ],
      not: ['forgive me|myself|my sins', 'god .. forgive|forgiven', 'hate .. job|work|school'],
      heard: [
        'Forgiving {who} can’t be done to order, and you’re not pretending that you’ve done it.',
        'The hurt has stayed[ {span}], and you’d like it to have less of a say.',
        'Wanting to forgive and not managing to may be the most truthful stretch of that road.',
      ],
      psalms: [
        '{psalm} describes God as slow to anger and great in love. Slow: forgiving may be slow as well.',
        '{psalm} advises letting go of anger, not because the other one is right, but because it burns the hand that holds it.',
      ],
      steps: [
        'Write down what was done and what it cost you, without making it smaller. Forgiving starts with not calling small what was large.',
        'Say one sentence today, even without feeling it: “I don’t want this to rule me any more.” Say it again tomorrow.',
        'Forgiving doesn’t oblige anyone to meet again. Write down which distance protects you, and keep it without guilt.',
      ],
      wishes: [
        'May the hurt weigh a little less each week.',
        'May you remember it one day with an open hand.',
      ],
      also: 'And there’s a hurt that hasn’t let go yet.',
    },
  },
};

export const addiction: ThemeTexts<keyof typeof addictionPlan> = {
  groups: {
    habit:
      'alcohol|drinking|drink|wine|beer|vodka|smoking|cigarettes|vaping|weed|cannabis|marijuana|cocaine|heroin|meth|drugs|pills|painkillers|gambling|betting|porn|pornography|slots|casino|gaming|games|phone|sugar|habit',
    use: 'drinks|drinking|drunk|drink|drugs|drug|addict|addicted|addiction|alcoholic|alcohol|alcoholism|weed|meth|heroin|cocaine|gambling|gambles|pills|using|relapsed|relapse',
  },
  situations: {
    addiction: {
      says: [
        'alcohol|drugs|gambling|drink|drinking & house|destroying|destroyed|free|ends|miracle',
        'addiction|addict|addicted|alcoholism|alcoholic|sobriety|rehab',
        'relapse|relapsed|relapsing',
        'substance abuse',
      ],
      not: ['sober for|since', 'free from addiction'],
      heard: [
        'There’s an addiction in the middle of this[, {span}], and it reaches into the whole home.',
        'Willpower alone isn’t enough against {thing}; whoever has been near it knows.',
        'The fight with an addiction[, {span},] wears out the one who has it and the one who holds on.',
      ],
      psalms: [
        '{psalm} remembers the mud, the wait and the firm ground afterwards. Many self-help groups read it.',
        '{psalm} speaks of a bird that gets away because the snare broke. Snares do break.',
      ],
      steps: [
        'Look up the nearest group today (AA, NA, Al-Anon) or a drug and alcohol service, and note the day and hour of the next meeting. Noting it is a step.',
        'Take one thing that makes a relapse easier out of the house, just one, before tonight.',
        'Say the whole sentence to one safe person: “there’s an addiction here, and I need help with it”.',
      ],
      wishes: [
        'May there be one clean day, and then another.',
        'May the right help pick up at the first ring.',
      ],
      also: 'And the addiction is still in the middle of it.',
    },
    'addiction-self': {
      says: [
        'one more bet|drink|hit|game',
        'cant get off',
        'i need to stop & drink|vodka|wine|pills|bet|it',
        'was clean',
        'clean for',
        'get off .. pills|drugs',
        'lost .. since|betting|gambling',
        'quit|quitting|stop|stopping|give up|giving up|cut .. <thing=$habit>',
        'i_am|im|ive_been addicted|an addict|an alcoholic|alcoholic|hooked',
        'my addiction|drinking|gambling|relapse',
        'addicted|addiction to .. <thing=$habit>',
        'i .. relapsed|relapse',
        'i drink|smoke|gamble|use .. much|every|too|night|day|again',
        'started .. drinking|smoking|using|gambling again',
        'lost|spent .. money|everything|savings|paycheck .. gambling|betting|casino|slots',
        'struggling|struggle with .. <thing=$habit>',
        'cant stop .. <thing=$habit>',
      ],
      not: [
        'my <who> .. quit|stop|drinks|addicted|addict|using|relapsed|drinking',
        'sober|clean for|since',
        'phone call',
      ],
      heard: [
        'You want to be rid of it: {thing}. You wrote that down in plain letters, which isn’t little.',
        'The fight[ you’ve fought {span}] isn’t won by shame, and you didn’t hide it.',
        'An addiction promises relief and charges double[, {span}]. You can see the bill.',
      ],
      psalms: [
        'In {psalm} someone came out of the mud after a long wait, and not by their own strength. Falling again doesn’t erase the way out.',
        '{psalm} says that God holds up those who are falling and raises those who fell. All of them, not only those who fell once.',
      ],
      steps: [
        'Choose just the next hour today: another place, a glass of water, a phone call. When it’s over, choose the next.',
        'Go to one meeting this week, AA, NA or whichever fits; you needn’t speak, only sit. There are meetings online as well.',
        {
          text: 'Block the app or the site today and ask someone you trust to keep the password and the card for a month.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'May tonight pass without it, and may you know tomorrow that you did it.',
        'May the next craving find somebody on the phone with you.',
      ],
      also: 'And there’s the fight with an addiction.',
    },
    'addiction-relative': {
      says: [
        'bf|gf|husband|wife|son|daughter|brother|dad|mum|mom .. addicted|addict|alcoholic',
        '<who> .. $use',
        'my <who> & drinks|drinking|drunk|drugs|addict|addicted|addiction|alcoholic|gambling|meth|heroin|relapsed|rehab',
        '<who> .. quit|stop|give .. drinking|smoking|drugs|gambling|using',
        'deliver|free .. <who> .. alcohol|drugs|addiction|drinking',
      ],
      not: ['sober for|since', 'stopped drinking', 'hits|beats|abus*|threaten*', 'drinks milk|water|tea'],
      heard: [
        'What {who} is caught in[, {span},] comes through the door before {who} does. I’m so sorry.',
        'Watching this take {who}’s days tires one to the bone. I’m sorry.',
        'Living next to an addiction is learning to listen for the key in the door. I’m sorry.',
      ],
      psalms: [
        '{psalm} tells of being drawn out of the mud after a very long wait. You can pray it for somebody without going into the mud yourself.',
        '{psalm} cries out with water up to the neck. Those who live beside an addiction may use that cry too.',
      ],
      steps: [
        'Find a family group for yourself this week: Al-Anon, Nar-Anon or the like. You can go on your own.',
        'Decide on one thing you’ll no longer do to cover it up, lying, paying, cleaning, and say so at a sober moment.',
        'Ring a drug and alcohol service and ask how a family gets help when the person doesn’t want any. They hear that every day.',
      ],
      wishes: [
        'May {who} want, one day, the hand that’s already held out.',
        'May you have one night of sleep without waiting for the door.',
      ],
      also: 'And what {who} is caught in weighs on the home.',
    },
  },
};
