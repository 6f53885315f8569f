import type { ThemeTexts } from '../situation-texts.ts';
import { addiction } from './addiction.ts';
import { body } from './body.ts';
import { children } from './children.ts';
import { conscience } from './conscience.ts';
import { decision } from './decision.ts';
import { expecting } from './expecting.ts';
import { faith } from './faith.ts';
import { family } from './family.ts';
import { fear } from './fear.ts';
import { grief } from './grief.ts';
import { growth } from './growth.ts';
import { home } from './home.ts';
import { illness } from './illness.ts';
import { justice } from './justice.ts';
import { love } from './love.ts';
import { money } from './money.ts';
import { others } from './others.ts';
import { requests } from './requests.ts';
import { study } from './study.ts';
import { thanks } from './thanks.ts';
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
