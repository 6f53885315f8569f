import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Handler } from '../exchange/exchange.ts';

type Directives = Readonly<Record<string, readonly string[]>>;
type HeaderList = readonly (readonly [name: string, value: string])[];

const SELF = "'self'";
const NONE = "'none'";

/**
 * What a page may load. Scripts come from files of ours and from nowhere else, but for those of the build's own pages,
 * which are known by their hashes.
 *
 * Styles allow `'unsafe-inline'`: the dialog, menu and scroll-area primitives write `<style>` elements whose text depends
 * on the width of the scrollbar, which neither a hash nor a precompressed page with a nonce can cover.
 *
 * Ad code is hostile and runs in a sandboxed frame. A `srcdoc` frame would inherit this policy and show nothing, so ad
 * frames are documents of their own under `/api/site-settings/frame/`, answered with their own policy and `sandbox` and
 * without `allow-same-origin`; `frame-src 'self'` is for them, and nothing else may be framed.
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
  // A video may stand at an https address elsewhere (Q40).
  mediaSrc: [SELF, 'blob:', 'https:'],
  objectSrc: [NONE],
  scriptSrc: [SELF],
  scriptSrcAttr: [NONE],
  styleSrc: [SELF, "'unsafe-inline'"],
  workerSrc: [SELF],
};

/**
 * Answers of the API are data and load nothing. A video or poster that is opened in a tab of its own (M-143) becomes a
 * document, whose player the browser builds around the same address with styles of its own.
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

/**
 * The service worker asks for videos in the name of the page, and its own policy is what then counts: where a video stands
 * elsewhere, the player would meet a refusal.
 */
const WORKER_POLICY: Directives = { ...PAGE_POLICY, connectSrc: [SELF, 'https:'] };
const WORKER = '/service-worker.js';

/**
 * Parts of a page, which never become a document or a worker themselves: a policy on each of them would be a kilobyte that
 * no browser reads, thirty times per visit on a slow line. The file of a worker is no such part: what it may do stands in
 * its own headers.
 */
const PART_OF_PAGE = /^\/(?:assets|remotes)\/(?!.*-worker-).*\.(?:js|css|woff2)$/;

const FOR_PARTS: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** What speaks of windows, links and plug-ins of a page says nothing about data. */
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
  /** Sources that allow the scripts in our own pages, as they were read at start. */
  readonly inlineScripts: () => readonly string[];
}

/** Headers that tell browsers to be strict: one set for pages, a short one for their parts, and one for the API. */
export function securityHeaders({ isHttps, inlineScripts }: SecurityHeaderOptions): Handler {
  const scripts = () => [SELF, ...inlineScripts()].join(' ');
  const forPages = headersOnce(() => [
    ['Permissions-Policy', PERMISSIONS_POLICY],
    ...headersOf({ ...PAGE_POLICY, scriptSrc: [scripts()] }, isHttps),
  ]);
  const forWorker = headersOnce(() => [
    ['Permissions-Policy', PERMISSIONS_POLICY],
    ...headersOf(WORKER_POLICY, isHttps),
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

/** They are the same for every answer, so they are made once, at the first: by then the pages are read. */
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
    // Behind plain http the header means nothing, and on localhost it would lock other programs on the same name out.
    // Subdomains belong to whoever owns the domain: they may hold sites without https that are not ours.
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // `frame-ancestors` says it; this is for browsers that do not know the directive.
    xFrameOptions: { action: 'deny' },
    ...more,
  });
}
