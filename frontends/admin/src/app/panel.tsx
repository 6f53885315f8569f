import { useLocation } from '@selah/web-kit/platform';
import { useEffect, useRef } from 'react';
import { lazySection } from '../components/lazy-section.tsx';
import { areaOf } from './layout/navigation.ts';

const Dashboard = lazySection(async () => (await import('./dashboard.tsx')).Dashboard);
const VideosArea = lazySection(async () => (await import('./videos-area.tsx')).VideosArea);

/** Statistics, ads and videos. `?area=videos` scrolls to the videos. */
export function Panel() {
  const videos = useRef<HTMLDivElement>(null);
  const isAboutVideos = areaOf(useLocation().search) === 'videos';
  useEffect(() => {
    if (isAboutVideos) videos.current?.scrollIntoView?.();
  }, [isAboutVideos]);
  return (
    <>
      <Dashboard />
      <div ref={videos} className="grid scroll-mt-6 gap-6">
        <VideosArea />
      </div>
    </>
  );
}
