import { existsSync } from 'node:fs';
import type { OtherBrowser } from './browser-session.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

interface Engine {
  readonly name: string;
  /** Debian's packages; other systems are not supported. */
  readonly needs: readonly string[];
  readonly launch: () => Promise<OtherBrowser>;
}

export const WEBKIT: Engine = {
  name: 'WebKit',
  needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  launch: launchWebKit,
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  needs: ['/usr/bin/firefox-esr'],
  launch: launchFirefox,
};

/** The missing packages of the engine. If there are any, its journeys are skipped with a message. */
export function missingPackages({ needs }: Engine): readonly string[] {
  return needs.filter((path) => !existsSync(path));
}
