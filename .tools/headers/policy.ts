import { createHash } from 'node:crypto'
import { foreignOrigin } from '../server-address.ts'

export type PolicyOf = {
  /** The built index.html. */
  page: string
  /** The address of the app's server, or its path on the app's own origin; null for the demo, which has none. */
  server: string | null
}

/** The inline scripts or styles of a page as sources of a policy: the hash of each. */
function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const inline = page.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))
  // Browsers normalize line ends to LF.
  const texts = Array.from(inline, ([, text = '']) => text.replaceAll(/\r\n?/g, '\n'))
  return texts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * The content security policy of a build. Everything comes from its own origin, and data also from the server; nothing
 * may be run, styled or framed that is not part of the build.
 */
export function contentSecurityPolicy({ page, server }: PolicyOf): string {
  const origin = server === null ? null : foreignOrigin(server)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page, 'script')],
    'style-src': ["'self'", ...hashesOf(page, 'style')],
    // data: for the icon and QR codes that are drawn here, blob: for those from a server.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(origin === null ? [] : [origin])],
    // The demo has a service worker and the worker of its lab, each with a trusted type for its one address.
    'worker-src': [server === null ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // The lab of the demo shows its own pages in frames.
    ...(server === null ? { 'frame-src': ["'self'"] } : {}),
    'frame-ancestors': [server === null ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': server === null ? ['threereco-demo', 'threereco-lab'] : ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
