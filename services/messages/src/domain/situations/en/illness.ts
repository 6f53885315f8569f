import type { illness as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const illness: ThemeTexts<keyof typeof plan> = {
  groups: {
    ill: 'ill|sick|unwell|hospital|hospitalised|hospitalized|icu|ventilator|coma|poorly|bedridden|ailing',
    sickness:
      'cancer|tumour|tumor|leukaemia|leukemia|lymphoma|stroke|pneumonia|covid|diabetes|chemo|chemotherapy|radiotherapy|radiation|dialysis|transplant|parkinsons|lupus|sclerosis|ms|copd|hepatitis|cirrhosis|sepsis|infection|epilepsy|seizures|fibromyalgia|arthritis|migraine|migraines|disease|illness|flu|attack|kidney|als|asthma|crohns|endometriosis',
    tests:
      'biopsy|scan|mri|ct|mammogram|results|test|tests|colonoscopy|endoscopy|ultrasound|bloodwork|x-ray|xray|screening',
    surgery:
      'surgery|operation|operated|bypass|transplant|replacement|hysterectomy|caesarean|c-section|procedure|surgeries',
    wait: 'waiting|wait|awaiting|results|result|hear|back|find|due',
    little:
      'baby|newborn|toddler|child|grandson|granddaughter|grandchild|kid|boy|girl|niece|nephew|infant|twins',
  },
  situations: {
    illness: {
      says: [
        '$sickness',
        'heart attack',
        'illness|healing|heal|healed|diagnosis|diagnosed|health',
        'doctor|doctors|hospital|treatment|medication',
        'pain',
      ],
      not: [
        'sick of|and tired',
        'heal .. heart|relationship|marriage|broken',
        'in remission|cured|all clear|recovered',
        'medical school|nursing',
      ],
      heard: [
        'There’s an illness in what you write[: {thing}], and illness takes up a lot of room.',
        'When health gives way, the whole day is rearranged around it, from meals to money.',
        'It’s {thing} you’re writing about, and that’s no small matter.',
      ],
      psalms: [
        '{psalm} says openly that body and heart may fail, and that even then there’s ground underneath.',
        'Someone in {psalm} looks up and asks where help will come from. That question is a prayer as well.',
      ],
      steps: [
        'Write down the three questions that matter most for the next appointment and put the paper with the health card.',
        'Collect prescriptions, results and phone numbers in one place today. In a hard hour that saves strength.',
        'If a new or stronger symptom appears, ring the people who treat it today; don’t wait for the next appointment.',
      ],
      wishes: [
        'May relief come, a little every day.',
        'May there always be someone who cares, and someone who explains.',
      ],
      also: 'And illness, in the middle of it, is tiring too.',
    },
    'illness-self': {
      says: [
        'facing .. illness|disease',
        'i_have|got|had .. malaria|hepatitis|shingles|lupus|crohns|anemia|thyroid',
        'its me & sofa|bed|hospital',
        'i_am|im|ive_been|feel|feeling .. $ill',
        'i_have|got|was|been .. diagnosed|diagnosis',
        'i_have|got|had|suffer .. <thing=$sickness>',
        'my <thing=$sickness>',
        'diagnosed with|me .. <thing=$sickness>',
        'start|starting|having|begin|finishing|undergoing <thing=chemo|chemotherapy|radiotherapy|radiation|dialysis|treatment>',
        'my health|healing|recovery|diagnosis',
        'heal me',
        'i had a .. <thing=stroke|attack>',
      ],
      not: [
        'my <who> .. has|had|is|was|got|diagnosed',
        'sick of',
        'i_am|im sick and tired',
        'cured|all clear|remission',
        'worried sick',
      ],
      heard: [
        'You’re facing {thing}[ {span}][, with {day} ahead]. I’m sorry it’s like this.',
        'I’m sorry that illness has come into your life[ {ago}]. It rearranges the body and the whole diary.',
        'I’m sorry about {thing}.[ {day} is already marked, so of course it’s on your mind.]',
      ],
      psalms: [
        '{psalm} pictures God at the sickbed, holding up the one who lies there.',
        'In {psalm} somebody says: “I’m weak, my bones are shaking”, and asks to be looked after. You can ask in the same words.',
      ],
      steps: [
        'Write down the three things about the treatment that trouble you most and take them to the next appointment[ ({when})]; ask for them to be answered one by one.',
        {
          text: 'Ask one person for one concrete thing this week: a lift, a meal, an hour of company.',
          unless: ['alone', 'secret'],
        },
        {
          text: 'Ask at the hospital for the social worker: help with transport, costs and medicines is part of care.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'May {day} be lighter than it looks from here.',
        'May the people who treat you be good at it, and patient.',
      ],
      also: 'And your health needs care in all of this.',
    },
    'illness-relative': {
      says: [
        '<who> .. malaria|hepatitis|fever|weak|vomiting|pain|unwell|poorly|stroke',
        '<who> .. not well',
        '<who> .. $ill',
        '<who> .. <thing=$sickness>',
        '<thing=$sickness> & <who>',
        '$ill & <who>',
        'heal|healing|recovery for|of|my .. <who>',
        '<who> .. diagnosed|diagnosis|fighting|battling|coma',
        '<who> .. not doing well|good & doctor|hospital|health',
      ],
      not: [
        'cured|all clear|remission|recovered|better now',
        'sick of',
        'worried sick',
        '<who> .. makes me sick',
        'i_have|had $sickness',
      ],
      heard: [
        'I’m so sorry about {who}[ and about {thing}]. Watching someone you’re close to be ill is wanting to swap places and not being able to.',
        'So it’s {who} who’s going through this[: {thing}]. I’m sorry.',
        'I’m sorry that someone near you is ill. Standing beside it takes strength as well.',
      ],
      psalms: [
        '{psalm} speaks of God sustaining the one who lies sick in bed. Read it with {who}’s name in the middle.',
        'In {psalm} somebody looks at the hills and asks where help comes from. You can ask it for {who}.',
      ],
      steps: [
        {
          text: 'Send {who} a message today that doesn’t need an answer: “thinking of you, no need to reply”.',
          if: ['far', 'who'],
        },
        {
          text: 'Ask what the dullest job of this week is (tablets, laundry, forms) and take that one over.',
          unless: ['far', 'hospital'],
        },
        'Write what the doctors said and what the family wants to know into one notebook; at the next talk, somebody reads it out.',
      ],
      wishes: [
        'May {who} have an hour without pain today, and you an hour without fear.',
        'May {who} have good doctors and good company.',
      ],
      also: 'And {who} is ill, which you’re carrying too.',
    },
    'results-self': {
      says: [
        'biopsy|scan|mri|results .. come|wednesday|monday|tuesday|thursday|friday|days|next|tomorrow',
        'lab .. days|week|results',
        'waiting for .. results|biopsy|scan|lab',
        'my .. <thing=$tests> .. $wait|come|monday|tuesday|wednesday|thursday|friday|tomorrow',
        '$wait .. <thing=biopsy|scan|mri|mammogram|results|colonoscopy|bloodwork>',
        'i_had|have|did a|my|an .. <thing=biopsy|scan|mri|mammogram|colonoscopy|endoscopy>',
        'found a|something lump|lumps|spot|shadow|mass|nodule|my|on',
        'lump & my|breast|neck|doctor',
      ],
      not: [
        'my <who> .. had|has|is|biopsy|results|scan|waiting',
        'exam results|grades|college|university|sat|bar',
        'came back|clear|negative|benign|normal',
      ],
      heard: [
        'Waiting for your {thing}[ until {day}] stretches every hour. I’m sorry you’re in that wait.',
        'Still no answer[, and {day} is a way off]: waiting for results is a tiredness nobody sees.',
        'You’re waiting for your {thing}[ {when}], and until then the mind goes everywhere.',
      ],
      psalms: [
        '{psalm} speaks of a heart that isn’t afraid of bad news, because it’s leaning on something. You can ask for that before the phone rings.',
        '{psalm} says “wait” twice, and between the two it says “take courage”. It was made for waiting rooms.',
      ],
      steps: [
        'Decide today who’ll be with you, in person or on the phone, when the result comes[ {when}], and arrange it now.',
        'Write two questions for the doctor on a card: “what does it mean?” and “what’s the next step?”. Then close the search pages until then.',
        {
          text: 'As long as you’re not telling anyone, ask the clinic exactly how and when they’ll call, so it isn’t left to chance.',
          if: ['secret'],
        },
      ],
      wishes: [
        'May the answer[ {when}] be clear, and may you hear it in good company.',
        'May the hours until then pass faster than they promise.',
      ],
      also: 'And you’re still waiting for your {thing}[ {when}].',
    },
    'results-relative': {
      says: [
        'no word .. lab|doctor|hospital',
        '<who> & shadow|shadows|lab|ct|biopsy|scan',
        '<who> .. had|having|has|got|getting .. <thing=biopsy|scan|mri|mammogram|tests|test|colonoscopy>',
        '$wait .. <who> .. <thing=$tests>',
        '$wait & <thing=biopsy|scan|mri|mammogram|results|tests> & <who>',
        '<who> .. <thing=$tests> .. $wait|monday|tuesday|wednesday|thursday|friday|tomorrow',
        '<thing=$tests> .. my <who>',
        '<who> .. found a lump|shadow|mass|spot',
      ],
      not: [
        'exam|school|college|university|driving|maths|math',
        'came back|clear|negative|benign|normal',
        'pregnancy test',
      ],
      heard: [
        'You’re all waiting for {who}’s {thing}[, and {day} is still a way off]. Waiting for someone else is harder than waiting for yourself.',
        'No answer yet for {who}[ until {day}]. I’m sorry for this wait.',
        'Waiting for news about somebody’s health[ until {day}] makes the phone heavy in the hand.',
      ],
      psalms: [
        'In {psalm} someone waits as watchmen wait for morning: unable to hurry it, and not going away.',
        '{psalm} speaks of a heart that stays steady before bad news that hasn’t even come. It’s for the days before a result.',
      ],
      steps: [
        'Ask today how {who} would like to hear it[ {when}]: with whom, where, by phone or face to face. Asking is already caring.',
        {
          text: 'From where you are, fix a call for right after the result[ {when}]; it helps to know someone’s waiting at the other end.',
          if: ['far'],
        },
        'Make a short list of what you know and what you don’t know yet. Only the second column goes to the doctor.',
      ],
      wishes: [
        'May the news[ {when}] be good, and may {who} not be alone with it.',
        'May the waiting bring you all closer instead of wearing you out.',
      ],
      also: 'And you’re still waiting for {who}’s {thing}.',
    },
    'surgery-self': {
      says: [
        'they operate|operating on|me',
        'having|getting my .. out|removed',
        'hysterectomy',
        'have .. removed',
        'i_am|im|i_have|having|need|facing|getting|scheduled|going .. <thing=$surgery>',
        'my .. <thing=$surgery>',
        '<thing=surgery|operation> .. tomorrow|monday|tuesday|wednesday|thursday|friday|week|month|scheduled',
        'scared|nervous|afraid|anxious|terified .. <thing=surgery|operation|anaesthetic|anesthesia>',
        'go under|under the knife',
        'operated on',
      ],
      not: [
        'my <who> .. surgery|operation|having|needs|is|has',
        'went well|successful|recovered',
        'after .. surgery .. years',
      ],
      heard: [
        '{day} is the day of your {thing}. Handing your body over to other hands takes courage, and nerves beforehand are part of it.',
        'Your {thing} is ahead of you[, {when}]. Until then every day feels like a waiting room.',
        'An operation ahead[ {when}] changes the way one counts days.',
      ],
      psalms: [
        'In {psalm} someone says: “my times are in your hands”. It’s short enough to take along into the theatre.',
        '{psalm} is the prayer of someone who lies down in peace and lets another keep watch. It’s for the night before.',
      ],
      steps: [
        'Put papers, results and the name of the person they should ring in one bag today; then close it and leave it by the door.',
        'Write down the one question that bothers you most (pain? the anaesthetic? coming home?) and ask it before they begin. Answering is part of their job.',
        {
          text: 'Arrange your first day home with someone: who opens the door, who cooks, who has the children.',
          if: ['children'],
        },
      ],
      wishes: [
        'May the surgeon’s hands be steady[ {when}], and may you wake up gently.',
        'May recovery be patient with you, and you with it.',
      ],
      also: 'And there’s your {thing}[ {when}] ahead as well.',
    },
    'surgery-relative': {
      says: [
        '<who> .. in theatre|theater',
        '<who> .. having|getting|have .. removed|out',
        '<who> .. under the knife',
        'getting a tumour|tumor removed',
        '<who> .. having|has|needs|need|getting|goes|going|scheduled|undergoing|facing .. <thing=$surgery>',
        '<who> .. <thing=$surgery>',
        '<thing=$surgery> .. my|for|on .. <who>',
        '<who> .. operated on',
        '<who> & <thing=surgery|operation> & tomorrow|today|monday|tuesday|wednesday|thursday|friday|week',
      ],
      not: ['went well|successful|recovered|out of surgery', 'i_am|im|i_have|need .. surgery'],
      heard: [
        '{who} has {thing} ahead[, {when}], and whoever waits outside goes through it as well.',
        '{day} is the day of {who}’s {thing}. For the ones in the corridor, the clock goes slowly.',
        'Someone close to you is going to the operating table[ {when}]; that’s a lot for people who can only wait.',
      ],
      psalms: [
        '{psalm} says that the one who watches doesn’t doze. During those hours there’s a watch kept over {who}.',
        'In {psalm} someone puts their own time into God’s hands. You can put {who}’s hours there.',
      ],
      steps: [
        'Ask the team today how long it usually takes and who’ll bring word; write the name down. It keeps the imagination in check.',
        {
          text: 'From far away, arrange with someone who’ll be there for one message only: “it’s over”. The rest can come later.',
          if: ['far'],
        },
        {
          text: 'Say one sentence beforehand that lasts: “I’ll be here when you wake up.”',
          unless: ['far', 'child'],
        },
      ],
      wishes: [
        'May {who} wake up well[ {when}], and may the corridor be short.',
        'May {who}’s doctors have a good day at work.',
      ],
      also: 'And {who} has {thing} ahead[, {when}].',
    },
    'child-ill': {
      says: [
        'my|our <who=grandson|granddaughter|baby|son|daughter|toddler> .. vomiting|throwing|fever|rash|coughing',
        'my|our .. <who=$little> .. $ill|fever|pneumonia|seizures|cough|heart|cancer|leukemia|leukaemia|rsv|surgery',
        '<who=$little> & $ill|fever|icu|nicu|pneumonia|seizures|leukemia|leukaemia|premature',
        'nicu|premature|preemie|prem',
        'sick|ill child|baby|toddler|grandson|granddaughter|grandchild',
      ],
      not: ['recovered|better now|all clear', 'sick of', 'grown|adult'],
      heard: [
        '{who} is ill[: {thing}], and no tiredness is like that of a house keeping watch over a small bed. I’m sorry.',
        'I’m so sorry about {who}. When a little one is ill, the world shrinks to the size of that room.',
        'A sick child pulls the floor from under any home. I’m sorry.',
      ],
      psalms: [
        '{psalm} asks God to keep every going out and coming in. Say it with a hand on {who}’s forehead.',
        'In {psalm} somebody asks to hide under wings until the storm has passed. There’s room there for two.',
      ],
      steps: [
        {
          text: 'Write down the hours of fever, medicine and food on one sheet; a doctor can use that more than a tired memory.',
          unless: ['hospital'],
        },
        {
          text: 'Ask the nurses which part of today’s care can be yours, the bath, the bottle, the story, and at what time. Your lap is treatment too.',
          if: ['hospital'],
        },
        'If the child turns limp, won’t drink or struggles to breathe, go to emergency now; don’t wait for the morning.',
      ],
      wishes: [
        'May {who} sleep well tonight, and you too, in shifts if need be.',
        'May the next news about {who} be good.',
      ],
      also: 'And {who} isn’t well, which fills the day by itself.',
    },
    dementia: {
      says: [
        'mum|mom|dad|nan|grandma|grandpa|gran .. didnt|doesnt know me|us',
        'thinks im|i_am|we_are',
        'keeps asking where',
        '<who> .. keys in .. fridge',
        'alzheimers|dementia|alzheimer',
        '<who> .. doesnt|does|didnt|no|not .. recognise|recognize|remember|know me|know who',
        '<who> .. forgets|forgetting|forgot|confused|memory',
        'losing .. memory & <who>',
      ],
      not: ['forgot my birthday|anniversary', 'in memory'],
      heard: [
        '{who} is forgetting[, {span}], and the one who remembers carries it for both. I’m so sorry.',
        'It’s a goodbye in small pieces, watching {who}’s memory go. I’m sorry.',
        'I’m sorry. This illness takes the names first, and the affection last.',
      ],
      psalms: [
        'In {psalm} somebody asks God not to leave them in old age, when strength is gone. It’s the prayer {who} may no longer manage.',
        '{psalm} says that God knows a person whole, sitting and standing. What {who} forgets isn’t lost there.',
      ],
      steps: [
        {
          text: 'Don’t correct today: step into the story for five minutes, as one steps into a room. The restlessness often settles.',
          unless: ['far'],
        },
        {
          text: 'From far away, send a recording of yourself singing something you both know; music usually stays longest.',
          if: ['far'],
        },
        'Ask the doctor or the local dementia society about a group for relatives. One phone call is a start.',
      ],
      wishes: [
        'May {who} feel the love, even without the name for it.',
        'May someone else do the watching for an hour this week.',
      ],
      also: 'And {who} is forgetting, which hurts in its own way.',
    },
    'chronic-pain': {
      says: [
        'pain .. every|constant|chronic|years|months|day|always|never|wont|unbearable|time',
        'chronic|constant pain|fatigue|illness',
        'living|live|suffer|suffering with|from .. <thing=pain|fibromyalgia|migraines|migraine|arthritis|lupus|endometriosis>',
        'fibromyalgia|migraines|endometriosis|arthritis',
        'my back|knee|knees|hip|joints .. pain|hurts|hurt|killing|ache*',
        'in pain',
      ],
      not: ['<who> .. in|has|suffers pain', 'pain of losing|loss', 'heart pain', 'emotional pain'],
      heard: [
        'Pain that doesn’t leave[ {span}] tires out even the parts that don’t hurt. I’m sorry.',
        'You’re living with {thing}[ {span}], and every day that asks for an effort other people don’t see.',
        'I’m sorry about this pain that stays[ {span}]. From outside, people only see the good days.',
      ],
      psalms: [
        'In {psalm} somebody says that all their longing is open before God and no sigh is hidden. The pain needs no explaining there.',
        '{psalm} is the plea of a worn-out body: “how long?”. You can repeat just that line.',
      ],
      steps: [
        'For three days, note the hour, the place and the strength of the pain, nought to ten. At an appointment those lines speak for you.',
        'Take the task of today that costs the body most and cut it in half: half now, half tomorrow, or half for someone else.',
        {
          text: 'Ask the surgery whether there’s a pain clinic or a self-help group you can use without paying; there’s more than they tend to mention.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'May the pain give you a few hours off today.',
        'May people believe you when you say it hurts.',
      ],
      also: 'And there’s the pain in your body[, {span}].',
    },
    'depression-self': {
      says: [
        'depressive|antidepressants',
        'everything is|feels grey|gray|dark|heavy|empty',
        'cant|cannot feel anything',
        'heaviness',
        'nothing .. wrong & yet|but|still',
        'i_have|am|im|suffer|struggle|struggling|been|feel|feeling|living .. depressed|depression',
        'my depression',
        'depression|depressed',
        'so|very|always|constantly|feel|feeling sad|low|empty|numb|down .. reason|why|time|day|lately',
        'no motivation|energy|joy|interest',
        'cant|cannot|hard to get out of|up bed',
        'nothing .. makes me happy|joy|fun|matters',
        'lost interest|joy .. everything|things|life',
        'dont enjoy|feel anything',
      ],
      not: ['<who> .. depression|depressed|has|is', 'died|death|passed|breakup|divorce'],
      heard: [
        'This heaviness[, {span},] isn’t laziness and it isn’t a bad attitude. It’s good that you said it out loud.',
        'There are days when even good things lose their colour, and you wrote from inside one of them. That was already a step.',
        'What you describe is heavy[, and has been {span}]. It isn’t your fault.',
      ],
      psalms: [
        'In {psalm} someone asks their own soul: “why are you so cast down?”. Even they don’t know, and they go on talking to God anyway.',
        '{psalm} remembers a long time stuck in mud, a wait, and then rock under a foot. It doesn’t say it was quick.',
      ],
      steps: [
        'Just one small thing today, at a fixed time: shower, toast, open window. Once it’s done, the day has one thing in it.',
        'Make an appointment with a doctor, or ask someone to make it. A sadness that stays for weeks deserves people who know about it.',
        {
          text: 'Send somebody this, as it is: “I’m not doing well, could you ring me tomorrow?”. You needn’t explain more.',
          unless: ['alone', 'secret'],
        },
      ],
      wishes: [
        'May there be a bit more light in the window tomorrow.',
        'May someone sit with you who doesn’t ask you to smile.',
      ],
      also: 'And the heaviness on top of it takes your strength.',
    },
    caregiver: {
      says: [
        'bathing|feeding|lifting|washing .. <who>',
        'lives with us .. help|care',
        'not one|a weekend|day|night off',
        'care|cares for|of the carers',
        'caring|care|caregiver|carer|looking|look|taking care for|of|after .. <who>',
        'caregiver|carer|caregiving',
        'take|taking care of my|our .. <who>',
        'look|looking after my|our .. <who>',
        'full time care',
        'nobody|no_one helps|help .. care|look|mum|mom|dad|mother|father',
      ],
      not: ['god .. take care', 'take care of yourself', 'take care .. please|lord', 'careful'],
      heard: [
        'You look after {who}[ {span}], and people who look after others are rarely asked: and you?',
        'Caring for somebody day and night is work without time off, and you’re doing it[ {span}].',
        'Looking after {who} is in your hands[ {span}]. Being tired of it isn’t a lack of love.',
      ],
      psalms: [
        '{psalm} speaks of a soul that grows quiet and has nothing to prove to anyone. Five minutes of that fit behind a locked bathroom door.',
        '{psalm} tells its own soul: “return to your rest”. It’s a kind order, and it holds for carers too.',
      ],
      steps: [
        'Choose one piece of the care and ask a particular person, with day and hour: “could you sit here on Saturday from two to four?”.',
        'Ask the doctor’s surgery or the council what respite care exists where you live, and say plainly that you’re doing this without help.',
        {
          text: 'If there’s nobody around, call a carers’ helpline or the local social services and ask what exists for people like you.',
          if: ['alone'],
        },
      ],
      wishes: [
        'May someone look after you this week, if only for an afternoon.',
        'May {who} have a quiet day, so that you do as well.',
      ],
      also: 'And looking after {who} every day is tiring as well.',
    },
    'healed-thanks': {
      says: [
        'word remission',
        '<who> .. well again',
        'tumour|tumor|lump .. gone|benign',
        '<who> .. cured|healed|recovered|recovering well|better now|discharged|remission|all clear|home from',
        'i_am|im|ive|was .. cured|healed|recovered|remission|cancer free',
        'cancer free',
        'all clear',
        'in remission',
        '$tests .. came back|are|were|is .. clear|negative|benign|normal|good|fine|great|clean',
        'benign',
        'surgery|operation .. went well|successful|success',
        'out of hospital|icu|danger',
      ],
      not: ['pray*|hope|hoping|want|wish|please .. healed|recover|clear', 'not yet', 'waiting'],
      heard: [
        'What good news![ {who} is better, and you came to say so.] I’m happy with you.',
        'How wonderful: after the waiting, good news[ {ago}]! Congratulations on getting through it.',
        'What a relief to read this. Good news about health deserves to be told out loud.',
      ],
      psalms: [
        'In {psalm} someone says: “I called, and you healed me”. It’s short, and today you can say all of it.',
        '{psalm} asks the soul not to forget a single one of the good things. Start the list with this.',
      ],
      steps: [
        'Write today’s date and the good news on a slip of paper and keep it in your wallet; on a hard day you’ll want to read it.',
        'Thank one person who helped: the nurse, the neighbour who cooked, whoever drove. A message is enough.',
        { text: 'Tell the ones who waited far away too; they deserve to sleep well tonight.', if: ['far'] },
      ],
      wishes: [
        'May the good health last, and the joy with it.',
        'May the next check-up bring the same smile.',
      ],
      also: 'And what good news about health!',
    },
  },
};
