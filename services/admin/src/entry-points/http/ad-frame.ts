/**
 * Ad code is a feature and hostile input at once: it runs as it is, in a document of an origin of its own. `sandbox`
 * stands in the document's own policy, so that the isolation holds also when somebody opens the address by itself.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src https: 'unsafe-inline'",
  "style-src https: 'unsafe-inline'",
  'img-src https: data:',
  'font-src https: data:',
  'media-src https:',
  'connect-src https:',
  'frame-src https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const AD_FRAME_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/** The document that a frame on the page loads; its links leave the frame, its body takes the frame's whole width. */
export function adFrameDocument(code: string): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><base target="_blank">
<style>html,body{margin:0;padding:0;overflow:hidden;display:grid;justify-content:center}</style>
</head><body>
${code}
</body></html>
`;
}
