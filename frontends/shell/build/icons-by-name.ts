import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;

/**
 * Imports each icon from its own module instead of from the list of all of them: the bundler then knows who draws which
 * (`group-chunks.ts` asks), and does not read two thousand icons to find thirty.
 */
export function iconsByName(): Plugin {
  return {
    name: 'selah:icons-by-name',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'lucide-react' },
      handler: (code) => code.replace(IMPORT, (_, names: string) => importEach(names)),
    },
  };
}

function importEach(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [imported = '', local = imported] = name.split(' as ');
      return `import ${local} from 'lucide-react/icons/${fileOf(imported)}';`;
    })
    .join(' ');
}

/** `CloudOff` → `cloud-off`, `Share2` → `share-2`. A name without such a file fails the build. */
function fileOf(icon: string): string {
  return icon.replace(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase();
}
