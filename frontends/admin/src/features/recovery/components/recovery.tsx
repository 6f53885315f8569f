import { Button } from '@selah/web-kit/ui/button';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { useState } from 'react';
import { texts } from '../../../locales/pt.ts';
import { RecoveryForm } from './recovery-form.tsx';

/** The "forgot password" link and its dialog (M-107). */
export function Recovery() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="justify-self-center" onClick={() => setIsOpen(true)}>
        {texts.recovery.link}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.recovery.title}
        closeLabel={texts.frame.close}
      >
        <RecoveryForm onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
