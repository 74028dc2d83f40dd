import { createHash } from 'node:crypto'

export type PolicyOf = {
  /** The built index.html. */
  page: string
  /** The address of the server that the app talks to; null for the demo, which has none. */
  server: string | null
}

/** The scripts that stand in a page itself, as sources of a policy: the hash of each. */
function hashesOf(page: string): string[] {
  const inline = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  // A browser reads every end of a line as LF.
  const texts = Array.from(inline, ([, text = '']) => text.replaceAll(/\r\n?/g, '\n'))
  return texts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * The content security policy of a build. All that the app needs comes from its own origin, and from the server's when
 * it is asked; nothing may be run, styled or framed that the build did not bring.
 */
export function contentSecurityPolicy({ page, server }: PolicyOf): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page)],
    'style-src': ["'self'"],
    // data: has the icon and QR codes that are drawn here, blob: those that a server draws.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(server === null ? [] : [new URL(server).origin])],
    // The demo has a service worker, and for that one address a trusted type of its own.
    'worker-src': [server === null ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [server === null ? 'threereco-demo' : "'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
