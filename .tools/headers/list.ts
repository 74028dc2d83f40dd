import { contentSecurityPolicy, type PolicyOf } from './policy.ts'

export type Header = readonly [name: string, value: string]

/**
 * Features that the app does not use, so that nothing in it may ask for them. Of the clipboard it only uses copying.
 */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'clipboard-read=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'screen-wake-lock=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** The headers of every answer. */
export const headersOf = (site: PolicyOf): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(site)],
  // Addresses contain ids and searches, which no other host may see.
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', permissions],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** The name of a file in `assets` changes with its contents. */
export const ofAssets: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** Everything else is revalidated each time: the page names the assets of its own version. */
export const ofOthers: Header = ['Cache-Control', 'no-cache']

/** The types of all files that a build can have, by extension. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
}

/** For the host to set: it applies to the whole domain for a year, including other sites on it. */
export const forTheHost: Header = ['Strict-Transport-Security', 'max-age=31536000']
