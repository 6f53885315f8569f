// Part of every page. ES5, because it must run in browsers that cannot parse the application.
(function () {
  var call = new XMLHttpRequest();
  var note = find('#startup-note');

  function find(css) {
    return document.querySelector(css);
  }

  /** Shows the note at once, with this reason. */
  function show(reason) {
    note.className = reason;
    find('#late').style.display = 'none';
    find('#' + reason).hidden = false;
  }

  // The entry script failed: its connection broke, or the page is from the browser's cache and of a build that the server no
  // longer has. Waits until the server answers, and reloads; nothing has been typed yet. The application removes the key when
  // it has started.
  function onError(event) {
    if (event.target.type !== 'module') return;
    function ask() {
      call.open('HEAD', event.target.src);
      call.send();
    }
    function wait() {
      setTimeout(ask, 2000);
    }
    call.onerror = wait;
    call.onload = function () {
      var gone = call.status === 404;
      if (call.status !== 200 && !gone) return wait();
      if (gone) show('gone');
      var reloads = +sessionStorage.RELOADS_KEY || 0;
      if (reloads > (gone ? 0 : 2)) return;
      sessionStorage.RELOADS_KEY = reloads + 1;
      location.reload();
    };
    // A network that has just come is often replaced once more.
    wait();
  }

  // Exists in just the browsers of `packages/frontend-build/src/browser-floor.ts`. Without layers all styles are
  // ignored.
  if (window.CSSLayerBlockRule) return addEventListener('error', onError, true);

  var match = /-([a-z]{2})\b/i.exec(navigator.language);
  show('too-old');
  find('#reload').style.display = 'none';
  if (match) find('#all-numbers').href += '#' + match[1].toUpperCase();
  // The application may still start, without styles.
  document.body.insertBefore(note, document.body.firstChild);

  call.open('POST', PAGE_ERRORS_PATH);
  call.setRequestHeader('Content-Type', 'application/json');
  call.send(
    JSON.stringify({
      kind: 'old_browser',
      page: 'unknown',
      build: find('meta[name=build]').content,
    })
  );
})();
