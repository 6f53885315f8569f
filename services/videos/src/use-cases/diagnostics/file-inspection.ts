import type { Clock } from '@selah/service-kit/clock';
import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { pageOfReport, type ReportPage } from '../../domain/file-report.ts';
import { type InspectVideoFilesDeps, inspectVideoFiles } from './inspect-video-files.ts';

export interface FileInspectionDeps extends InspectVideoFilesDeps {
  readonly now: Clock;
}

/** How long a report serves its further pages, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * The report in pages. The first page is always made anew; the others are cut from the same report, because each comparison
 * reads every record and every folder.
 */
export function createFileInspection(deps: FileInspectionDeps) {
  let kept: { readonly report: VideoFilesAnswer; readonly until: number } | undefined;
  return {
    /** One page of the report (M-225). */
    async read(page: ReportPage): Promise<VideoFilesAnswer> {
      const isFirst = page.before === undefined && page.after === undefined;
      const known = !isFirst && kept && kept.until > deps.now() ? kept.report : undefined;
      const report = known ?? (await inspectVideoFiles(deps));
      if (!known) kept = { report, until: deps.now() + KEPT_MS };
      return pageOfReport(report, page, VIDEO_LIST.managedPage);
    },
  };
}
