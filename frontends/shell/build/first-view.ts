import { escapeText } from './html.ts';
import { PRODUCT } from './page-head.ts';

export interface FirstViewTexts {
  readonly title: string;
  readonly subtitle: string;
}

/**
 * What Home shows before the application has loaded: name, greeting and an empty stage, at the same positions as in the
 * application (`Brand`, `Home`, `VideoPlayer`), so that nothing moves. It has no buttons or fields, because no script
 * handles them yet. A journey compares both pictures.
 * `stage` is markup for the stage.
 */
export function firstView({ title, subtitle }: FirstViewTexts, stage: string): string {
  return `<div id="first-view" class="flex min-h-screen flex-col supports-[height:1dvh]:min-h-dvh noscript:min-h-0">
      <header class="site-header">
        <span class="brand"><img src="/icon.svg" alt="" width="32" height="32" />${PRODUCT}</span>
      </header>
      <div class="ad-room ad-room-header first-ad-room"></div>
      <main class="grow">
        <section class="sky">
          <h1 class="greeting">${escapeText(title)}</h1>
          <p class="greeting-more">${escapeText(subtitle)}</p>
        </section>
        <div class="water noscript:hidden">
          <div class="water-inner"><div class="stage-place"><div id="first-stage" class="relative aspect-4/5 overflow-hidden rounded-3xl bg-stage shadow-stage">${stage}</div></div></div>
        </div>
      </main>
    </div>`;
}
