import { useLanguage } from '../../../lib/use-language.ts';
import { PUBLIC_PAGE_LINKS, type PublicPage } from '../../../locales/public-page-links.ts';

/** A link to a page without scripts, which opens beside what somebody has written. */
export function PublicPageLink({ page }: { readonly page: PublicPage }) {
  const language = useLanguage();
  return (
    <a
      href={`/${page}?lang=${language}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {PUBLIC_PAGE_LINKS[language][page]}
    </a>
  );
}
