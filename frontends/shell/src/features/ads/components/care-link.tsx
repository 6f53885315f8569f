import { useLanguage } from '../../../lib/use-language.ts';
import { CARE_LINK } from '../../../locales/care-link.ts';

/** A link to the page about what is recognised and how well, which opens beside what somebody has written. */
export function CareLink() {
  const language = useLanguage();
  return (
    <a
      href={`/care?lang=${language}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {CARE_LINK[language]}
    </a>
  );
}
