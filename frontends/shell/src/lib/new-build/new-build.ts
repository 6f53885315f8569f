import { BUILD_HEADER } from '@selah/shared/contracts/build-header';
import { BUILD_ID } from '@selah/shared/contracts/page-errors/kinds';
import { BUILD_SEEN, FILE_MISSING, NEW_BUILD_FOUND } from '@selah/web-kit/browser/build-events';

/** Milliseconds. */
const TIMEOUT_MS = 8_000;

let isFound = false;
let isLookingUp = false;
/** An answer from the browser's cache may name an older build, so each is looked up once. */
const seen = new Set<string>();

/** Whether the server has another build than this page, as an external store of React. */
export const newBuild = {
  isFound: () => isFound,
  subscribe(listener: () => void): () => void {
    window.addEventListener(NEW_BUILD_FOUND, listener);
    return () => window.removeEventListener(NEW_BUILD_FOUND, listener);
  },
};

/** Looks for a new build when a file is missing or an answer names another build. Returns what ends it. */
export function watchForNewBuild(): () => void {
  window.addEventListener(FILE_MISSING, lookUp);
  window.addEventListener(BUILD_SEEN, onBuildSeen);
  return () => {
    window.removeEventListener(FILE_MISSING, lookUp);
    window.removeEventListener(BUILD_SEEN, onBuildSeen);
  };
}

function onBuildSeen(event: Event): void {
  const build = event instanceof CustomEvent ? String(event.detail) : '';
  if (build === ownBuild() || seen.has(build)) return;
  seen.add(build);
  void lookUp();
}

async function lookUp(): Promise<void> {
  const own = ownBuild();
  if (!own || isLookingUp) return;
  isLookingUp = true;
  const served = await servedBuild();
  isLookingUp = false;
  if (!served || own === served) return;
  isFound = true;
  window.dispatchEvent(new Event(NEW_BUILD_FOUND));
}

/** Undefined in development, where no gateway fills it in. */
function ownBuild(): string | undefined {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="build"]') ?? {};
  return BUILD_ID.test(content) ? content : undefined;
}

async function servedBuild(): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: controller.signal });
    return answer.headers.get(BUILD_HEADER) ?? undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
