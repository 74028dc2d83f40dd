import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { hostFiles, siteFile, siteHeaders } from './formats.ts'
import { headersOf } from './list.ts'

/**
 * Writes `_headers` into a built site, and configurations for other hosts into a neighbouring folder, because they must
 * not be served. `server` is the server's URL; null for the demo.
 */
export function headerFiles(server: string | null): Plugin {
  let folder = ''
  let base = '/'
  return {
    name: 'header-files',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
      base = config.base
    },
    writeBundle() {
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      const site = { base, headers: headersOf({ page, server }) }
      writeFileSync(join(folder, siteFile), siteHeaders(site))
      const headersFolder = `${folder}-headers`
      mkdirSync(headersFolder, { recursive: true })
      for (const [name, write] of Object.entries(hostFiles)) writeFileSync(join(headersFolder, name), write(site))
    },
  }
}
