/**
 * Wraps every text of the page as Chrome's translator does: a new text in two `<font>` elements takes the
 * place of the text node. The text stays the same, so that tests find it. Texts that appear or change later
 * follow at once, before other code of the page runs. Returns what ends it. It uses nothing outside of
 * itself, so that a test can run it in a browser.
 */
export function translatePage(): () => void {
  /** What a translator leaves as it is. */
  const left = 'script, style, noscript, textarea, option, title, [translate="no"], font';

  function translated(words: string): HTMLElement {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = words;
    return outer;
  }

  function translate(): void {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest(left)) texts.push(text);
    }
    for (const text of texts) text.replaceWith(translated(text.data));
    observer.takeRecords();
  }

  const observer = new MutationObserver(translate);
  translate();
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
