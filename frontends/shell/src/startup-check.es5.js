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

  /** The entry script: a page from the browser's cache may be of a build that the server no longer has. */
  function onError(event) {
    if (event.target.type !== 'module') return;
    call.open('HEAD', event.target.src);
    call.onload = function () {
      if (call.status !== 404) return;
      show('gone');
      // Once: the application removes the key when it has started.
      if (sessionStorage.RELOADS_KEY) return;
      sessionStorage.RELOADS_KEY = 1;
      location.reload();
    };
    call.send();
  }

  // Exists in just the browsers of `frontends/browser-floor.ts`. Without layers all styles are ignored.
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
