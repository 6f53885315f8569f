import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { useCallback, useEffect, useState } from 'react';
import { PersonalMessage } from '../../features/personal-message/components/personal-message.tsx';
import type { SaveMessageContext } from '../../features/personal-message/use-save-message.ts';
import { HelpAnnouncement } from '../../features/support/components/help-announcement.tsx';
import { HelpPanel } from '../../features/support/components/help-panel.tsx';
import { useDistressWatch } from '../../features/support/use-distress-watch.ts';
import { countUsage } from '../../lib/count-usage.ts';
import { useTimesForgotten } from '../../lib/kept/use-kept.ts';

/** The form and its answer, with help beside both when the text suggests danger. */
export function MessageComposer(saving: SaveMessageContext) {
  const { writing, sending, answered, startedOver } = useDistressWatch();
  const author = useAuthor(saving.user?.id);
  const timesForgotten = useTimesForgotten();
  useEffect(() => {
    if (author > 0 || timesForgotten > 0) startedOver();
  }, [author, timesForgotten, startedOver]);
  const show = useCallback(({ support }: AiMessageAnswer) => answered(support?.lines), [answered]);

  return (
    <>
      <HelpAnnouncement />
      <PersonalMessage
        key={`${author} ${timesForgotten}`}
        {...saving}
        help={<HelpPanel />}
        onWriting={writing}
        onSending={sending}
        onAnswered={() => countUsage('aiQuestions')}
        onShown={show}
        onAgain={startedOver}
      />
    </>
  );
}

/**
 * Changes when another person logs in. The text and letter on the page then belong to the previous person and are removed.
 */
function useAuthor(userId: number | undefined): number {
  const [author, setAuthor] = useState({ userId, turn: 0 });
  if (userId !== undefined && userId !== author.userId) {
    // A text written before the first login belongs to the person who logs in.
    const isFirst = author.userId === undefined;
    setAuthor({ userId, turn: isFirst ? author.turn : author.turn + 1 });
  }
  return author.turn;
}
