import Sequencer from '@jest/test-sequencer';

/** The slowest suites first; otherwise one of them might run alone at the end. */
const SLOW_FIRST = [
  '/other-browsers.e2e',
  'new-build.e2e',
  'accessibility.e2e',
  'admin-videos.e2e',
  'offline.e2e',
  'help-and-ads.e2e',
  'admin-videos-upload.e2e',
  'admin-files.e2e',
  'admin-cloud-job.e2e',
  'responsive-layout.e2e',
  'server-errors.e2e',
  'admin-sign-in.e2e',
  'drafts.e2e',
  'failed-downloads.e2e',
  'crash/kill.int',
  'videos/test/kill.int',
  'kill-renditions.int',
  'videos/videos.unit',
  'learn-hints.unit',
  'media/renditions.int',
  'ffmpeg-rendition-maker.int',
  'ffmpeg-media-processor.int',
  'damaged-films.int',
  'added-captions.int',
  'backup.int',
  'admin/src/features/ads/ads.unit',
  'planner.unit',
  'compose-reflection.unit',
  'start-failures.int',
];

/** By default, the order follows a cache of earlier runs, which a fresh clone does not have. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = SLOW_FIRST.findIndex((name) => path.includes(name));
      return at < 0 ? SLOW_FIRST.length : at;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
