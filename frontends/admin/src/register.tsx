import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import './styles/admin.css';
import { PlannedPage } from './pages/planned-page.tsx';

const pages: RemoteModule<AdminPage>['pages'] = {
  administration: () => (
    <PlannedPage
      title="Área administrativa"
      text="Aqui o administrador vai cuidar dos vídeos, das estatísticas e dos anúncios."
    />
  ),
  fileDiagnostics: () => (
    <PlannedPage
      title="Diagnóstico de vídeos"
      text="Aqui vai aparecer a comparação entre os arquivos guardados e os registros de vídeo."
    />
  ),
  videoStatus: () => (
    <PlannedPage
      title="Situação dos vídeos"
      text="Aqui vai aparecer quais vídeos estão disponíveis, onde estão e como reparar os que faltam."
    />
  ),
};

const remote: RemoteModule<AdminPage> = { pages };

/** The only module that this remote exposes; a default export, as the shell finds it in both ways of loading it. */
export default remote;
