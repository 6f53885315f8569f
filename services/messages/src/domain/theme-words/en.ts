import type { ThemeWords } from './theme-words.ts';

export const en: ThemeWords = {
  groups: {
    kin:
      'mother|mom|mum|mama|father|dad|papa|grandma|grandmother|granny|nan|nana|grandpa|grandfather|' +
      'husband|wife|brother|sister|son|daughter|baby|uncle|aunt|cousin|friend|partner|fiance|' +
      'nephew|niece|twin|dog|cat|pet|parents|he|she|boyfriend|girlfriend',
    child:
      'son|sons|daughter|daughters|child|children|kid|kids|teen|teenager|boy|girl|toddler|baby|' +
      'grandson|granddaughter|stepson',
  },
  themes: {
    grief: {
      sure: [
        '$kin .. died|dead|death|dies|buried|funeral|killed',
        '$kin passed .. away|in|from|last|suddenly|peacefully|unexpectedly',
        'died|death|passing|funeral|grave|burial|loss|lost .. of my|our|a|his|her $kin',
        'lost my|our|a best|only|little|older|younger|dear|beloved|sweet|baby? $kin',
        'mourn*|grief|griev*|widow*|bereave*|funeral|miscarr*|stillborn|condolences|orphan*',
        'passed away|on',
        'left us .. soon|young|early',
        'late husband|wife|mother|father|mom|dad|brother|sister|son|daughter',
        'empty chair',
      ],
      hint: ['died', 'death', 'cemetery', 'gone forever'],
    },
    illness: {
      sure: [
        'cancer|tumor|tumour|chemo*|leukemia|dialysis|diabetes|alzheimer*|dementia|parkinson*|stroke|' +
          'biopsy|diagnos*|surgery|surgeries|operation|hospital|hospitalized|icu|transplant|lupus|' +
          'epilep*|covid|pneumonia|infection|sclerosis|fibromyalgia|arthritis',
        'heart attack|disease|failure|surgery',
        'chronic|constant pain|illness|fatigue',
        'is|am|are|very|so|seriously|badly|got|been|feeling|terminally ill|sick',
        'test|scan|blood results',
        'intensive care',
        'depression|depressed|bipolar|schizophren*',
      ],
      hint: ['sick*|illness*', 'heal*|health', 'doctor*|nurse|clinic|medicine|treatment', 'pain|symptom*'],
    },
    heartbreak: {
      sure: [
        'broke|break|breaking|broken up',
        'breakup|divorc*|heartbroken|heartbreak|separat*|unfaithful|infidelity',
        'cheated|cheating|cheats|cheat on',
        'broken|broke|break my? heart|marriage',
        'left|leaving|dumped|leave me|us .. for|another|someone',
        '$kin left me',
        'husband|wife|boyfriend|girlfriend|fiance|ex .. left|leave|leaving|cheat*|affair|dumped|ghosted',
        'marriage is? .. over|failing|falling|crisis|ending|dying|broken|cold',
        'love* .. not|doesnt love* .. back|me',
        'doesnt|dont|not love me|us anymore?',
        'called off the wedding',
        'get|getting over him|her|my',
        'my ex',
        'ghosted',
        'unrequited|dumped',
      ],
      hint: ['ex', 'heart .. broken', 'jealous*|betray*'],
    },
    child: {
      sure: [
        'my|our|her|his|a|single .. $child .. bullied|bullying|drugs|school|worry|worried|worries|' +
          'autis*|adhd|talk*|rebel*|trouble|grades|lost|scared|anxious|away|sad|angry|lonely|suffer*|' +
          'struggl*|cries|eats|jail|wrong|behav*|room|phone|friends|obey|listen*|screen*|premature|' +
          'church',
        'worry|worried|worries .. $child',
        'pray|prayer .. for my|our $child',
        'as a mother|father|parent',
        'bad|good|failing|single|solo mother|father|parent|mom|dad',
        'premature|newborn',
        'raising|raise .. $child|alone|him|her|them',
      ],
      hint: ['my|our $child', 'parenting|motherhood|fatherhood'],
    },
    addiction: {
      sure: [
        'addict*|alcoholi*|sober|sobriety|relaps*|overdos*|gambl*|casino|porn*|cocaine|crack|heroin|' +
          'meth|opioid*|fentanyl|weed|vape|vaping|rehab|bets|betting',
        'quit|stop|stopping|give|cut|free|from .. drinking|smoking|alcohol|drugs|gaming|cigarettes|' +
          'betting|scrolling',
        'drink*|drunk .. too|every|again|much|cant|stop|night',
        'cant stop eating|shopping|spending|watching|drinking|smoking',
        'drug|drugs|drinking|alcohol problem|again|use',
      ],
      hint: ['drink|drinking|drunk|alcohol', 'smok*|cigarette*', 'drugs'],
    },
    guilt: {
      sure: [
        'guilt*|asham*|shame|remorse*|regret*|unforgivable|sinned|sinner',
        'forgive myself|me',
        'my|own fault',
        'blam* myself',
        'i .. cheated|lied|stole|hurt .. on|to|my|him|her|them',
        'abortion',
        'god|he .. forgive me',
        'did|done something|things terrible|wrong|bad|awful',
        'made a mistake|terrible|huge',
      ],
      hint: ['sin|sins', 'mistake*'],
    },
    loneliness: {
      sure: [
        'lonel*|isolated|isolation|abandoned|friendless|unloved|invisible',
        'no|any|without|real friends|friend|family|company|partner',
        'no one|noone to talk|listen|call|share|sit',
        'nobody|one talks|calls|cares|understands|sees|visits|remembers|texts|notices|listens|' +
          'remembered|called|to',
        'feel|am|im|so|all|live|living|being|completely|always|eat* alone',
        'all by myself',
        'still|being|am single',
        'nobody|no one came|showed|wants|invites|invited',
      ],
      hint: ['miss|missing', 'alone', 'single', 'left out', 'moved to'],
    },
    family: {
      sure: [
        'inheritance|estranged|feud',
        'in laws',
        'mother|father|sister|brother|son|daughter in law',
        'fight*|fought|argu*|quarrel*|conflict*|tension|yell*|shout* .. mother|mom|mum|father|dad|' +
          'parents|brother|sister|family|siblings|home|relatives|husband|wife|other',
        'mother|mom|mum|father|dad|parents|brother|sister|siblings|family|husband|wife|' +
          'relatives .. fight*|argu*|quarrel*|conflict*|talk|speak|speaking|forgive|hate|hates|divided|' +
          'apart|reject*|disown*|critici*|favour*|favor*|control*|yell*|lied|toxic|peace|torn',
        'forgive my mother|father|brother|sister|mom|dad|parents|family',
        'dont|not|doesnt|never get along',
        'my parents .. divorc*|separat*|split*',
        'family is|feels falling|broken|divided|apart|torn',
        'home .. war|tense|battlefield|fighting',
      ],
      hint: ['family|relatives|siblings .. problem*|trouble', 'at home'],
    },
    work: {
      sure: [
        'job|jobs|unemploy*|fired|layoff*|layoffs|salary|wage*|paycheck|rent|debt|debts|mortgage|' +
          'evict*|bankrupt*|bills|loan|loans|boss|workplace|foreclos*|promotion|career|overdue|' +
          'creditor*|payroll|business|redundan*',
        'laid off',
        'lost my .. business|work|job|income',
        'money|financ* .. problem*|worry|worries|worried|trouble|tight|stress*|enough|help|' +
          'difficult*|ruin*|crisis',
        'not|no|dont|without|enough|never|about|short money|savings|income',
        'out of money',
        'cant|cannot|hardly afford|pay|make ends',
        'ends meet',
        'find|finding|need|look*|no|without|hate|at|my work',
        'bad|toxic|new coworker*|colleague*',
      ],
      hint: ['money|financ*', 'work*', 'pay|paying|paid', 'afford', 'colleague*|cowork*|interview'],
    },
    exam: {
      sure: [
        'exam|exams|finals|midterm*|thesis|dissertation|gcse*|sats',
        'bar exam',
        'test|tests .. tomorrow|week|school|study*|studi*|pass|fail*|nervous',
        'pass|fail|failed|failing my|the|this test|class|classes|course|driving|math|maths|semester|' +
          'subject|year|grade',
        'study*|studies|studying .. exam*|cant|focus|concentrat*|hard|hours|enough|test|college',
        'university|college .. exam*|entrance|admission|grades|accept*|application*|study*',
        'my grades',
        'entrance exam|test',
        'homework|scholarship|valedictor*',
      ],
      hint: ['study*|studies|school|college|university|class|classes', 'grades', 'degree'],
    },
    injustice: {
      sure: [
        'forgive|forgiving .. him|her|them|those|people|someone|who|friend|man|woman',
        'unfair*|injustice*|unjust*|wronged|scam*|swindl*|discriminat*|racis*|revenge|slander*|' +
          'lawsuit|court|accused|humiliat*|exploit*|corrupt*|robbed|stole|stolen|stealing|betrayed',
        'angry|anger|furious|rage|resent*|hatred|bitter* .. at|with|about|towards|against|inside|all',
        'hate him|her|them|what|people',
        'lied about|to me',
        'took advantage|credit',
        'blamed|accused .. for|of something|didnt',
        'spread* .. lies|rumors|rumours|gossip',
        'so|very|always angry',
        'gets|got|get away with',
        'treat*|treated .. badly|like|unfair*|different*',
      ],
      hint: ['angry|anger|rage|furious|mad', 'justice', 'hate', 'lied|lies'],
    },
    sleeplessness: {
      sure: [
        'insomni*|sleepless*|nightmare*',
        'cant|cannot|not|dont|barely|hardly|never|trouble|unable|couldnt|havent .. sleep|slept|' +
          'sleeping|asleep',
        'awake .. night|am|hours|morning|thinking|til|until|3|4',
        'sleep|slept .. hours|badly|problem*|night|pills|bad',
        'wake|woke|waking .. 2|3|4|5|night|middle|every',
        'wide awake',
      ],
      hint: ['sleep|slept|sleeping', 'awake'],
    },
    weariness: {
      sure: [
        'exhaust*|burnout|overwhelm*|overwork*|drained|worn|fatigue*|depleted',
        'burned|burnt out',
        'burn* out',
        'worn out',
        'so|very|always|just|too|really|constantly|im|am|feel|feeling tired',
        'tired of|all|everything|soul',
        'no|any|more energy|strength|rest|time',
        'caring|caregiver|carer|care .. parents|mother|father|everyone|husband|wife|for',
        'carry*|doing|do everything|it all',
        'need|never a? rest|break',
        'running on empty',
      ],
      hint: ['tired*', 'stress*', 'energy', 'rest', 'too much'],
    },
    fear: {
      sure: [
        'anxi*|panic*|afraid|fear*|scared|terrif*|frighten*|phobia*|dread*|worry|worries|worried|' +
          'worrying|nervous*|paranoi*',
        'heart .. racing|pounds|pounding',
        'panic attack*',
      ],
      hint: ['uncertain*|future', 'overthink*', 'stress*', 'danger*'],
    },
    doubt: {
      sure: [
        'faith .. lost|losing|weak|dry|gone|doubt*|shaken|struggl*|cold|back|more|little|growing|' +
          'grow|stronger',
        'lost|losing|lose|weak|doubt*|have|more|grow|growing|struggling .. faith',
        'doubt* .. god|faith|exist*|prayer*|bible|jesus|everything',
        'god .. silent|silence|distant|far|absent|hear*|answer*|listen*|exist*|real|abandon*|forgot*|' +
          'forsak*|care|there|ignor*|allow*|let|permit',
        'where|why .. god',
        'cant|cannot|not|dont|never|stopped|hard|struggl*|desire .. pray|praying|prayer|believe|believing',
        'far|distant|away|closer from|to god|the|him',
        'believ* in god|anything|heaven|him',
        'spiritual*|dry season|dryness|desert|backslid*',
        'prayers .. unanswered|bounce|wall|ceiling|empty|nothing|answer*',
      ],
      hint: ['losing faith'],
    },
    guidance: {
      sure: [
        'decision*|decid*|guidance|crossroads|undecided|dilemma|discern*|direction|calling|vocation',
        'torn between',
        'should i|we',
        'dont|not|no|what .. know|idea|sure .. what|which|whether|if|how|where .. do|choose|path|way|stay|go',
        'choose|choosing|choice .. between|right|wrong|path|or',
        'right path|choice|thing|way|decision',
        'purpose|gods wil|plan .. life|my|for',
        'gods will|plan',
        'stay or go|leave',
      ],
      hint: ['choice|choose|choosing', 'path|purpose|sign', 'whether', 'advice|counsel|move|moving'],
    },
    thanks: {
      sure: [
        'thank you god|the|jesus|lord|to|father|for',
        'thanks be|to|god|lord|jesus',
        'give|giving thanks',
        'thank god|the|jesus',
        'grateful|gratitude|thankful|praise|praised|hallelujah|alleluia|rejoic*',
        'am|im|feel|so|we|truly blessed',
        'huge|great|such|many blessing|blessings',
        'i|we|im am|are so|very|really|truly? happy',
        'im so|very|really happy',
        'so happy',
        'what a joy|blessing|gift|miracle',
        'got|landed|passed|finally .. job|exam|house|degree|visa',
        'good|great|wonderful news',
        'answered my|our prayer*',
      ],
      hint: ['happy|joy|glad', 'celebrat*', 'healed|cured|clear'],
    },
  },
  turns: ['but|however|although|though|yet|still|except|except', 'please|pray|help'],
};
