import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hostFiles, siteFile, siteHeaders } from '#tools/headers/formats.ts'
import { headersOf } from '#tools/headers/list.ts'
import { contentSecurityPolicy } from '#tools/headers/policy.ts'
import { headersFor, rulesIn } from '#tools/headers/rules.ts'
import { serve } from '#tools/serve.ts'

const inline = "document.title = 'threereco'\n"
const rules = '#outline {\n  display: none\n}'
const page = `<head><script>${inline}</script><script type="module" crossorigin src="/assets/index.js"></script><style>${rules}</style></head>`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const server = 'https://api.example.com/some/path'

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map(directive => directive.split(/ (.*)/).slice(0, 2)))

describe('The policy', () => {
  test("allows the build's own resources and requests to its server", () => {
    expect(directivesOf(contentSecurityPolicy({ page, server }))).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${hashOf(inline)}`,
      'style-src': `'self' ${hashOf(rules)}`,
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'connect-src': "'self' https://api.example.com",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'threereco threereco-reader',
    })
  })

  test('allows only the own origin if the server is a path', () => {
    const directives = directivesOf(contentSecurityPolicy({ page, server: '/' }))
    expect(directives).toEqual({
      ...directivesOf(contentSecurityPolicy({ page, server })),
      'connect-src': "'self'",
    })
    expect(directivesOf(contentSecurityPolicy({ page, server: '/base/' }))).toEqual(directives)
  })

  test('allows the demo its lab frames and pasted machines', () => {
    expect(directivesOf(contentSecurityPolicy({ page, server: null }))).toMatchObject({
      'script-src': `'self' ${hashOf(inline)} blob:`,
      'connect-src': "'self'",
      'frame-src': "'self'",
      'frame-ancestors': "'self'",
      'trusted-types': 'threereco threereco-reader threereco-lab',
    })
  })

  test('hashes inline scripts and styles independently of line ends', () => {
    const onWindows = page.replaceAll('\n', '\r\n')
    expect(contentSecurityPolicy({ page: onWindows, server })).toBe(contentSecurityPolicy({ page, server }))
  })
})

describe('The files for hosts', () => {
  const headers = headersOf({ page, server })

  test.for([['_headers', siteHeaders], ...Object.entries(hostFiles)] as const)(
    '%s contains every header of the list, and one for assets only',
    ([, write]) => {
      const text = write({ base: '/', headers })
      const missing = headers.filter(([name, value]) => !text.includes(name) || !text.includes(value))
      expect(headers.map(([name]) => name)).toEqual([
        'Content-Security-Policy',
        'Referrer-Policy',
        'Permissions-Policy',
        'X-Content-Type-Options',
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Resource-Policy',
      ])
      expect(missing).toEqual([])
      expect(text).toContain('/assets/')
      expect(text).toContain('public, max-age=31536000, immutable')
      expect(text).toMatch(/^\s*# .*Strict-Transport-Security/m)
    },
  )

  test('repeat all headers in each nginx location', () => {
    const locations =
      hostFiles['nginx.conf']?.({ base: '/', headers })
        .split(/^location /m)
        .slice(1) ?? []
    expect(locations).toHaveLength(4)
    for (const location of locations) {
      expect(headers.filter(([name]) => !location.includes(`add_header ${name} `))).toEqual([])
    }
  })

  test('respond with 404 for a missing file', () => {
    const site = { base: '/', headers }
    expect(hostFiles['nginx.conf']?.(site)).toMatch(/location ~ \^\/\.\*\\\.\\w\+\$ \{[^}]*try_files \$uri =404;/)
    expect(hostFiles['site.caddy']?.(site)).toContain(
      '@address not path_regexp \\.\\w+$\n\trewrite @address /index.html',
    )
  })

  test('make browsers revalidate files outside the assets, such as the service worker', () => {
    const site = { base: '/', headers }
    expect(hostFiles['nginx.conf']?.(site)).toMatch(
      /location ~ \^\/\.\*\\\.\\w\+\$ \{[^}]*add_header Cache-Control "no-cache"/,
    )
    expect(hostFiles['site.caddy']?.(site)).toMatch(/handle \/\* \{\s+header Cache-Control "no-cache"/)
  })

  test('contain the base path of the site', () => {
    for (const write of [siteHeaders, ...Object.values(hostFiles)]) {
      const text = write({ base: '/pages/demo/', headers })
      expect(text).toContain('/pages/demo/assets/')
      expect(text).not.toMatch(/(?<!\/pages\/demo)\/(?:assets\/|index\.html|_headers)/)
    }
  })

  test('are parsed as written', () => {
    const rules = rulesIn(siteHeaders({ base: '/', headers }))
    expect(headersFor(rules, '/business/transactions')).toEqual(headers)
    expect(headersFor(rules, '/assets/index.js')).toEqual([
      ...headers,
      ['Cache-Control', 'public, max-age=31536000, immutable'],
    ])
  })

  test('are refused if a line is invalid', () => {
    expect(() => rulesIn('/*\n  Referrer-Policy')).toThrow('Referrer-Policy')
    expect(() => rulesIn('  Referrer-Policy: same-origin')).toThrow('Referrer-Policy')
  })
})

test('The preview server sends the headers of _headers without serving the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threereco-headers-'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, siteFile), siteHeaders({ base: '/', headers: headersOf({ page, server }) }))
  const site = await serve(folder, { headers: { 'Referrer-Policy': 'no-referrer' } })
  const answer = await fetch(`${site.url}/business`)
  const hidden = await fetch(`${site.url}/${siteFile}`)
  await site.close()
  rmSync(folder, { recursive: true })

  expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy({ page, server }))
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(hidden.status).toBe(404)
})
