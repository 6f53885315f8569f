import { existsSync } from 'node:fs';
import type { OtherBrowser } from './browser-session.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

interface Engine {
  readonly name: string;
  /** Debian's package; other systems are not looked at. */
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

/** What of the engine is not installed here; its journeys are skipped then, and say so. */
export function missing({ needs }: Engine): readonly string[] {
  return needs.filter((path) => !existsSync(path));
}
