import { PlannedPage } from '../components/planned-page.tsx';
import { DebugPage } from './debug-page.tsx';

/** `/debug/video-status` */
export function VideoStatus() {
  return (
    <DebugPage title="Situação dos vídeos">
      <PlannedPage
        title="Disponibilidade"
        text="Aqui vai aparecer quais vídeos estão disponíveis, onde estão e como reparar os que faltam."
      />
    </DebugPage>
  );
}
