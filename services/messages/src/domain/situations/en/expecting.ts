import type { expecting as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const expecting: ThemeTexts<keyof typeof plan> = {
  groups: {
    newborn: 'baby|son|daughter|boy|girl|twins|child|newborn',
    grand:
      'grandson|granddaughter|grandchild|grandbaby|nephew|niece|godson|goddaughter|godchild|great-grandchild|grandkid',
    born: 'born|arrived|birth',
  },
  situations: {
    'pregnant-worry': {
      says: [
        'pregnant & blood|pressure|early|bed|rest',
        'bed rest',
        'weeks & birth|baby|pregnant & scared|terrified|afraid|worried|nervous',
        'terrified|scared|afraid of the birth|labour|labor|delivery',
        'pregnant|pregnancy & scared|afraid|worried|anxious|risk|bleeding|fear|nervous|complications|terified|pray',
        'high risk pregnancy',
        'scared|afraid|fear|nervous|terified .. birth|labour|labor|delivery|losing the? baby|miscarr*',
        'due .. week|month|monday|friday|tomorrow|soon|december|january & scared|nervous|afraid|pray|anxious|safe|worried',
        'my <who=wife|daughter|sister|friend|partner|girlfriend> .. pregnant & risk|worried|scared|bleeding|pray|bed',
        'scan|ultrasound & baby & scared|worried|nervous|anxious|problem|heartbeat',
      ],
      not: ['lost|miscarried', 'trying to|get|want pregnant', 'was born'],
      heard: [
        'A pregnancy with fear beside it[, and {day} ahead]: every day is counted differently.',
        'To be expecting a child[ {when}] and to be afraid for it is already looking after it.',
        'There’s a baby on the way, and a worry that doesn’t let go.',
      ],
      psalms: [
        '{psalm} says that God knits a life together in the womb. Where no one else can reach, there’s already care.',
        '{psalm} asks God to keep the one who goes out and the one who comes in. It fits a birth well.',
      ],
      steps: [
        'Write down now what frightens you, in short sentences, and take it to the midwife; ask which signs mean “come at once” and which can wait.',
        'With bleeding, strong pain or less movement, go to the maternity unit today; don’t wait for the appointment.',
        {
          text: 'Settle today who drives and who stays with the other children, and put both numbers on the fridge.',
          if: ['children'],
        },
      ],
      wishes: [
        'May the months ahead be quiet and the child arrive well.',
        'May the next scan[ {when}] show a strong heartbeat.',
      ],
      also: 'And there’s the pregnancy, with its worries.',
    },
    'birth-child': {
      says: [
        'i_am|im a dad|mum|mom|father|mother',
        'shes|hes here & fingers|toes|thank|pounds|born',
        'my|our <who=$newborn> .. was? $born',
        'i_am|im|became|become .. mother|father|mum|mom|dad|parent & first|yesterday|today|just|week|new',
        'we had|have|welcomed our|a .. <who=$newborn>',
        'gave birth',
        'new|first time mum|mom|mother|dad|father|parents',
        '$born .. yesterday|today|morning|week|night',
        'just had .. <who=$newborn>',
      ],
      not: [
        '$grand',
        'stillborn',
        'premature|nicu',
        'years ago',
        'since .. born',
        'first born|child',
        'worried|tired|exhausted',
      ],
      heard: [
        'Congratulations on {who}’s arrival[ {ago}]! What a lovely thing to read.',
        'Born! Congratulations on the new life in your home[ {ago}].',
        'How wonderful: {who} is here[, {ago}]! Congratulations.',
      ],
      psalms: [
        '{psalm} calls children a gift that’s put into our hands. Today the gift has a weight and a voice.',
        '{psalm} speaks of God being there from the mother’s lap on, before any word. A good first Psalm to read beside a cradle.',
      ],
      steps: [
        'Write down three things from the first day before sleep wipes them away: the hour, who was there, the first thing anyone said.',
        'Say yes to the first help that’s offered, however small: “yes, please bring lunch.”',
        { text: 'Send those far away ten seconds of the baby breathing. It needn’t be more.', if: ['far'] },
      ],
      wishes: [
        'May your home have health, milk and patience.',
        'May {who} grow up among people who sing at bedtime.',
      ],
      also: 'And congratulations on the birth!',
    },
    'birth-grandchild': {
      says: [
        'great grandmother|grandfather|grandma|grandpa',
        'godmother|godfather|godparent & born|baby|daughter|son',
        '<who=daughter|son|friend|sister|brother> s daughter|son|baby .. born',
        'my|our .. <who=$grand> .. was? $born',
        'i_am|im|became|become .. grandmother|grandfather|grandma|grandpa|grandparent|aunt|auntie|uncle|nana|granny',
        'we_are|were .. grandparents',
        'first|new|a .. <who=$grand>',
        '<who=daughter|son|sister|brother|friend> .. had|gave|has .. baby|birth|boy|girl',
        '$born .. <who=$grand>',
      ],
      not: ['premature|nicu|sick|ill|hospital|fever', 'see|seen my $grand', 'exam|school|birthday'],
      heard: [
        'Congratulations! {who} was born[ {ago}], and the family has grown.',
        'What lovely news, {who}’s arrival[ {ago}]! Congratulations to you all.',
        'Congratulations on this new child in the family[, {ago}]!',
      ],
      psalms: [
        '{psalm} wishes someone a very concrete blessing: to see children’s children. Today you did.',
        '{psalm} says one generation tells the next about the good things of God. Your turn to tell begins now.',
      ],
      steps: [
        'Write a short letter to be read at fifteen: what happened on the day of the birth, and who cried first.',
        {
          text: 'From far away, agree with the parents on a short video call once a week at the same hour, so that your voice is known early.',
          if: ['far'],
        },
        {
          text: 'Bring the parents a meal that’s ready to eat, and stay just long enough to hold the baby and wash up.',
          unless: ['far', 'no-money'],
        },
      ],
      wishes: [
        'May {who} grow up healthy and know your voice.',
        'May the joy of this birth go round the whole family.',
      ],
      also: 'And congratulations on the new child in the family!',
    },
  },
};
