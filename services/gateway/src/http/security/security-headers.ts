import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Handler } from '../request/gateway-request.ts';

type Directives = Readonly<Record<string, readonly string[]>>;
type HeaderList = readonly (readonly [name: string, value: string])[];

const SELF = "'self'";
const NONE = "'none'";

/**
 * What a page may load. Scripts come from files of ours and from nowhere else, but for those of the build's
 * own pages, which are known by their hashes.
 *
 * Styles allow `'unsafe-inline'`: the dialog, menu and scroll-area primitives write `<style>` elements whose
 * text depends on the width of the scrollbar, which neither a hash nor a precompressed page with a nonce can
 * cover.
 *
 * Ad code is hostile and runs in a sandboxed frame. A `srcdoc` frame would inherit this policy and show
 * nothing, so ad frames are documents of their own under `/api/site-settings/frame/`, answered with their own
 * policy and `sandbox` and without `allow-same-origin`; `frame-src 'self'` is for them, and nothing else may
 * be framed.
 */
const PAGE_POLICY: Directives = {
  defaultSrc: [SELF],
  baseUri: [NONE],
  connectSrc: [SELF],
  fontSrc: [SELF],
  formAction: [SELF],
  frameAncestors: [NONE],
  frameSrc: [SELF],
  imgSrc: [SELF, 'data:'],
  // A video may be on another https host (Q40).
  mediaSrc: [SELF, 'blob:', 'https:'],
  objectSrc: [NONE],
  scriptSrc: [SELF],
  scriptSrcAttr: [NONE],
  styleSrc: [SELF, "'unsafe-inline'"],
  workerSrc: [SELF],
};

/**
 * API answers are data and load nothing. A video or poster opened in a new tab (M-143) becomes a document,
 * for which the browser builds a player with its own styles.
 */
const API_POLICY: Directives = {
  defaultSrc: [NONE],
  baseUri: [NONE],
  formAction: [NONE],
  frameAncestors: [NONE],
  imgSrc: [SELF],
  mediaSrc: [SELF],
  styleSrc: ["'unsafe-inline'"],
};

/** The service worker fetches videos for the page under its own policy, and videos may be on other hosts. */
const WORKER_POLICY: Directives = { ...PAGE_POLICY, connectSrc: [SELF, 'https:'] };
const WORKER = '/service-worker.js';

/**
 * Parts of a page that never become a document or worker. A policy on each would be an unused kilobyte,
 * thirty times per visit. Worker files need their own policy.
 */
const PART_OF_PAGE = /^\/(?:assets|remotes)\/(?!.*-worker-).*\.(?:js|css|woff2)$/;

const FOR_PARTS: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Headers about windows, links and plug-ins, which data does not need. */
const ONLY_FOR_PAGES = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'autoplay=(self)',
  'fullscreen=(self)',
  'picture-in-picture=(self)',
].join(', ');

const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface SecurityHeaderOptions {
  readonly isHttps: boolean;
  /** Script sources for the inline scripts of our own pages. */
  readonly inlineScripts: () => readonly string[];
  /** Where films are, if they are not here: they are played from there, and kept for later. */
  readonly mediaOrigin?: string | undefined;
}

/** Security headers: one set for pages, a short one for their parts, one for the API. */
export function securityHeaders({ isHttps, inlineScripts, mediaOrigin }: SecurityHeaderOptions): Handler {
  const scripts = () => [SELF, ...inlineScripts()].join(' ');
  const forPages = headersOnce(() => [
    ['Permissions-Policy', PERMISSIONS_POLICY],
    ...headersOf({ ...withMedia(PAGE_POLICY, mediaOrigin), scriptSrc: [scripts()] }, isHttps),
  ]);
  const forWorker = headersOnce(() => [
    ['Permissions-Policy', PERMISSIONS_POLICY],
    ...headersOf(withMedia(WORKER_POLICY, mediaOrigin), isHttps),
  ]);
  const forApi = headersOnce(() => headersOf(API_POLICY, isHttps, ONLY_FOR_PAGES));
  return (_req, res, next) => {
    const { path } = res.locals;
    const headers = path.startsWith('/api/')
      ? forApi()
      : PART_OF_PAGE.test(path)
        ? FOR_PARTS
        : path === WORKER
          ? forWorker()
          : forPages();
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** The policy of a page that plays films of this origin, and reads them. */
function withMedia(policy: Directives, origin: string | undefined): Directives {
  if (origin === undefined) return policy;
  const { connectSrc = [], mediaSrc = [] } = policy;
  return { ...policy, connectSrc: [...connectSrc, origin], mediaSrc: [...mediaSrc, origin] };
}

/** The headers are the same for every answer and made with the first one, when the pages have been read. */
function headersOnce(make: () => HeaderList): () => HeaderList {
  let made: HeaderList | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The headers that helmet sets. */
function headersOf(
  policy: Directives,
  isHttps: boolean,
  more: Partial<typeof ONLY_FOR_PAGES> = {},
): HeaderList {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetWith(policy, isHttps, more)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function helmetWith(policy: Directives, isHttps: boolean, more: Partial<typeof ONLY_FOR_PAGES>) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy, ...(isHttps && { upgradeInsecureRequests: [] }) },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Without https the header has no effect, and on localhost it would affect other programs. Subdomains may
    // belong to other sites without https.
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // For browsers without `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    ...more,
  });
}
