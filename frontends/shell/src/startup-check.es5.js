// Stands in every page and needs no other file: ES5, since it has to run in browsers that cannot read anything newer.
// Where the application cannot run it says so, with numbers to call; where a file did not come it asks for it again.
(function () {
  var FIRST_WAIT_MS = 1000;
  var build = document.querySelector('meta[name=build]').content;

  // At the floor (frontends/browser-floor.ts); without it all styles are ignored.
  if (!window.CSSLayerBlockRule) sayTooOld();

  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target.tagName === 'SCRIPT') askAgain(target.src, FIRST_WAIT_MS);
      else if (target.rel === 'stylesheet') stylesheetFailed(target);
      else if (event.error instanceof SyntaxError && /\/assets\//.test(event.filename)) sayTooOld();
    },
    true
  );

  // This script waited for them, so the event of one that failed is over.
  [].forEach.call(document.querySelectorAll('link[rel=stylesheet]'), function (link) {
    if (!link.sheet) stylesheetFailed(link);
  });

  // The note for whoever waits long says the other reason, at once and above everything else.
  function sayTooOld() {
    var note = document.getElementById('late-note');
    var country = /-[a-z]{2}\b/i.exec(navigator.language);
    if (!note || note.className === 'too-old') return;
    note.className = 'too-old';
    document.getElementById('late').hidden = true;
    document.getElementById('too-old').hidden = false;
    if (country) document.getElementById('all-numbers').href += country[0].toUpperCase().replace('-', '#');
    document.body.insertBefore(note, document.body.firstChild);
    report();
  }

  function report() {
    var request = new XMLHttpRequest();
    request.open('POST', PAGE_ERRORS_PATH);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify({ kind: 'old_browser', page: 'unknown', build: build }));
  }

  // The entry, or what it stands on, did not come: once the server has an answer, a reload helps.
  function askAgain(address, wait) {
    var request = new XMLHttpRequest();
    function later() {
      setTimeout(askAgain, wait, address, wait * 2);
    }
    request.onload = function () {
      if (request.status < 500) reloadSoon();
      else later();
    };
    request.onerror = later;
    request.open('GET', address);
    request.send();
  }

  // Less and less soon, and five times for each build: what fails then is not the line.
  function reloadSoon() {
    var key = RELOADS_KEY + build;
    var reloads;
    try {
      reloads = Number(sessionStorage.getItem(key));
      if (reloads >= 5) return;
      sessionStorage.setItem(key, reloads + 1);
      setTimeout(
        function () {
          location.reload();
        },
        FIRST_WAIT_MS * reloads * reloads
      );
    } catch (_) {
      // Where nothing can be stored it might go on for ever. The note for whoever waits long has a link.
    }
  }

  // Vite takes a stylesheet for loaded once its element was there, also when it failed.
  function stylesheetFailed(link) {
    var wait = link.wait || FIRST_WAIT_MS;
    setTimeout(function () {
      var next = link.cloneNode();
      next.wait = wait * 2;
      link.parentNode.replaceChild(next, link);
    }, wait);
  }
})();
