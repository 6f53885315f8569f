/** What a translator leaves as it is. */
const LEFT = 'script, style, textarea, option, title, [translate="no"], font';

/**
 * Wraps every text of the page as Chrome's translator does: a new text in two `<font>` elements takes the place of the text
 * node. The text stays the same, so that tests find it. Texts that appear or change later follow at once, before other code of
 * the page runs. Returns what ends it.
 */
export function translatePage(page: Document = document): () => void {
  const observer = new MutationObserver(translate);
  function translate(): void {
    const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest(LEFT)) texts.push(text);
    }
    for (const text of texts) text.replaceWith(translated(text.data, page));
    observer.takeRecords();
  }
  translate();
  observer.observe(page.documentElement, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function translated(words: string, page: Document): HTMLElement {
  const outer = page.createElement('font');
  outer.appendChild(page.createElement('font')).textContent = words;
  return outer;
}
