import { contentSecurityPolicy, type PolicyOf } from './policy.ts'

export type Header = readonly [name: string, value: string]

/**
 * Permissions-Policy: disables browser features that the app does not use. The app itself may use the camera,
 * write to the clipboard and read a scale.
 */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'camera=(self)',
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
  'serial=(self)',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** Returns the headers of every response. */
export const headersOf = (site: PolicyOf): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(site)],
  // URLs contain ids and search terms, which other hosts must not receive.
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', permissions],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** Caches files in `assets` for a year. Their names change with their content. */
export const ofAssets: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** Makes browsers revalidate all other files: the page must reference the assets of the current version. */
export const ofOthers: Header = ['Cache-Control', 'no-cache']

/** MIME types of all files in a build, by file extension. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
}

/**
 * Header that only the host's owner can decide to send: it applies to the entire domain for a year, including other
 * sites there.
 */
export const forTheHost: Header = ['Strict-Transport-Security', 'max-age=31536000']
