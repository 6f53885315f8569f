import { useTranslation } from '@selah/web-kit/platform';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import type { PrivacyDialogProps } from './privacy-dialog.tsx';

const privacyDialog = () => import('./privacy-dialog.tsx');

/** The privacy text, downloaded when somebody wants to read it. */
export function PrivacyNote(props: PrivacyDialogProps) {
  const { t } = useTranslation();
  const { part, hasFailed } = useLazyModule(privacyDialog);
  if (hasFailed && props.open) return <p role="alert">{t('privacy.notOpened')}</p>;
  return part && <part.default {...props} />;
}
