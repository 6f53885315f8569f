import type { love as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const love: ThemeTexts<keyof typeof plan> = {
  groups: { partner: 'husband|wife|boyfriend|girlfriend|fiance|fiancee|partner|spouse' },
  situations: {
    heartbreak: {
      says: [
        'love .. hurts',
        'gave .. my .. heart',
        'turned me away|down',
        'crying|cry over .. boy|girl|guy|him|her',
        'wounded heart',
        'heart .. broken|breaking|broke',
        'love .. not|doesnt|dont love me|feel|back',
        'crush',
        'get|getting|got over him|her|my|them',
        'my ex',
        'rejected|rejection|friendzoned',
      ],
      not: ['died|death|passed', 'heartbroken for my <who=son|daughter>', 'love of god'],
      heard: [
        'Love that hurts like this[, {span},] isn’t cured by advice.',
        'I’m sorry for what has happened to your heart. A love not returned, or lost, is a loss too.',
        'You’re writing about a love that hurt you[ {ago}].',
      ],
      psalms: [
        '{psalm} speaks of a God who tends broken hearts, the way one bandages without pulling tight.',
        '{psalm} invites people to pour out their heart without tidying it first. Today it can come out as it is.',
      ],
      steps: [
        'Write the message you won’t send, all of it, and delete it tomorrow. Today it only needs to be outside of you.',
        'Leave the phone in another room from nine to ten tonight, the hour when one most looks for a name.',
        {
          text: 'Tell one person the whole story once, and ask them not to give advice.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'May your heart find half an hour of quiet today.',
        'May what you have to give find someone who takes it gladly.',
      ],
      also: 'And there’s a love that hurts as well.',
    },
    breakup: {
      says: [
        '<who=$partner|bf|gf> .. left|ended',
        'bf|gf|girlfriend|boyfriend .. ended|left|dumped|broke',
        'ended it',
        'didnt|doesnt see a future',
        'broke|break|breaking|broken|split|splitting up',
        'breakup|break-up|separated|separation|divorce|divorced|divorcing',
        '<who=$partner> .. left|dumped|leaving|ended|walked out|wants out',
        'left|dumped|leaving me',
        'ended .. relationship|engagement|marriage|things',
        'relationship|engagement|marriage .. ended|over|end',
        'called off .. wedding|engagement',
        'wants|asked|filed .. divorce',
        'miss|missing .. my? ex|boyfriend|girlfriend',
        'ghosted|moved on',
      ],
      not: [
        '<who=$partner> .. died|passed',
        'parents .. divorc*|separat*|split',
        'left me .. money|house|alone',
        'broke .. arm|leg|hip',
      ],
      heard: [
        'I’m so sorry it’s over[, {ago}]. When someone leaves, the plans go with them, and even the Sundays.',
        'It ended[ {ago}], and what belonged to two is in your hands now. I’m sorry.',
        'I’m sorry about this separation. It reaches into the home, the friends, the calendar.',
      ],
      psalms: [
        '{psalm} says that God is near to those whose heart is broken. Near, also on evenings when the phone stays quiet.',
        '{psalm} speaks of wounds bandaged with care. Nobody takes the bandage off on the second day.',
      ],
      steps: [
        'Mute this person’s posts and messages for one week from today. It isn’t war; it’s a dressing.',
        'Find the emptiest hour of your day and put into it one thing with another person or in another place, even if it’s only buying bread further away.',
        {
          text: 'If there are children, tell them just this today: “it isn’t your fault, and we’re both still your parents.”',
          if: ['children'],
        },
      ],
      wishes: [
        'May tomorrow not begin with this memory.',
        'May your worth never hang on who stayed or went.',
      ],
      also: 'And there’s the end of that relationship, which still hurts.',
    },
    cheated: {
      says: [
        'another|other woman|man',
        'slept|sleeping with',
        'had an? affair',
        'hotel|messages .. phone|receipt & husband|wife|boyfriend|girlfriend',
        'cheat|cheated|cheating|cheats',
        'found .. messages|texts .. <who=$partner>',
        'mistress',
      ],
      not: [
        'business partner',
        'account',
        'i cheated|was unfaithful|had an affair',
        'my affair',
        'cheated .. exam|money|test',
        'friend .. betrayed',
      ],
      heard: [
        'I’m so sorry about the betrayal[ {ago}]. Finding out changes even the good memories.',
        'Trust broken like this[, {ago},] was not the fault of the one who trusted. I’m sorry.',
        'I’m sorry. What {who} did says something about {who~his|her|their} choices, and nothing about your worth.',
      ],
      psalms: [
        '{psalm} is by someone wounded not by an enemy but by a companion. The Bible knows this pain by its name.',
        '{psalm} lets everything be poured out before God: the anger, the questions, the disgust. Nothing has to be tidied first.',
      ],
      steps: [
        'Don’t decide today whether to stay or go. Decide only where to sleep tonight and whom to speak to tomorrow.',
        'Write on one sheet the questions that need an answer, and on another those that only wound. Take just the first one to the talk.',
        {
          text: 'Make an ordinary health appointment with the usual tests; looking after your body is your right, and nothing to be ashamed of.',
          unless: ['no-money'],
        },
      ],
      wishes: [
        'May the truth come whole, and may you not carry it unaccompanied.',
        'May your sleep come back before the answers do.',
      ],
      also: 'And there’s the betrayal, which breaks trust.',
    },
    'marriage-crisis': {
      says: [
        'pray for my marriage',
        'argue|arguing|fight|fighting .. all|every|constantly & wife|husband|marriage|we|partner',
        '<who=$partner> .. hardly|barely|never|rarely .. talks|speaks|looks',
        'like two lodgers|strangers|roommates',
        '<who=$partner> .. know if .. likes|loves',
        'marriage|relationship .. crisis|trouble|struggling|failing|falling|rocky|cold|hard|difficult|dying|saved|save|problems|distant|strained',
        'save|restore|fix|heal my|our .. marriage|relationship',
        'marital|marriage problems|issues|trouble',
        'argue|arguing|arguments|fight|fighting|fights .. <who=$partner>',
        '<who=$partner> .. doesnt|dont|wont|never|hardly|stopped .. talk|listen|speak|love|care|touch|look|understand|talking|listening',
        '<who=$partner> and i .. argue|arguing|fight|fighting|talk|drift*|distant|strangers|roommates|apart',
        '<who=$partner> .. cold|distant|angry|changed',
        'drift*|grown apart',
        'separate beds|bedrooms|rooms',
      ],
      not: ['my family', 'cheat*|affair|unfaithful', 'parents .. fight|argue', 'divorced'],
      heard: [
        'Between you and {who} the talk has turned into fighting or silence[, {span}]. That wears out both.',
        'A marriage in trouble can be felt in every room.',
        'Things with {who} have grown cold[, {span}], and you don’t want to pretend not to see it.',
      ],
      psalms: [
        '{psalm} sings of how good it is to live in peace under one roof. It doesn’t say that’s easy; it says it’s worth wanting.',
        '{psalm} asks for a guard at the door of the lips. Before the next talk, that’s a useful prayer.',
      ],
      steps: [
        'Say one thing today that you noticed and were grateful for, small and true, with no “but” after it.',
        'Agree on twenty minutes at a calm hour, phones away: one talks for five minutes, the other only repeats what they heard, and then you swap.',
        {
          text: 'Before the next talk, write one sentence that begins with “I miss…”, and take that instead of the list.',
          unless: ['far'],
        },
      ],
      wishes: [
        'May the next talk between you end better than it began.',
        'May there be an evening at home without war and without ice.',
      ],
      also: 'And things between you and your partner need care too.',
    },
    single: {
      says: [
        'send me a .. man|husband|wife|woman|partner',
        'plus one',
        'no one|nobody to .. share|put|love',
        'i_am|im|still|being single',
        'find|finding|meet|meeting|want|looking|praying for|a|the|my .. partner|husband|wife|love|soulmate|boyfriend|girlfriend|right person|someone special',
        'want|long|longing .. married|marry|marriage|partner',
        'never .. boyfriend|girlfriend|relationship|dated|loved',
        'everyone|friends .. getting|are|is married|engaged|couples',
        'dating|dates',
      ],
      not: ['single parent|mum|mom|mother|dad', 'single .. day|thing|one', 'my ex', 'job|work'],
      heard: [
        'Wanting someone to share life with is a good wish[, and you’ve kept it {span}].',
        'You’re looking for a love for life. To wait for that without a date in the calendar is no small thing.',
        'The wish to find someone is plain in your words.',
      ],
      psalms: [
        '{psalm} speaks of a God who gives the lonely a home. Home means people there.',
        '{psalm} suggests handing over the heart’s desire and the road together. Neither has to be hidden.',
      ],
      steps: [
        'Choose one place you already enjoy, a choir, a class, a team, and go back this week; people meet while doing things.',
        'Write down the three qualities you’d most like to meet, and ask one friend whom they know like that.',
        'Plan something for this weekend that you’d been saving for when there were two of you.',
      ],
      wishes: [
        'May someone come along who laughs at the same things.',
        'May the waiting not dim what’s already good in your life.',
      ],
      also: 'And there’s the wish to find someone.',
    },
    wedding: {
      says: [
        '<who> .. marrying|marries',
        'marrying .. june|girl|man|lovely',
        'i_am|im|we_are|were|am getting|to be married',
        'getting married',
        'got|just married|engaged',
        'my|our wedding',
        '<who> .. getting|got|is married|engaged|wedding',
        'wedding of my <who>',
        'proposed|proposal|said yes',
        'wedding|years anniversary|married',
        'married for|<n=$number> years',
      ],
      not: [
        'save|crisis|trouble|divorc*|separat*|fight*|argu*|affair|cheat*',
        'called off',
        'everyone|friends .. married',
        'should i',
        'died|widow*',
        'business proposal',
      ],
      heard: [
        'Congratulations on the wedding[ {when}]! What lovely news.',
        'How wonderful: a wedding[ {when}]! Congratulations to the ones who’ll say yes.',
        'Congratulations! Two lives promised to each other deserve a feast.',
      ],
      psalms: [
        '{psalm} describes the plain happiness of a home: the work of one’s hands and a laid table. A good Psalm to begin with.',
        '{psalm} comes to the feast by the front door, giving thanks: his kindness lasts from one generation to the next.',
      ],
      steps: [
        'In the middle of the plans, keep fifteen minutes today just for the couple, with no list and no bill on the table.',
        'Write down one sentence that should still be known in ten years and put it into an envelope with an invitation.',
        {
          text: 'For those who can’t come, ask someone now to hold a phone and let them watch.',
          if: ['far'],
        },
      ],
      wishes: [
        'May {day} be light, and the life after it too.',
        'May the new home have laughter, bread and patience.',
      ],
      also: 'And congratulations on the wedding!',
    },
  },
};
