import Sequencer from '@jest/test-sequencer';

/**
 * The slowest suites first; otherwise one of them might run alone at the end. Of the units, those that wait for kills and
 * time-outs stand among those that compute, so that both use the cores together.
 */
const SLOW_FIRST = [
  'new-build.e2e',
  'accessibility.e2e',
  '/other-browsers.e2e',
  'admin-videos.e2e',
  'offline.e2e',
  'help-and-ads.e2e',
  'admin-videos-upload.e2e',
  'server-errors.e2e',
  'first-view.e2e',
  'admin-files.e2e',
  'drafts.e2e',
  'responsive-layout.e2e',
  'network-changes.e2e',
  'failed-downloads.e2e',
  'admin-panel.e2e',
  'old-browsers.e2e',
  'admin-cloud-job.e2e',
  'frozen-engines.e2e',
  'help-press.e2e',
  'main-flow.e2e',
  'admin-sign-in.e2e',
  'film-page.e2e',
  'care-page.e2e',
  'traces.e2e',
  'learn-hints.unit',
  'jetstream-failures.int',
  'crash/kill.int',
  'videos/test/kill.int',
  'backup-service/kill.int',
  'videos/videos.unit',
  'kill-renditions.int',
  's3-media-store.int',
  'media/cloud-tier.int',
  'media/renditions.int',
  'ffmpeg-rendition-maker.int',
  'ffmpeg-media-processor.int',
  'quotation.unit',
  'replicas.int',
  'damaged-films.int',
  'added-captions.int',
  'uploads/full-disk.int',
  'ads/ads.unit',
  'saved-messages.unit',
  'kill-trash.int',
  'redis-cache.int',
  'gateway/test/health.int',
  'frozen-database.int',
  'backup/backup.int',
  'planner.unit',
  'write-letter.unit',
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
