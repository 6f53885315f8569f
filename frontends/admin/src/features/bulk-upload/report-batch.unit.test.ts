import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TIMINGS } from '@selah/shared/contracts/limits';
import { reportBatch } from './report-batch.ts';

describe('after a batch that left nothing in the list', () => {
  const added = () => window.sessionStorage.getItem('bulkUploadAdded');
  const reload = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    reload.mockClear();
    window.addEventListener('reload', reload);
    window.history.replaceState(null, '', '/admin');
  });
  afterEach(() => {
    jest.useRealTimers();
    window.removeEventListener('reload', reload);
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  function finish(isListEmpty: () => boolean) {
    reportBatch({ added: 1, left: [], isListEmpty }, jest.fn() as never);
    jest.advanceTimersByTime(TIMINGS.reloadDelayMs);
  }

  it('M-135 the page is reloaded and knows how many were added', () => {
    finish(() => true);
    expect(added()).toBe('1');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('M-135 the page is not reloaded when other files were chosen meanwhile, since they would be lost', () => {
    const isListEmpty = jest.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
    finish(isListEmpty);
    expect(added()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});
