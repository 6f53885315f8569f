import { PlannedPage } from '../components/planned-page.tsx';
import { DebugPage } from './debug-page.tsx';

/** `/debug/videos` */
export function FileDiagnostics() {
  return (
    <DebugPage title="Diagnóstico de vídeos">
      <PlannedPage
        title="Arquivos e registros"
        text="Aqui vai aparecer a comparação entre os arquivos guardados e os registros de vídeo."
      />
    </DebugPage>
  );
}
