import type { work as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const work: ThemeTexts<keyof typeof plan> = {
  groups: {
    job: 'job|work|employment|position|gig',
    fired: 'fired|redundant|redundancy|unemployed|jobless|terminated|sacked|furloughed|dismissed',
    boss: 'boss|manager|supervisor|employer|director|foreman|lead',
    mean: 'bully|bullies|bullying|bullied|yells|yell|screams|humiliates|humiliated|harass|harasses|harassing|harassment|mistreat*|unfair|picks|belittle*|threaten*|micromanage*|rude|cruel|toxic|undermine*|disrespect*|insults|mean',
  },
  situations: {
    work: {
      says: [
        'work .. weighing|weighs|heavy',
        'office & stomach|sick|dread|sunday',
        'heavy matter .. work',
        'how was work',
        '$job .. stress|stressful|hard|pressure|difficult|killing|toxic|miserable|overwhelming|draining|exhausting',
        'hate|dread|unhappy|struggling|stressed|problems|trouble|pressure|overwhelmed|miserable .. $job',
        'workload|overworked|overtime|burnout',
        'long|too many hours',
        'start|starting|started|begin .. new job|position',
        'work .. weekends|nights|too much|all the time',
      ],
      not: [
        'looking|search|find|need|lost $job',
        'interview',
        'should i .. $job',
        'work on myself|marriage|out',
      ],
      heard: [
        'Work is weighing on you[, {span}], and it takes up most of one’s waking hours.',
        'There’s something at work that doesn’t stay there when you go home.',
        'You’re writing about work and what it takes out of you[ {span}].',
      ],
      psalms: [
        '{psalm} asks that the work of our hands may stand. It holds for every trade, also for the ones nobody thanks.',
        '{psalm} invites us to hand over the weight. You can say it on the bus, before the day begins.',
      ],
      steps: [
        'Make two columns: what at work depends on you and what doesn’t. For tomorrow, choose a single line from the first.',
        'Decide today on the hour when the work phone goes quiet, and tell one person.',
        'Describe the situation to a colleague you trust in two sentences and ask: “is it only me?”.',
      ],
      wishes: [
        'May tomorrow at work have one good moment.',
        'May the tiredness stay at the door, and home be home.',
      ],
      also: 'And work weighs on you as well.',
    },
    'job-lost': {
      says: [
        'let .. of us go',
        'they let',
        'contract .. not|wasnt|isnt renewed',
        'my job .. gone|ended',
        'lost my|the|our $job',
        'i|was|am|im|been|got|get|getting .. $fired',
        '$fired',
        'laid|let off|go',
        'company|factory|plant|office|store .. closed|closing|shut|bankrupt|downsiz*|layoffs',
        'out of work|a job',
        'without a? $job',
        'layoff|layoffs',
      ],
      not: [
        'my <who> .. $fired|lost|laid|let',
        'afraid|scared|worried|might .. $fired|lose',
        'laid to rest',
        'let go of',
        'fired up',
      ],
      heard: [
        'I’m so sorry your job is gone[, {ago}]. The pay goes with it, and the routine, and the answer to “what do you do?”.',
        'Losing your work[ {ago}] is a blow, and it doesn’t say what you’re worth.',
        'You’re without a job[ {span}], and every bill says so again. I’m sorry.',
      ],
      psalms: [
        '{psalm} speaks of steps made firm, and says that one who stumbles doesn’t stay down, because somebody holds their hand.',
        '{psalm} invites us to put the load into God’s hands. It doesn’t take the bill off the table; it shares the weight of looking at it.',
      ],
      steps: [
        'Check today what you’re owed: notice, final pay, unemployment benefit, and the deadline for each. A union or citizens’ advice office explains it for free.',
        'Send five people the same short message: what you do well and what you’re looking for. Many jobs travel by word of mouth.',
        {
          text: 'List what comes in and what can’t be late this month, rent, power, food, and ring one creditor today before they ring you.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'May the next door not keep you waiting long.',
        'May nobody, yourself included, mix up your worth with a name badge.',
      ],
      also: 'And losing your job squeezes everything else.',
    },
    'job-lost-secret': {
      says: [
        'wife|husband|family|kids .. thinks|think .. office|work',
        'suit .. park|library',
        'lost my job & secret',
        '$fired & havent|not|dont|doesnt|cant|nobody|secret|ashamed|pretend|hiding|told|tell|know|knows',
        'lost my job & havent|not|dont|doesnt|cant|nobody|secret|ashamed|pretend|hiding|told|tell|know|knows',
        'lost my job && havent|not|dont|doesnt|cant|nobody|never told|tell|know|knows',
        '$fired && havent|not|dont|doesnt|cant|nobody told|tell|know|knows',
        'laid|let off|go && havent|not|dont|doesnt|cant told|tell|know',
        'pretend|pretending .. work|job|office',
      ],
      not: ['dont know what to do'],
      heard: [
        'Your job is gone[, {ago}], and {who} doesn’t know yet. Those are two weights: the loss and the secret.',
        'Leaving the house as if nothing had changed and coming back with the secret is harder than any search. I’m so sorry about the job[, {ago}].',
        'You lost your work[ {ago}] and haven’t told them. I’m sorry about both.',
      ],
      psalms: [
        'In {psalm} someone says that keeping silent wore them down to the bone, and that speaking brought relief. It isn’t a scolding; it’s experience.',
        '{psalm} lets the heart be poured out before God first. It can be the rehearsal for the talk at home.',
      ],
      steps: [
        'Rehearse the first sentence on paper: “I have to tell you something hard: I’ve lost my job, and I was afraid to say so.” Only the first one. Then choose the hour.',
        {
          text: 'Tell someone outside first, so that the talk with {who} isn’t the first time you hear yourself say it.',
          if: ['who'],
        },
        'Take a sheet with three lines to the talk: what still comes in, what falls due first, what you’ve already done to find work.',
      ],
      wishes: [
        'May the talk at home[ {when}] be gentler than you imagine.',
        'May there be only one weight tomorrow, and that one shared.',
      ],
      also: 'And at home they don’t know about the job yet.',
    },
    'job-lost-relative': {
      says: [
        'my <who> .. redundant|unemployed|jobless',
        '<who> .. out of work',
        '<who> .. been out of',
        '<who> .. $fired',
        '<who> .. lost his|her|their $job',
        '<who> .. laid|let off|go',
        '<who> .. out of work|a job',
        '<who> .. looking|searching|find|finding|needs|need .. $job',
        '$job for my <who>',
        '<who> .. cant find .. $job',
      ],
      not: ['i lost|was|got|am .. $fired|job', 'got|found .. $job|new', 'let go of'],
      heard: [
        'I’m so sorry: {who} is without work[ {span}], and the whole household feels it.',
        'The job {who} had is gone[, {ago}], and you’re looking for a way to help that isn’t a burden.',
        'When someone at home has no work[, {span}], everyone does sums in silence.',
      ],
      psalms: [
        '{psalm} says that one who stumbles isn’t left lying, because a hand holds theirs. Sometimes it’s the hand of whoever shares the house.',
        '{psalm} speaks of those who are held up when they’re about to fall. It can be read by two.',
      ],
      steps: [
        'Agree at home on one fixed half hour a day for work and money, and leave the rest of the day free of the subject.',
        'Ask three people you know about openings, and pass on a name with one sentence about what they’re good at.',
        {
          text: 'Sit down together today with the benefits that apply and the bills that can wait; figures on a table frighten less than figures in the head.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'May {who} soon hear: “you can start”.',
        'May a lack of work not become a lack of kindness at home.',
      ],
      also: 'And {who} is without work.',
    },
    'job-search': {
      says: [
        'still no job',
        'nobody|no_one .. replies|reply .. applications',
        'no job',
        'replies to my applications',
        'unemployed',
        'looking|searching|applying|applied|hunting|search|hunt|find|finding|need|get .. $job',
        'job search|hunt|hunting|applications|application',
        'applied|applications|cv|resume|rejections|rejected & $job|months|nothing|reply|interview',
        'cant|cannot|not find .. $job',
        'unemployed|jobless .. for|months|year|since',
        'no one .. hire|hiring|calls',
        'need work',
      ],
      not: [
        'my <who> .. looking|needs|find|finding|search|get|applying',
        'found|got|landed .. $job',
        'lost|laid|fired',
        'interview .. tomorrow|monday|tuesday|wednesday|thursday|friday',
      ],
      heard: [
        'You’ve been looking for work[ {span}], and each application without an answer weighs more than the last.',
        'Applying and waiting[, {span},] is a job that nobody pays.',
        'The right opening hasn’t come[, {span}], and the search is wearing.',
      ],
      psalms: [
        '{psalm} tells of a long wait with feet in the mud, and then of firm ground. Anyone who waits for a job knows the first part.',
        '{psalm} says “wait” twice and puts “be strong” in the middle.',
      ],
      steps: [
        'Take a single opening and rewrite the top of your CV for it: three lines with what they ask for and you can do. One like that beats ten alike.',
        'Ask the job centre or the library about openings, courses and someone who reads applications with you; most of it costs nothing.',
        'Ask two people who’ve worked with you for a one-minute voice message about what you’re good at. Play it before the next interview.',
      ],
      wishes: [
        'May the next reply say “come and see us”.',
        'May the waiting not use up the confidence you’ll need in the room.',
      ],
      also: 'And the search for work goes on.',
    },
    interview: {
      says: [
        'interview .. job|company|dream|days',
        'have|got|has|my|an|second|final|first|big .. <thing=interview>',
        '<thing=interview> .. tomorrow|today|monday|tuesday|wednesday|thursday|friday|week|for|at',
        'nervous|anxious|scared|pray .. <thing=interview>',
        'invited .. <thing=interview>',
      ],
      not: [
        'visa|embassy|immigration|asylum|citizenship',
        'my <who> .. interview',
        'after .. interview .. rejected',
      ],
      heard: [
        'Your interview is[ {when}], and a dry mouth beforehand is allowed.',
        '{day} is the interview: they picked you out of a pile.',
        'You have an interview ahead[, {when}]. You’re already past the first door.',
      ],
      psalms: [
        '{psalm} asks that the words of the mouth and what the heart holds may be good. It was made for the minutes before an important talk.',
        '{psalm} asks that the work of our hands may stand firm. Yours go into that room with everything they’ve done.',
      ],
      steps: [
        'Prepare three one-minute stories aloud: a problem you solved, a mistake and what came of it, something you’re proud of.',
        'Check the address, the bus and the clothes today, and leave half an hour early. The rest of your head is free for the talk.',
        'Write down two questions to ask them at the end. An interview is also you choosing.',
      ],
      wishes: ['May your voice be steady[ {when}].', 'May somebody who listens sit across the table.'],
      also: 'And your interview[ {when}] is coming up.',
    },
    'boss-trouble': {
      says: [
        'mr|mrs|ms .. shouts|yells|screams',
        '<who=$boss> .. credit|blame|blames',
        'roll|rolling their eyes',
        'says im|i_am useless',
        '<who=$boss> .. $mean',
        '$mean .. work|job|office|workplace|boss|manager',
        '$mean & boss|manager|supervisor|colleagues|coworkers|coworker|colleague|workplace',
        'toxic workplace|job|environment|boss|work',
        'problem|problems|trouble|conflict|issues .. <who=$boss|coworker|colleague|coworkers|colleagues>',
        'colleague|colleagues|coworker|coworkers .. $mean|gossip|gossiping|against|exclude|ignore|lies',
        'my <who=$boss> .. hates|hate|difficult|impossible|nightmare|against',
      ],
      not: ['school|teacher|class', 'my son|daughter'],
      heard: [
        'The way {who} treats you[, {span},] isn’t normal just because it happens every day. I’m sorry.',
        'Going to work knowing what’s waiting there[, {span},] makes people ill. I’m sorry.',
        'Respect at work is no favour. I’m sorry that it’s missing where you are.',
      ],
      psalms: [
        'In {psalm} someone asks for shelter until the storm has passed. It doesn’t pretend that there’s no storm.',
        '{psalm} says that God doesn’t despise those who are humiliated, and doesn’t hide his face from them.',
      ],
      steps: [
        'Start a record today: date, hour, what was said, who heard it. Keep messages somewhere that isn’t a company device.',
        'Ask a union, HR or an advice line how a complaint works and how the person who complains is protected, before you decide anything.',
        'Choose one colleague who has seen it and ask whether they’d put it in writing. Two change a conversation.',
      ],
      wishes: [
        'May someone in there do what’s right.',
        'May your home be the place where nobody raises their voice.',
      ],
      also: 'And at work respect is missing.',
    },
    'job-joy': {
      says: [
        'signed my contract',
        'a year of nos',
        'start in|on .. praise|thank',
        'yes & start',
        'got|landed|found|offered|given|accepted|started .. job|promotion|position|contract|internship|offer|raise',
        'i|he|she|finally got .. job|promotion|position|promoted|hired|raise',
        'got|been|was|am|were promoted|hired',
        'promoted|hired',
        '<who> .. got|found|landed .. $job',
        'new job & happy|thank|thankful|grateful|excited|praise|blessed|glad',
        'job offer',
      ],
      not: [
        'didnt|not|never|hope|want|wish|need|pray|if i|should|whether|passed over|to get|to find|nervous|scared|worried',
      ],
      heard: [
        'Congratulations! What good news, this job[, {ago}].',
        'Congratulations on this[, {ago}]! After a wait, a “yes” makes a fine noise.',
        'How good to read this: it worked out! Congratulations.',
      ],
      psalms: [
        '{psalm} asks that what our hands do may be made firm. Begin the first day with it.',
        '{psalm} says without detours that great things were done, and that there’s gladness. Today you can say the same.',
      ],
      steps: [
        'Tell the ones who rooted for you today, one by one and by name: “you had a part in this”.',
        'Write down one thing you’d like to take along from the hard stretch, and one you’d like to leave there.',
        'Before the first pay arrives, decide on paper about the first bill, the first present and the first saving.',
      ],
      wishes: [
        'May the colleagues be good, and the coffee too.',
        'May this work bring bread and quiet sleep.',
      ],
      also: 'And congratulations on the job!',
    },
  },
};
