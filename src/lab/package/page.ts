import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { LabHost } from '#lab/core/lab-host.ts'

/** Files of the page, by the last part of their address. */
const pageFile = (name: string) => readFileSync(new URL(`./app/${name}`, import.meta.url))

/** Returns the page with what it knows about its server. */
const pageFor = (host: LabHost) =>
  pageFile('index.html')
    .toString()
    // A closing tag in the JSON would end the script.
    .replace(
      '<head>',
      () => `<head><script>globalThis.xstateLab = ${JSON.stringify(host).replaceAll('<', String.raw`\u003c`)}</script>`,
    )

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  cjs: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

/** Serves the page at every address without an extension, and its files. */
export const servePage = (host: LabHost): Plugin => ({
  name: 'lab-page',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      const [, name] = /^\/files\/([\w.-]+)$/.exec(pathname) ?? []
      if (name === undefined && (pathname.includes('.') || pathname.startsWith('/__'))) return next()
      const type = types[name?.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'
      response.setHeader('Content-Type', type)
      response.end(name === undefined ? pageFor(host) : pageFile(name))
    })
  },
})

/** Returns the page with all its files inside. */
export function staticPage(module: NonNullable<LabHost['module']>): string {
  const worker = `URL.createObjectURL(new Blob([${JSON.stringify(pageFile('elk-worker.cjs').toString())}]))`
  const script = pageFile('lab.js')
    .toString()
    .replace(/[`'"]\/files\/elk-worker\.cjs[`'"]/, () => worker)
    .replaceAll('</script', String.raw`<\/script`)
  return pageFor({ folder: null, inspect: false, module })
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${pageFile('lab.css').toString()}</style>`)
    .replace(/<script type="module"[^>]*><\/script>/, () => `<script type="module">${script}</script>`)
}
