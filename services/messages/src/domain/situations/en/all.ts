import type { ThemeTexts } from '../situation-texts.ts';
import { body } from './body.ts';
import { children } from './children.ts';
import { expecting } from './expecting.ts';
import { decision, faith, growth } from './faith.ts';
import { family } from './family.ts';
import { requests, thanks } from './gladness.ts';
import { grief } from './grief.ts';
import { home, justice } from './home.ts';
import { illness } from './illness.ts';
import { addiction, conscience, fear } from './inner.ts';
import { love } from './love.ts';
import { money } from './money.ts';
import { others } from './others.ts';
import { study } from './study.ts';
import { work } from './work.ts';

/** The situations in English. */
export const en: readonly ThemeTexts[] = [
  grief,
  illness,
  body,
  expecting,
  love,
  children,
  family,
  others,
  work,
  money,
  study,
  home,
  justice,
  fear,
  conscience,
  addiction,
  faith,
  decision,
  growth,
  thanks,
  requests,
];
