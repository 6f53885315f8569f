import { FileDiagnosticsPage } from '../features/file-diagnostics/components/file-diagnostics.tsx';
import { texts } from '../locales/pt.ts';
import { DebugPage } from './debug-page.tsx';

/** `/debug/videos` */
export function FileDiagnostics() {
  return (
    <DebugPage title={texts.fileDiagnostics.title}>
      <FileDiagnosticsPage />
    </DebugPage>
  );
}
