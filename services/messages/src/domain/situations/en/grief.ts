import type { grief as plan } from '../plan/loss.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const grief: ThemeTexts<keyof typeof plan> = {
  groups: {
    died: 'died|dead|passed|pased|gone|dies|buried',
    spouse: 'husband|wife|spouse|partner|hubby|fiance|soulmate',
    pet: 'dog|cat|puppy|kitten|pet|rabbit|horse|bird|parrot|hamster|budgie|pony',
    offspring: 'son|daughter|child|baby|boy|girl',
    recent:
      'yesterday|today|week|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|just|morning|night|recently|suddenly|weeks',
  },
  situations: {
    grief: {
      says: [
        'someone i love .. died|dead|gone',
        'i am grieving',
        '<who> .. taken|took from|him|her',
        'outlive',
        'missing my <who>',
        '<who> .. died|dead|dies',
        '<who> passed .. away|on|in|from|last|suddenly',
        'lost my|our|a .. <who>',
        'death|loss|passing of .. <who>',
        'died .. my <who>',
        'my late <who>',
        'mourning|mourn|grief|grieving|bereaved|bereavement|widow|widower|widowed|funeral',
        'empty chair|bed|seat',
        '<who> is gone',
        '<who> .. no longer with us|here',
        'missing|miss my|our late? <who> .. died|heaven|gone|passed',
      ],
      not: [
        'pet|dog|cat|bunny',
        'lost .. job|contact|touch|temper|patience|custody',
        'nearly|almost|could have died',
        '<who> .. gone to|away|out|for',
      ],
      heard: [
        'I’m so sorry for your loss, and that {who} died[ {ago}].',
        'I’m so sorry for this loss. When someone dear dies, even the house sounds different.',
        'What sad news about {who}[ {ago}]. I’m sorry.',
      ],
      psalms: [
        '{psalm} says that God is close to the broken-hearted; it doesn’t ask grief to hurry.',
        '{psalm} imagines God gathering every tear, as if none of them were to be lost.',
      ],
      steps: [
        'Write down three lines today about one moment with {who} that you don’t want to forget, and keep the paper somewhere safe.',
        'Tell someone one story about this person today, on the phone or in a message, just as it comes.',
        'Choose one photograph and put it where you’ll pass it every day, until it’s time to put it away.',
      ],
      wishes: [
        'May the memory of {who} come with some peace.',
        'May there be somebody to talk to when you miss them most.',
      ],
      also: 'And there’s the death of someone you loved in what you write; I’m sorry.',
    },
    'grief-recent': {
      says: [
        '<who> .. went home .. lord|god',
        '<who> .. died & night|before|week|weeks|days',
        'weeks|days since .. <who>',
        '<who> .. $died .. $recent',
        '<who> .. $died & $recent',
        '<who> $died away|on & $recent',
        'lost my|our .. <who> & $recent',
        'just lost .. <who>',
        '$recent .. lost|buried my|our .. <who>',
        'buried my|our <who>',
        '<who> .. $died .. ago & days|weeks|week|month',
      ],
      not: ['$pet', 'years ago', 'year ago', 'years since', 'gone to|away|out|for', 'passed .. exam|test'],
      heard: [
        'I’m so sorry: {who} died[ {ago}]. It’s all so new, and there’s no right way through these days.',
        'What a loss, and so recent. I’m so sorry.',
        '{who} died[ {ago}], and you sat down and wrote about it. I’m truly sorry.',
      ],
      psalms: [
        '{psalm} says God is near to people whose heart is broken. Near, and not in a hurry.',
        'In {psalm} somebody tells God, without dressing it up, that eyes and body are worn out with sorrow. That prayer is allowed on days like these.',
      ],
      steps: [
        'Let someone else take care of one thing today: the food, a call, a form. Name the thing, so they know how to help.',
        {
          text: 'Send a message to someone who also knew {who} and ask them for one memory. That works from far away too.',
          if: ['far', 'who'],
        },
        'The papers and the clothes can wait. For today it’s enough to eat something and to sleep somewhere that isn’t empty, if you can.',
      ],
      wishes: [
        'May these first days bring people who know how to sit quietly beside you.',
        'May tonight be a little less long.',
      ],
      also: 'And {who} died[ {ago}], which is in all of it; I’m so sorry.',
    },
    'grief-years': {
      says: [
        'years without .. <who>',
        '<who> died .. years',
        'still miss .. <who>',
        'every day|year & miss|missing .. <who>',
        '<who> .. $died .. years|year',
        '<who> & $died & years|year|anniversary|childhood|when i was',
        '<who> $died .. in 2000|2010|2012|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024',
        'years|year since .. <who>',
        'anniversary of .. death|passing|<who>',
        'first christmas|birthday|thanksgiving|easter|year without .. <who>',
        'miss|missing my|our .. <who>',
        'miss|missing him|her .. still|years|every',
        'would have been|turned .. birthday|70|60|80|50|today',
        'lost my|our .. <who> & years|year|ago',
      ],
      not: ['$pet', 'abroad|away|moved|deployed|ex|boyfriend|girlfriend', 'far'],
      heard: [
        'You still miss {who}, and the time that has passed[ ({ago})] doesn’t make the gap smaller. I’m sorry.',
        'Missing someone doesn’t run out on a date. You miss {who}; I’m sorry they aren’t here.',
        'I’m sorry for this absence that goes on. The calendar moves, and some days bring everything back.',
      ],
      psalms: [
        'In {psalm} somebody says that tears have been their food day and night, and nobody in the Bible tells them to stop.',
        '{psalm} knows nights of weeping, and it knows mornings that do come; it doesn’t say when.',
      ],
      steps: [
        'Do one thing today the way {who} did it: the recipe, the song, how the table was set. It gives the missing a place.',
        'Write a short letter to the one who died and tell them what has happened since. It doesn’t have to go anywhere.',
        {
          text: 'Put a phone call into the calendar for the next hard date[ ({when})], with someone who misses them too.',
          unless: ['alone'],
        },
      ],
      wishes: [
        'May the memory of {who} come from its brightest side today.',
        'May missing them have a chair at the table without taking the whole room.',
      ],
      also: 'And missing {who} runs through all of it.',
    },
    'grief-spouse': {
      says: [
        'years .. married to',
        'since my <who=$spouse> & alone|gone|evenings|passed',
        'my <who=$spouse> .. died|passed|dead',
        'lost my .. <who=$spouse>',
        'death|loss|passing of my <who=$spouse>',
        'my late <who=$spouse>',
        'widow|widower|widowed',
        'after .. years of marriage && died|passed|lost|death|gone',
      ],
      not: [
        'lost my <who=$spouse> to another|someone',
        'left|cheated|divorc*|affair',
        '<who=$spouse> .. lost|passed .. job|exam|test',
        'lost my wifes|husbands',
      ],
      heard: [
        '{who} died[, {ago}]. I’m so sorry. When the person who shared the house is gone, even the hours sound different.',
        'I’m so sorry. Losing the one who walked beside you changes the pace of everything, and nobody learns that overnight.',
        'Such a gap, {who}[, {ago}]. I’m so sorry.',
      ],
      psalms: [
        '{psalm} calls God a defender of widows, and says that he gives the lonely a home.',
        '{psalm} speaks of a God who binds up wounds, as someone does who sits at the bedside.',
      ],
      steps: [
        'Pick the hardest hour of the day, supper perhaps, and arrange with someone today to phone you at exactly that hour.',
        'There’s a job that was always {who}’s: the bills, the car, the garden. Ask one person to do it with you once this week.',
        'Leave {who}’s things where they are for now. One drawer, one day, when you want to and not before.',
      ],
      wishes: [
        'May the evenings grow shorter, and may there be a voice at the other end.',
        'May the love you had with {who} stay yours.',
      ],
      also: 'And you’re living without {who} now; I’m so sorry.',
    },
    'grief-child': {
      says: [
        'outlive my|her|his|our son|daughter|child',
        'my boy|girl would have',
        'my|our .. <who=$offspring> .. died|passed|dead',
        'lost my|our .. <who=$offspring>',
        'death|loss of my|our <who=$offspring>',
        'buried my|our <who=$offspring>',
        'losing a child|son|daughter',
      ],
      not: [
        'miscarr*|pregnan*|weeks|stillborn|womb',
        'lost .. custody|contact|touch|job',
        'passed .. exam|test|driving',
      ],
      heard: [
        'I’m more sorry than I can say that {who} died[ {ago}]. No words are big enough for this, and these won’t pretend to be.',
        'Losing {who} is a pain nothing can be measured against. I’m so, so sorry.',
        'I’m so sorry. No mother and no father should ever have to write what you wrote.',
      ],
      psalms: [
        '{psalm} imagines God collecting every tear and keeping count. Not one of yours is too many.',
        '{psalm} begins with “how long, Lord?”, and the Bible keeps that question without correcting the one who asked.',
      ],
      steps: [
        'Say {who}’s name out loud today to someone who loves them too. Hearing it is part of being cared for.',
        'Look for a group of parents who have lost a child; hospitals and churches often know one. Today it’s enough to ask.',
        'Put three things that belonged to your child into one box. Open it when you want, close it when you need to.',
      ],
      wishes: [
        'May there be people beside you who aren’t afraid of this pain.',
        'May {who}’s name always be said with love.',
      ],
      also: 'And {who} died, which is greater than anything else here; I’m so sorry.',
    },
    'grief-pregnancy': {
      says: [
        'miscarriage|miscarried|miscarry|stillborn|stillbirth|ectopic',
        'lost our|my|the baby|pregnancy & weeks|pregnant|pregnancy|womb|months',
        'lost the baby|pregnancy',
        'no heartbeat',
        'baby .. born sleeping|still',
      ],
      not: ['afraid|scared|fear .. miscarr*|losing'],
      heard: [
        'I’m so sorry about your baby[, {ago}]. A child who was expected was already loved, however early it was.',
        'I’m so sorry. A pregnancy that ends like this[ {ago}] takes a whole future with it that had already begun.',
        'What a sad loss[, {ago}]. I’m sorry for your baby and for everything that was already being prepared.',
      ],
      psalms: [
        '{psalm} says that God knits a life together in the womb and knows it there. Your baby was known too.',
        '{psalm} says God stays close to the broken-hearted, even when hardly anybody knew yet.',
      ],
      steps: [
        'Give your baby a place: a name, a date written down, a flower. A loss that has a place hurts less secretly.',
        'Ring your midwife or doctor and ask for an appointment after the loss; the body needs looking after as well.',
        {
          text: 'Tell one person by message what happened and what you don’t want to hear. That helps people who want to help.',
          unless: ['secret'],
        },
      ],
      wishes: ['May nobody rush you.', 'May there be arms around you where your arms are empty.'],
      also: 'And there’s the baby you lost; I’m so sorry.',
    },
    'grief-pet': {
      says: [
        '<who=$pet> .. died|dead|passed|euthan*|rainbow|put down|put to sleep|killed|hit',
        'lost|loss|death .. <who=$pet>',
        'put .. <who=$pet> down|sleep|to sleep',
        'miss|missing my|our .. <who=$pet>',
        'rainbow bridge',
        '<who=$pet> & put down|put to sleep',
      ],
      not: ['ran away|missing poster|escaped|stolen'],
      heard: [
        'I’m so sorry about {who}[, {ago}]. When the one who met you at the door every day is gone, the house is very quiet.',
        'How sad, to lose {who}[ {ago}]. Anyone who has lived with an animal knows this is real grief.',
        'I’m sorry. A companion of every single day is missing in every corner.',
      ],
      psalms: [
        '{psalm} says that God’s kindness reaches everything he has made. That takes in the animals we love.',
        '{psalm} says God cares for people and animals alike. Yours was inside that care.',
      ],
      steps: [
        'Send your best picture of {who} to somebody who loved them too, with the naughtiest thing they ever did.',
        'Put the collar, the bowl or the favourite toy in one place, and leave deciding about the rest for another day.',
        {
          text: 'If there are children at home, use the plain word today: died. They understand more with simple words.',
          if: ['children'],
        },
      ],
      wishes: [
        'May the joy {who} brought last longer than the ache.',
        'May nobody say within your hearing that it was only an animal.',
      ],
      also: 'And {who} is missed; I’m sorry for that loss too.',
    },
    'grief-dying': {
      says: [
        'stopped treatment',
        '<who> .. not|hasnt|havent|doesnt got|have long left',
        '<who> .. slipping away',
        'long left',
        '<who> .. dying|terminal|hospice|palliative',
        '<who> & dying|terminal|hospice|palliative',
        'hospice|palliative .. <who>',
        '<who> .. days|weeks|months|hours to live|left',
        'doctors|doctor .. nothing more|else .. do',
        'say goodbye|goodbyes .. <who>',
        '<who> .. not going to make it',
        'end of life',
      ],
      not: ['dying to|of laughter', 'died', 'airport'],
      heard: [
        'I’m so sorry. Staying near {who} now is a love that doesn’t run away.',
        'The doctors can’t do much more for {who}, and there’s still so much to give: a hand, a voice, being there. I’m sorry it’s now.',
        'I’m so sorry. Being close to someone who is leaving life is among the hardest things there are, and the truest.',
      ],
      psalms: [
        '{psalm} speaks of a dark valley in which nobody walks alone. It can be read softly, beside the bed.',
        '{psalm} says that body and heart may fail and God is still the ground. It’s a line for {who} and for whoever sits there.',
      ],
      steps: [
        {
          text: 'Say one of these today, whichever is true: “thank you”, “forgive me”, “it’s all forgiven”, “I love you”. It needn’t be all four.',
          unless: ['far'],
        },
        {
          text: 'Record a short message today: one memory and “I love you”. Someone who is there can play it close to {who}’s ear.',
          if: ['far', 'who'],
        },
        'Ask the team: what eases pain now, and whom do we call at three in the morning? Put both answers on the fridge.',
      ],
      wishes: [
        'May there be peace in {who}’s room, and somebody who looks after you as well.',
        'May the words that matter find their hour.',
      ],
      also: 'And {who} is dying; I’m so sorry.',
    },
    'grief-funeral': {
      says: [
        'service for .. <who>',
        'lay|laying .. <who> to rest',
        'graveside|eulogy',
        'funeral|burial|memorial|wake|cremation .. today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|morning',
        'today|tomorrow .. funeral|burial|memorial|wake|bury|burying',
        'funeral|burial of|for .. <who>',
        'bury|burying|laying my|our .. <who>',
        'speak|eulogy|speech .. funeral',
        '<who> s funeral',
        'eulogy',
      ],
      not: ['years|year ago', 'funeral was'],
      heard: [
        'I’m so sorry. The farewell for {who} is[ {when}], and saying goodbye in front of people takes strength.',
        'I’m sorry that you’re saying farewell to {who}.[ {day} is the day of the farewell.]',
        'I’m sorry. Funeral days pass as if in fog; nothing has to be done perfectly in them.',
      ],
      psalms: [
        '{psalm} has been said at gravesides for centuries: not even the darkest valley is walked alone. It can be read aloud there.',
        '{psalm} fits a funeral because it claims so little: God is near to those whose heart is broken.',
      ],
      steps: [
        'Choose one person to stay near you that day and tell them now: “stay with me, and take me home when I ask”.',
        {
          text: 'If you can’t be there, light a candle at the same hour and read the Psalm; let the family know you’re doing it.',
          if: ['far'],
        },
        'Write one sentence to {who} on a small piece of paper and carry it in your pocket. It can be read out, or only carried.',
      ],
      wishes: [
        'May the farewell[ {when}] have more embraces than words.',
        'May rest come afterwards, without guilt.',
      ],
      also: 'And the farewell for {who} is[ {when}]; I’m so sorry.',
    },
  },
};
