import type { TimeWords } from '../language-words.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const units = ['day', 'week', 'month', 'year'] as const;

export const times: Readonly<Record<string, TimeWords>> = {
  today: { says: ['today'], when: 'today', day: 'today', ago: 'today' },
  'this-morning': { says: ['this morning'], when: 'this morning', day: 'this morning', ago: 'this morning' },
  'this-afternoon': { says: ['this afternoon'], when: 'this afternoon', day: 'this afternoon' },
  tonight: { says: ['tonight|tonite', 'this evening'], when: 'tonight', day: 'tonight' },
  'last-night': { says: ['last night'], ago: 'last night' },
  tomorrow: { says: ['tomorrow|tmrw|tomorow|tmr|tmw|tomorro'], when: 'tomorrow', day: 'tomorrow' },
  'tomorrow-morning': {
    says: ['tomorrow|tmrw|tmr morning'],
    when: 'tomorrow morning',
    day: 'tomorrow morning',
  },
  'day-after-tomorrow': {
    says: ['day after tomorrow'],
    when: 'the day after tomorrow',
    day: 'the day after tomorrow',
  },
  yesterday: { says: ['yesterday'], ago: 'yesterday' },
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [day.toLowerCase(), { says: [day.toLowerCase()], when: `on ${day}`, day, ago: `on ${day}` }],
      [
        `next-${day.toLowerCase()}`,
        { says: [`next ${day.toLowerCase()}`], when: `next ${day}`, day: `next ${day}` },
      ],
      [`last-${day.toLowerCase()}`, { says: [`last ${day.toLowerCase()}`], ago: `last ${day}` }],
    ]),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      month.toLowerCase(),
      {
        // May and March are other words too.
        says: /^Ma/.test(month)
          ? [`in|since|until|til|by|last|next ${month.toLowerCase()}`]
          : [month.toLowerCase()],
        when: `in ${month}`,
        day: month,
        ago: `in ${month}`,
      },
    ]),
  ),
  'this-week': { says: ['this week'], when: 'this week', day: 'this week', ago: 'this week' },
  'this-weekend': { says: ['this weekend', 'the weekend'], when: 'this weekend', day: 'this weekend' },
  'next-week': { says: ['next week'], when: 'next week', day: 'next week' },
  'next-month': { says: ['next month'], when: 'next month', day: 'next month' },
  'next-year': { says: ['next year'], when: 'next year', day: 'next year' },
  'this-month': { says: ['this month'], when: 'this month', day: 'this month', ago: 'this month' },
  'this-year': { says: ['this year'], when: 'this year', day: 'this year', ago: 'this year' },
  'last-week': { says: ['last week'], ago: 'last week' },
  'last-month': { says: ['last month'], ago: 'last month' },
  'last-year': { says: ['last year'], ago: 'last year' },
  ...Object.fromEntries(
    units.flatMap((unit) => [
      [`${unit}-ago`, { says: [`a|one ${unit} ago`], ago: `a ${unit} ago` }],
      [`${unit}s-ago`, { says: [`<n=$number> ${unit}s ago`], ago: `{n} ${unit}s ago` }],
      [`in-${unit}`, { says: [`in a|one ${unit}`], when: `in a ${unit}`, day: `the coming ${unit}` }],
      [`in-${unit}s`, { says: [`in <n=$number> ${unit}s`], when: `in {n} ${unit}s` }],
      [
        `${unit}s-of`,
        {
          says: [
            `<n=$number> ${unit}s of silence|waiting|pain|this|nothing|rejections|treatment|trying|searching`,
          ],
          span: `for {n} ${unit}s`,
        },
      ],
      // “I haven’t been there in ten years” is no time ahead.
      [
        `not-in-${unit}s`,
        {
          says: [`havent|hasnt|not|never|no|nobody .. .. in <n=$number> ${unit}s`],
          span: `for {n} ${unit}s`,
        },
      ],
      [`for-${unit}`, { says: [`for a|one ${unit}`], span: `for a ${unit}` }],
      [
        `for-n-${unit}s`,
        {
          says: [`for|these|past|last <n=$number> ${unit}s`, `<n=$number> ${unit}s now!`],
          span: `for {n} ${unit}s`,
        },
      ],
    ]),
  ),
  'hours-tonight': { says: ['in a few|couple|coupl hours'], when: 'in a few hours', day: 'the next hours' },
  'nights-ago': { says: ['<n=$number> nights ago'], ago: '{n} nights ago' },
  'yrs-ago': { says: ['<n=$number> yrs ago'], ago: '{n} years ago' },
  'wks-ago': { says: ['<n=$number> wks ago'], ago: '{n} weeks ago' },
  'for-yrs': { says: ['for|these|past|last <n=$number> yrs'], span: 'for {n} years' },
  'few-weeks-ago': { says: ['few|couple weeks|of weeks? ago'], ago: 'a few weeks ago' },
  'few-months-ago': { says: ['few|couple months|of months? ago'], ago: 'a few months ago' },
  'few-years-ago': { says: ['few|couple years|of years? ago'], ago: 'a few years ago' },
  'in-few-days': { says: ['in a few|couple days|of days?'], when: 'in a few days', day: 'the coming days' },
  'in-few-weeks': { says: ['in a few|couple weeks|of weeks?'], when: 'in a few weeks' },
  'this-summer': { says: ['this summer'], when: 'this summer', day: 'this summer', ago: 'this summer' },
  'this-spring': { says: ['this spring'], when: 'this spring', day: 'this spring', ago: 'this spring' },
  'this-autumn': { says: ['this autumn|fall'], when: 'this autumn', day: 'this autumn', ago: 'this autumn' },
  'this-winter': { says: ['this winter'], when: 'this winter', day: 'this winter', ago: 'this winter' },
  'last-spring': { says: ['last spring'], ago: 'last spring' },
  'last-summer': { says: ['last summer'], ago: 'last summer' },
  'last-winter': { says: ['last winter'], ago: 'last winter' },
  'few-days-ago': { says: ['few|couple days|of days? ago'], ago: 'a few days ago' },
  'long-ago': { says: ['years|long ago', 'long time ago'], ago: 'years ago' },
  'for-years': { says: ['for years'], span: 'for years' },
  'for-months': { says: ['for months'], span: 'for months' },
  'for-weeks': { says: ['for weeks'], span: 'for weeks' },
  'every-night': { says: ['every night', 'each night'], span: 'every night' },
  'every-day': { says: ['every day', 'each day', 'everyday'], span: 'every day' },
  christmas: { says: ['christmas', 'xmas'], when: 'at Christmas', day: 'Christmas' },
  easter: { says: ['easter'], when: 'at Easter', day: 'Easter' },
  'new-year': { says: ['new year|years'], when: 'at New Year', day: 'the New Year' },
};
