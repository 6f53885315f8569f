import type { money as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const money: ThemeTexts<keyof typeof plan> = {
  groups: {
    owe: 'debt|debts|owe|owing|loan|loans|creditors|collectors|overdraft|bankruptcy|bankrupt|indebted|payday',
  },
  situations: {
    money: {
      says: [
        'money worries|troubles|problems|trouble',
        'payday',
        'count|counting coins',
        'month left',
        'living on|off',
        'cant afford',
        'money .. tight|problems|trouble|worries|short|issues|gone|run|running|struggling|not enough',
        'financial|financially|finances|finance',
        'no|need|without|enough|short|worried|stress .. money',
        'cant|cannot|not|struggle|struggling afford|pay|make ends|paying',
        'bills .. pay|piling|pile|unpaid|overdue|behind|cant|due',
        'behind on|with .. bills|payments',
        'make ends meet',
        'paycheck|paycheque|wages|salary .. enough|late|doesnt',
        'broke .. down|broken & car|fridge|boiler|washing|roof & afford|pay|money|cost',
        'broke until|till|and',
      ],
      not: [
        'money isnt everything',
        'gambl*|bet|bets|casino',
        'scam*|robbed|stolen',
        'broke up|my heart|arm',
      ],
      heard: [
        'The money isn’t reaching[, {span}], and the bills don’t wait.',
        'When the end of the month comes in the middle of it[, {span}], no home has any peace.',
        'Being short of money[ {span}] means doing sums even in one’s sleep.',
      ],
      psalms: [
        '{psalm} is an old person looking back, who never saw good people left without anyone. It’s no promise of riches; it’s a memory of being helped.',
        '{psalm} speaks of a hand that opens and gives food in time. Ask for today’s; tomorrow’s can be asked for tomorrow.',
      ],
      steps: [
        'Write three columns: what comes in, what can’t be missing (food, rent, power, medicine), what can wait. Pay in that order.',
        'Ask a citizens’ advice office or social services which benefits you may claim; many people never ask for what’s theirs.',
        'Ring one of the overdue bills today, before they ring you, and ask just this: “what’s the smallest payment you’d accept?”.',
      ],
      wishes: [
        'May the main things not be missing this week.',
        'May work, time or help turn up, whichever comes first.',
      ],
      also: 'And there isn’t enough money.',
    },
    debt: {
      says: [
        'in debt',
        'owe more',
        'credit cards|card',
        'i owe',
        'cards .. full|maxed',
        'loan|debt .. back',
        'in|my|our|paying|pay|huge|so much|drowning|owe|deep .. <thing=debt|debts>',
        'debts|debt|indebted',
        'owe .. money|bank|thousand|thousands|friend|people|dollars|pounds',
        'credit card|cards & maxed|debt|pay|owe|interest|bills',
        'loan|loans .. pay|repay|bank|payday|shark|sharks|student',
        'collectors|creditors|bankruptcy|bankrupt|bailiffs|repossess*',
      ],
      not: ['debt free|paid off', 'owe me', 'in your debt', 'owe .. god|thanks'],
      heard: [
        'Debt[ you’ve carried {span}] rings in the phone, the letterbox and the pillow.',
        'To owe money[ {span}] is to carry a number around in one’s head all day.',
        'There are debts to pay, and the interest walks faster than the wages. That’s a hard place to be.',
      ],
      psalms: [
        '{psalm} tells of being pulled out of a pit of mud, one foot after the other. Debt is climbed out of like that too.',
        '{psalm} invites us to throw the weight on God. Afterwards the calculator is still on the table, but you’re not alone with it.',
      ],
      steps: [
        'Make the whole list today: to whom, how much, at what interest. Put the highest interest first; that’s where one begins.',
        'Call a free, non-profit debt advice service and ask for an appointment; don’t pay anyone who promises to make debts vanish.',
        'Ring one creditor and don’t accept the first offer; ask for it in writing and sleep on it before you sign.',
      ],
      wishes: ['May the list get shorter every month.', 'May the phone stop being frightening.'],
      also: 'And the debts won’t let your head rest.',
    },
    rent: {
      says: [
        'pay|paying .. rent',
        'rent .. up|raised|due',
        'rent',
        '<thing=rent|mortgage|lease> .. pay|due|behind|late|afford|increase|raised|cant|months|short|overdue',
        'pay|behind|afford|owe|late|short .. <thing=rent|mortgage>',
        'evict|evicted|eviction|foreclosure|homeless|homelessness',
        'lose|losing|lost my|our|the home|house|apartment|flat',
        'landlord .. evict*|out|selling|notice|kick*|raise*|wants',
        'nowhere|no place to live|go|stay|sleep',
        'sleeping in .. car',
        'kicked out',
      ],
      not: ['rent free', 'lost .. house .. fire|flood', 'nursing home', 'god .. home'],
      heard: [
        'The rent[ that’s due {when}] is threatening the roof over your head[, and has been {span}]. Few things shake the ground like that.',
        'Not knowing whether the place is still yours next month would keep anybody awake. That’s a hard corner.',
        'It’s the roof that’s at risk, and that’s a fear with a sum and a date on it.',
      ],
      psalms: [
        '{psalm} asks to live in a shelter, under wings. It’s the prayer of someone who knows what needing a roof is.',
        '{psalm} calls God a refuge that’s very near in trouble, even when the earth gives way.',
      ],
      steps: [
        'Write to the landlord today: how much you can pay, on which day, and ask to pay the rest in parts. Keep the answer.',
        'Call a tenants’ advice service or legal aid: nobody may simply be put out on the street, and there are deadlines for answering.',
        'Ask the council or social services about emergency housing help today, and take the contract and everyone’s papers along.',
      ],
      wishes: [
        'May the roof stay over your head, and the night pass without a knock.',
        'May the landlord be willing to talk.',
      ],
      also: 'And the rent puts the roof at risk.',
    },
    'no-food': {
      says: [
        'gave .. my plate',
        'eaten|ate at work',
        'kids|boys|girls|children .. hungry|eat',
        'no|not|without|out|enough|afford|buy .. food|groceries|milk',
        'nothing|anything to eat',
        'hungry|starving',
        'fridge|cupboards|pantry|cupboard .. empty|bare',
        'food bank|stamps|pantry',
        'feed my|our|the kids|children|family',
        'skip|skipping|skipped meals',
      ],
      not: [
        'hungry for',
        'buy milk',
        'went out',
        'hungry for god|love',
        'cant eat',
        'food poisoning|allergy',
      ],
      heard: [
        'There isn’t enough food in your home[, {span}]. That comes before anything else; I’m sorry.',
        'I’m sorry: having nothing to put on the table isn’t the fault of the one who cooks.',
        'You’re writing with empty cupboards. So first to what can help.',
      ],
      psalms: [
        '{psalm} says that God gives bread to the hungry, and usually it comes by people’s hands. Ask the hands that are near.',
        'In {psalm} someone says without shame: “I’m poor and in need; don’t be long”. Asking makes nobody smaller.',
      ],
      steps: [
        'Call or go to the nearest food bank today and say it in these words: “we have no food at home”. If you need a referral, ask there who gives one.',
        'Knock at a church, mosque, temple or community centre nearby and ask for a food parcel or a meal; they don’t ask what you believe.',
        {
          text: 'Talk to the children’s school: free meals are there for this, and many keep a list of families for parcels.',
          if: ['children'],
        },
      ],
      wishes: [
        'May there be full plates in your home before today is over.',
        'May the help come with respect.',
      ],
      also: 'And there isn’t enough food at home, which comes first: a food bank near you can help today.',
    },
  },
};
