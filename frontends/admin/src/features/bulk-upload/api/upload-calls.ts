import type { Dispatch } from '../../../lib/hooks.ts';
import { callFailure } from '../../../lib/uploads/call-failure.ts';
import { knownFilesEndpoint } from '../../../lib/uploads/known-files-endpoint.ts';
import { retryWhileOffline } from '../../../lib/uploads/retry-while-offline.ts';
import { UploadRejectedError } from '../../../lib/uploads/upload-errors.ts';
import type { StepDeps } from '../do-step.ts';
import { bulkUploadEndpoints } from './bulk-upload-endpoints.ts';

const { bulkUpload } = bulkUploadEndpoints.endpoints;
const { findKnownFiles } = knownFilesEndpoint.endpoints;

/** The API calls of the upload list, each repeated while the connection is lost. */
export function uploadCalls(dispatch: Dispatch): Pick<StepDeps, 'findKnown' | 'add'> {
  return {
    findKnown: (hashes, control) =>
      retryWhileOffline(async () => {
        const { data, error } = await dispatch(findKnownFiles.initiate(hashes, { track: false }));
        if (!data) throw callFailure(error);
        return new Map(data.known.map(({ sha256, video }) => [sha256, video]));
      }, control),

    add: ({ uploadId = '', language, name }, control) =>
      retryWhileOffline(async () => {
        const items = [{ uploadId, language, originalName: name }];
        const { data, error } = await dispatch(bulkUpload.initiate(items, { track: false }));
        if (!data) throw callFailure(error);
        const [failed] = data.failed;
        if (failed) throw new UploadRejectedError(failed.reason, failed.code);
      }, control),
  };
}
