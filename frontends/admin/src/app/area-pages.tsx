import type { ComponentType } from 'react';
import { PlannedPage } from '../components/planned-page.tsx';
import { later } from '../lib/later.tsx';
import type { Area } from './layout/navigation.ts';

/** What each area shows. An area is downloaded when it is first visited: wrap its page in `later`. */
export const AREA_PAGES: Readonly<Record<Area, ComponentType>> = {
  dashboard: () => (
    <PlannedPage title="Estatísticas" text="Aqui vão aparecer as estatísticas e os anúncios." />
  ),
  videos: () => <PlannedPage title="Vídeos" text="Aqui o administrador vai cuidar dos vídeos." />,
  trash: () => <PlannedPage title="Lixeira" text="Aqui vão ficar, por sete dias, os vídeos excluídos." />,
  account: later(async () => (await import('../features/account/components/account.tsx')).Account),
};
