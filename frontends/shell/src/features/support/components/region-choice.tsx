import { useTranslation } from '@selah/web-kit/platform';
import { useId, useMemo } from 'react';
import { useLanguage } from '../../../lib/use-language.ts';
import { ANOTHER_REGION, regionOptions } from '../domain/help-regions.ts';
import type { HelpRegion } from '../use-help-region.ts';

/** Chooses the country of the phone lines. */
export function RegionChoice({ region, choose }: HelpRegion) {
  const { t } = useTranslation();
  const language = useLanguage();
  const options = useMemo(() => regionOptions(language), [language]);
  const id = useId();
  const isKnown = options.some((option) => option.region === region);
  const unknown = region === undefined ? '' : ANOTHER_REGION;
  return (
    <p className="help-region">
      <label htmlFor={id}>{t('support.region')}</label>
      <select id={id} value={isKnown ? region : unknown} onChange={({ target }) => choose(target.value)}>
        {region === undefined && (
          <option value="" disabled>
            {t('support.chooseRegion')}
          </option>
        )}
        {options.map((option) => (
          <option key={option.region} value={option.region}>
            {option.name}
          </option>
        ))}
        <option value={ANOTHER_REGION}>{t('support.anotherRegion')}</option>
      </select>
    </p>
  );
}
