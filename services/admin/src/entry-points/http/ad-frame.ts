/**
 * Ad code is hostile input: it runs unchanged, in a document with its own origin. `sandbox` is in the document's
 * own policy, so that it also applies when the address is opened directly.
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

/** The document of an ad frame. Links open outside of the frame; the body has the frame's full width. */
export function adFrameDocument(code: string): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><base target="_blank">
<style>html,body{margin:0;padding:0;overflow:hidden;display:grid;justify-content:center}</style>
</head><body>
${code}
</body></html>
`;
}
