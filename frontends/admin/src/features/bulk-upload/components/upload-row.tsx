import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@selah/shared/contracts/language-list';
import { Button } from '@selah/web-kit/ui/button';
import { Pause, Play, RotateCw, Send, X } from 'lucide-react';
import { memo, useId } from 'react';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { texts } from '../../../locales/pt.ts';
import type { QueueItem } from '../domain/queue-item.ts';
import { stageText } from '../stage-text.ts';
import type { UploadRunner } from '../upload-runner.ts';

const words = texts.bulkUpload;

interface UploadRowProps {
  readonly item: QueueItem;
  readonly isSignedOut: boolean;
  readonly execute: UploadRunner['execute'];
}

/** One file with its progress, language and actions (M-133). */
export const UploadRow = memo(function UploadRow({ item, isSignedOut, execute }: UploadRowProps) {
  const { id, name, size, language, stage, sentBytes } = item;
  const nameId = useId();
  const isMoving = stage === 'sending' || sentBytes > 0;
  return (
    <li className="upload-row" data-stage={stage}>
      <p id={nameId} className="upload-name">
        <span className="min-w-0 truncate font-medium" title={name} dir="auto">
          {name}
        </span>
        <span className="shrink-0 text-sm text-ink-faint">{formatBytes(size)}</span>
      </p>
      <p className={`upload-stage text-sm ${stage === 'failed' ? 'text-danger' : 'text-ink-soft'}`}>
        {stageText(item, isSignedOut)}
      </p>
      {isMoving && stage !== 'failed' && (
        <ProgressBar label={words.progress(name)} value={sentBytes} max={size} className="upload-bar" />
      )}
      {/* A file that can never become a video has no language. */}
      {!item.isPermanentFailure && (
        <SelectField
          label={words.language(name)}
          isLabelHidden
          value={language}
          disabled={stage === 'adding'}
          onChange={(value) => isLanguage(value) && execute({ type: 'languageSet', id, language: value })}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          className="upload-language"
        />
      )}
      <div className="upload-actions">
        <RowActions item={item} nameId={nameId} execute={execute} />
      </div>
    </li>
  );
});

function RowActions({
  item,
  nameId,
  execute,
}: Pick<UploadRowProps, 'item' | 'execute'> & { readonly nameId: string }) {
  const { id, stage, isWanted, isPaused, isPermanentFailure } = item;
  const canPause = isWanted && !isPaused && (stage === 'ready' || stage === 'sending');
  return (
    <>
      {stage === 'known' && (
        <Button
          look="plain"
          className="text-sm"
          aria-describedby={nameId}
          onClick={() => execute({ type: 'duplicateAllowed', id })}
        >
          <Send aria-hidden="true" className="size-4" />
          <span>{words.sendAnyway}</span>
        </Button>
      )}
      {stage === 'failed' && !isPermanentFailure && (
        <IconButton
          Icon={RotateCw}
          label={words.retry}
          aria-describedby={nameId}
          onClick={() => execute({ type: 'retried', id })}
        />
      )}
      {canPause && (
        <IconButton
          Icon={Pause}
          label={words.pause}
          aria-describedby={nameId}
          onClick={() => execute({ type: 'paused', ids: [id] })}
        />
      )}
      {isPaused && (
        <IconButton
          Icon={Play}
          label={words.resume}
          aria-describedby={nameId}
          onClick={() => execute({ type: 'resumed', ids: [id] })}
        />
      )}
      <IconButton
        Icon={X}
        label={words.remove}
        aria-describedby={nameId}
        disabled={stage === 'adding'}
        onClick={() => execute({ type: 'removed', id })}
      />
    </>
  );
}
