import type { LetterSource } from '@selah/shared/contracts/messages/requests';
import { useTranslation } from '@selah/web-kit/platform';

/** Absent in letters that were saved or kept before it was known. */
type Known = LetterSource | undefined;

const NOTES = {
  model: 'message.source.model',
  composer: 'message.source.composer',
  reviewed: 'message.source.reviewed',
} as const;

/**
 * The attribute of an element whose words a model wrote without a person's review (the proposal “AI Content Disclosure” of a W3C
 * community group). Spread on the element.
 */
export function disclosureOf(source: Known): { readonly 'ai-disclosure'?: 'ai-autonomous' } {
  return source === 'model' ? { 'ai-disclosure': 'ai-autonomous' } : {};
}

/** Says who wrote a letter. */
export function LetterSourceNote({
  source,
  className,
}: {
  readonly source: Known;
  readonly className: string;
}) {
  const { t } = useTranslation();
  return <p className={className}>{t(source ? NOTES[source] : 'message.automatic')}</p>;
}
