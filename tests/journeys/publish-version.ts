import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteFile, siteHeaders } from '#tools/headers/formats.ts'
import { headersOf } from '#tools/headers/list.ts'
import { writeServiceWorker } from '#tools/plugins/service-worker.ts'

/**
 * Turns a built demo in `folder`, an absolute path, into another version: renames all scripts, names the version in
 * the page, and writes new headers and a new service worker. `base` is the path of the demo on its host.
 */
export async function publishVersion(folder: string, base: string, version: string) {
  const scripts = globSync('assets/*/*.js', { cwd: folder })
  const names = new Set(scripts.map(script => basename(script)))
  const nextName = (name: string) => name.replace(/(\.[a-z]+)?\.js$/, `.${version}.js`)
  for (const file of [...scripts, 'index.html', '404.html']) {
    let text = readFileSync(join(folder, file), 'utf8')
    for (const name of names) text = text.replaceAll(name, nextName(name))
    const tag = `<meta name="version" content="${version}">`
    if (file.endsWith('.html')) text = text.replace(/<meta name="version"[^>]*>|(?=<\/head>)/, tag)
    writeFileSync(join(folder, file), text)
  }
  for (const script of scripts) {
    renameSync(join(folder, script), join(folder, script.replace(basename(script), nextName)))
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, siteFile), siteHeaders({ base, headers: headersOf({ page, server: null }) }))
  await writeServiceWorker(folder, 'mock')
}
