import type { CompareText } from '../bson/compare.ts';
import { compareUtf8 } from '../bson/compare.ts';
import type { Document } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric } from '../bson/value-type.ts';
import { badValue, notSupported } from '../errors.ts';

const SENSITIVITY: Readonly<Record<number, 'base' | 'accent' | 'variant'>> = {
  1: 'base',
  2: 'accent',
  3: 'variant',
};

/**
 * String comparison of a collation. MongoDB and this engine both use ICU: strength 1 ignores case and accents, 2
 * ignores case, 3 (the default) neither.
 * @throws CommandNotSupported for options that the engine does not have
 */
export function textComparison(collation: Document): CompareText {
  const { locale, strength, numericOrdering, ...others } = collation;
  if (typeof locale !== 'string') throw badValue("Field 'locale' is a required collation field");
  for (const [option, value] of Object.entries(others)) {
    if (!(option in DEFAULTS) || DEFAULTS[option] !== value)
      throw notSupported(`collation option '${option}'`);
  }
  if (locale === 'simple') return compareUtf8;
  const level = strength === undefined ? 3 : isNumeric(strength) ? nearestDouble(strength) : Number.NaN;
  const sensitivity = SENSITIVITY[level];
  if (!sensitivity) throw notSupported(`collation strength ${String(strength)}`);
  const collator = newCollator(locale, { sensitivity, numeric: numericOrdering === true });
  return (left, right) => collator.compare(left, right);
}

const DEFAULTS: Readonly<Record<string, unknown>> = {
  caseLevel: false,
  caseFirst: 'off',
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};

function newCollator(locale: string, options: Intl.CollatorOptions): Intl.Collator {
  try {
    return new Intl.Collator(locale.replaceAll('_', '-'), {
      ...options,
      usage: 'sort',
      ignorePunctuation: false,
    });
  } catch {
    throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
  }
}
