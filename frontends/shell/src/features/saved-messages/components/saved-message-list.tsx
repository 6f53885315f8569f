import { SAVED_LIST_VIEWPORT_HEIGHT, TIMINGS } from '@selah/shared/contracts/limits';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import { useTranslation } from '@selah/web-kit/platform';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import * as Accordion from 'radix-ui/accordion';
import * as ScrollArea from 'radix-ui/scroll-area';
import { type CSSProperties, useState } from 'react';
import { PrintSheet, usePrinting } from '../../../components/print-sheet.tsx';
import { useDeletions } from '../use-deletions.ts';
import { SavedMessageItem } from './saved-message-item.tsx';

interface SavedMessageListProps {
  readonly messages: readonly SavedMessage[];
  /** Undefined when there are no older messages. */
  readonly onMore: (() => void) | undefined;
  readonly isFetchingMore: boolean;
  /** The last request failed; the list shows older data. */
  readonly isOutdated: boolean;
}

/** A scrollable list, at most half a screen high, with one open message at a time (M-096, M-097, M-102). */
export function SavedMessageList({ messages, onMore, isFetchingMore, isOutdated }: SavedMessageListProps) {
  const { t } = useTranslation();
  const deletions = useDeletions();
  const [toDelete, setToDelete] = useState<SavedMessage>();
  const { printed, print } = usePrinting();

  return (
    <>
      <ScrollArea.Root
        type="scroll"
        scrollHideDelay={TIMINGS.scrollbarHideMs}
        className="saved-scroll"
        style={{ '--saved-height': `${SAVED_LIST_VIEWPORT_HEIGHT * 100}vh` } as CSSProperties}
      >
        <ScrollArea.Viewport className="saved-viewport">
          <Accordion.Root type="single" collapsible aria-label={t('myMessages.list')}>
            {messages.map((message) => (
              <SavedMessageItem
                key={message.id}
                message={message}
                onDelete={() => setToDelete(message)}
                onPrint={() => print(message)}
              />
            ))}
          </Accordion.Root>
          {isOutdated && <p className="px-6 py-4 text-danger">{t('myMessages.errorLoadingMessages')}</p>}
          {onMore && (
            <Button look="plain" disabled={isFetchingMore} onClick={onMore} className="my-3 w-full">
              {isFetchingMore && <Spinner />}
              <span>{isFetchingMore ? t('myMessages.loadingMore') : t('myMessages.more')}</span>
            </Button>
          )}
        </ScrollArea.Viewport>
        <ScrollArea.Scrollbar orientation="vertical" className="saved-scrollbar">
          <ScrollArea.Thumb className="saved-thumb" />
        </ScrollArea.Scrollbar>
      </ScrollArea.Root>
      <AlertDialog
        open={toDelete !== undefined}
        onOpenChange={(open) => open || setToDelete(undefined)}
        title={t('myMessages.deleteTitle')}
        text={t('myMessages.deleteText')}
        confirmLabel={t('myMessages.confirm')}
        cancelLabel={t('myMessages.cancel')}
        destructive
        onConfirm={() => toDelete && deletions.ask(toDelete)}
      />
      {printed && <PrintSheet message={printed} />}
    </>
  );
}
