import { createHash } from 'node:crypto'
import { foreignOrigin } from '../server-address.ts'

export type PolicyOf = {
  /** Content of the built index.html. */
  page: string
  /** The server's URL, or its path on the app's own origin; null for the demo. */
  server: string | null
}

/** Returns the hashes of a page's inline scripts or styles, as policy sources. */
function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const inline = page.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))
  // Browsers normalize line endings to LF before hashing.
  const texts = Array.from(inline, ([, text = '']) => text.replaceAll(/\r\n?/g, '\n'))
  return texts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Returns the content security policy of a build. Allows resources from the site's own origin, and data also from the
 * server. Scripts, styles and frames must be part of the build.
 */
export function contentSecurityPolicy({ page, server }: PolicyOf): string {
  const origin = server === null ? null : foreignOrigin(server)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // `blob:` is for machines that the user pastes into the demo's lab.
    'script-src': ["'self'", ...hashesOf(page, 'script'), ...(server === null ? ['blob:'] : [])],
    'style-src': ["'self'", ...hashesOf(page, 'style')],
    // `data:` is for the icon and generated QR codes, `blob:` for QR codes from a server.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(origin === null ? [] : [origin])],
    // The service worker, the worker that reads files, and the layout worker of the demo's lab.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // The demo's lab shows pages of the demo in frames.
    ...(server === null ? { 'frame-src': ["'self'"] } : {}),
    'frame-ancestors': [server === null ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    // `threereco` creates the URL of the service worker, `threereco-reader` that of the worker that reads files.
    'trusted-types': ['threereco', 'threereco-reader', ...(server === null ? ['threereco-lab'] : [])],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
