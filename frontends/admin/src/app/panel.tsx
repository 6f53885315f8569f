import { useLocation } from '@selah/web-kit/admin-platform';
import { useEffect, useRef } from 'react';
import { later } from '../lib/later.tsx';
import { areaOf } from './layout/navigation.ts';

const Dashboard = later(async () => (await import('./dashboard.tsx')).Dashboard);
const VideosArea = later(async () => (await import('./videos-area.tsx')).VideosArea);

/** Statistics, ads, and below them the videos, which `?area=videos` brings into view. */
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
