/** Sends JSON whose answer nobody awaits and whose failure is ignored; `keepalive` lets it finish when the page is left. */
export function postInBackground(path: `/api/${string}`, json: unknown): void {
  void fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    body: JSON.stringify(json),
  }).catch(() => {});
}
