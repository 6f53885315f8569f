// Part of every page. ES5, because it must run in browsers that cannot parse the application.
(function () {
  // Exists in just the browsers of `frontends/browser-floor.ts`. Without layers all styles are ignored.
  if (window.CSSLayerBlockRule) return;

  var note = document.getElementById('startup-note');
  var country = /-([a-z]{2})\b/i.exec(navigator.language);
  note.className = 'too-old';
  document.getElementById('late').style.display = 'none';
  document.getElementById('reload').style.display = 'none';
  document.getElementById('too-old').removeAttribute('hidden');
  if (country) document.getElementById('all-numbers').href += '#' + country[1].toUpperCase();
  // The application may still start, without styles.
  document.body.insertBefore(note, document.body.firstChild);

  var request = new XMLHttpRequest();
  request.open('POST', PAGE_ERRORS_PATH);
  request.setRequestHeader('Content-Type', 'application/json');
  request.send(
    JSON.stringify({
      kind: 'old_browser',
      page: 'unknown',
      build: document.querySelector('meta[name=build]').content,
    })
  );
})();
