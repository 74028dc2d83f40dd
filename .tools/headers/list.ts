import { contentSecurityPolicy, type PolicyOf } from './policy.ts'

export type Header = readonly [name: string, value: string]

/** Browser features that the app does not use. Of the clipboard, it uses only copying. */
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

/** Headers of every response. */
export const headersOf = (site: PolicyOf): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(site)],
  // Addresses contain ids and search terms, which other hosts must not see.
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', permissions],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** File names in `assets` contain a hash of the content. */
export const ofAssets: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** All other files are revalidated each time: the page references the assets of its version. */
export const ofOthers: Header = ['Cache-Control', 'no-cache']

/** MIME types of all files in a build, by extension. */
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

/** Header for the host to set: it applies to the entire domain for a year, including other sites on it. */
export const forTheHost: Header = ['Strict-Transport-Security', 'max-age=31536000']
