import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getManifest } from '@serwist/build'
import { build, type Plugin, type Rolldown } from 'vite'
import { siteFile } from '#tools/headers/formats.ts'
import { inProject } from '#tools/root.ts'
import { licenceSections } from './licences.ts'

const workerName = 'service-worker.js'

/** Files that the app does not need offline, or that hosts do not serve under their names. */
const notStored = [workerName, siteFile, '404.html', 'licences.txt', 'schemas/**']

/** Bundles the service worker for the server `api`. Returns its script, and the licences of its packages. */
async function bundleWorker(api: string) {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    root: inProject('src'),
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_API': JSON.stringify(api) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      license: { fileName: 'licences.json' },
      rolldownOptions: {
        input: inProject('src/app/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerName },
      },
    },
  })) as Rolldown.RolldownOutput
  const [script] = output
  const list = output.find(file => file.fileName === 'licences.json')
  if (list?.type !== 'asset') throw new Error('The service worker has no list of licences')
  return { code: script.code, licences: licenceSections(String(list.source)) }
}

/** Returns the files that the service worker stores. `revision` is a hash, or null for names that contain a hash. */
async function filesToStore(folder: string) {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: notStored,
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 10_000_000,
    // Stores index.html under the folder's URL, because some hosts redirect requests for index.html there.
    manifestTransforms: [
      manifest => ({
        manifest: manifest.map(entry => (entry.url === 'index.html' ? { ...entry, url: './' } : entry)),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url, revision }) => ({ url, revision: revision ?? null }))
}

/**
 * Adds the service worker to a built site in `folder`, an absolute path, and the worker's packages to its
 * `licences.txt`. Replaces an earlier worker.
 */
export async function writeServiceWorker(folder: string, api: string) {
  const [{ code, licences }, files] = await Promise.all([bundleWorker(api), filesToStore(folder)])
  const script = code.replace('self.__SW_MANIFEST', () => `(${JSON.stringify(files)})`)
  writeFileSync(join(folder, workerName), script)
  const licenceFile = join(folder, 'licences.txt')
  const listed = readFileSync(licenceFile, 'utf8')
  writeFileSync(licenceFile, [listed, ...licences.filter(section => !listed.includes(section))].join('\n'))
}

/**
 * Adds a service worker to a build for the server `api`. The demo also gets a `404.html`, which static hosts send for
 * URLs of the app.
 */
export function serviceWorker(api: string): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async closeBundle() {
      if (api === 'mock') copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
      await writeServiceWorker(folder, api)
    },
  }
}
