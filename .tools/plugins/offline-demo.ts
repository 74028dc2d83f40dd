import { createHash } from 'node:crypto'
import { copyFileSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { siteFile } from '#tools/headers/formats.ts'
import { inProject } from '#tools/root.ts'

const workerName = 'service-worker.js'
/**
 * Files that the service worker must not cache: its own script, and files that hosts do not serve under their names.
 */
const apart = new Set([workerName, '404.html', siteFile])

/**
 * Adds two files to a built demo in `folder`, an absolute path:
 * - a service worker that caches every file for offline use
 * - a `404.html`, which static hosts send for URLs of the app
 */
export function completeDemo(folder: string) {
  const files = globSync('**/*', { cwd: folder })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !apart.has(file) && statSync(join(folder, file)).isFile())
    .toSorted()
  const contents = createHash('sha256')
  for (const file of files) contents.update(file).update(readFileSync(join(folder, file)))
  const listed = files.map(file => (file === 'index.html' ? './' : file))
  const worker = readFileSync(inProject('mirage/offline', workerName), 'utf8')
    .replace('self.__FILES__', JSON.stringify(listed))
    .replace('self.__VERSION__', JSON.stringify(contents.digest('hex').slice(0, 16)))
  writeFileSync(join(folder, workerName), worker)
  copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
}

export function offlineDemo(): Plugin {
  let folder = ''
  return {
    name: 'offline-demo',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir
    },
    closeBundle: () => completeDemo(folder),
  }
}
