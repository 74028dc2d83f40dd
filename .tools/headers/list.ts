import { contentSecurityPolicy, type PolicyOf } from './policy.ts'

export type Header = readonly [name: string, value: string]

/** What the app has no use for and nothing in it may ask for. Copying is all that it does with the clipboard. */
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
  // Addresses name records and searches: no other host hears of them.
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', permissions],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** The name of a file in `assets` changes with what is in it. */
export const ofAssets: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** Everything else is asked for anew each time: the page names the assets of its own version. */
export const ofOthers: Header = ['Cache-Control', 'no-cache']

/** The types of all files that a build can have, by the end of their names. */
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

/** It binds the whole name of the host for a year, other sites on it too: only who runs the host can say so. */
export const forTheHost: Header = ['Strict-Transport-Security', 'max-age=31536000']
