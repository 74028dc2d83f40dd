import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { isBehindGate } from '#routing/gate.ts'
import { placeRoutes } from '#routing/list-routes.ts'
import { type RouteName, routes } from '#routing/routes.ts'
import { inProject } from '#tools/root.ts'

type Bundle = Rolldown.OutputBundle

/** The outline that `index.html` shows before its first script has run: see src/app/frame/outline.css.ts. */
type Outline = 'list' | 'page' | 'step'

/** What a route needs: its outline, and the places of its files in the list of all. */
type Need = readonly [outline: Outline, ...files: number[]]

const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk'

/** The files with a module, given by the end of its path, and with all that it imports, but for the entry. */
function filesWith(bundle: Bundle, end: string): string[] {
  const home = Object.values(bundle).find(file => isChunk(file) && file.moduleIds.some(id => id.endsWith(end)))
  if (!home) throw new Error(`${end} is in no file of the build`)
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (!isChunk(chunk) || chunk.isEntry || found.has(name)) return
    found.add(name)
    for (const next of chunk.imports) add(next)
  }
  add(home.fileName)
  return [...found]
}

/** The end of the path of the module that a row of the table of screens imports. */
function moduleIn(file: () => unknown): string {
  const [, name] = /import\(\s*["']#(.+?)["']/.exec(String(file)) ?? []
  if (name === undefined) throw new Error(`A row of the table of screens has no import: ${String(file)}`)
  return `/src/${name}`
}

const isList = (name: RouteName) => placeRoutes.some(place => place === name && 'needs' in routes[place])

/** What each path needs, with `:id` for ids, as places in `files`. The path `/` leads to an overview. */
async function needsIn(bundle: Bundle) {
  // A computed URL, which bundlers leave alone: moduleIn() parses the source of each row.
  const screensUrl = pathToFileURL(inProject('src/app/screens.ts')).href
  const { screens } = (await import(screensUrl)) as typeof import('#app/screens.ts')
  const files: string[] = []
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const answers = filesWith(bundle, '/src/api/authentication-answers.ts')
  const frame = [...filesWith(bundle, '/src/app/frame/frame.tsx'), ...answers]
  const needs: Record<string, Need> = {}
  for (const [name, { path, access }] of Object.entries(routes) as Array<[RouteName, (typeof routes)[RouteName]]>) {
    const row = screens[name === 'index' ? 'business' : name]
    const hasFrame = isBehindGate({ access }) || name === 'index'
    const beside = access === 'signedOut' ? [] : answers
    const around = hasFrame ? frame : beside
    const own = filesWith(bundle, moduleIn(row.file))
    const ofFrame = isList(name) ? 'list' : 'page'
    needs[path] = [hasFrame ? ofFrame : 'step', ...new Set([...around, ...own].map(placeOf))]
  }
  return { files, needs }
}

/** The files of the mock; none in a build without it. */
function mockIn(bundle: Bundle): string[] {
  const mock = '/mirage/start.ts'
  const isThere = Object.values(bundle).some(file => isChunk(file) && file.moduleIds.some(id => id.endsWith(mock)))
  return isThere ? filesWith(bundle, mock) : []
}

/** Runs in the page. Everything that it uses is in it, or in its parameters. */
function fetchFirst(base: string, files: readonly string[], needs: Readonly<Record<string, Need>>) {
  const path = `/${location.pathname.slice(base.length)}`.replace(
    /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/i,
    '/:id',
  )
  const need = needs[path]
  if (!need) return
  let isKnownOut = false
  try {
    // What src/actors/session/session-tabs.ts keeps: "nobody", or a user, the step of signing in that they have reached, and more.
    const seats = Object.keys(localStorage).filter(key => key.startsWith('threereco.session'))
    const isIn = seats.some(key => localStorage.getItem(key)?.split(' ')[1] === 'verified')
    isKnownOut = !isIn && (seats.length > 0 || path === '/')
  } catch {
    // Storage is forbidden: only the server knows whether somebody is signed in.
  }
  const [outline, ...places] = need
  const isStep = outline === 'step'
  document.documentElement.dataset['outline'] = isKnownOut ? 'step' : outline
  if (isKnownOut && !isStep) return
  for (const place of places) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = base + files[place]
    document.head.append(link)
  }
}

/**
 * Has `index.html` itself ask for everything that its address needs, instead of one file after the other: the files of the
 * frame and of the screen, and the mock where there is one.
 */
export function firstFetch(): Plugin {
  let base = '/'
  return {
    name: 'first-fetch',
    apply: 'build',
    enforce: 'pre',
    // Vite's own way to fetch what a file imports, before that file is asked for: nothing is left for it to do.
    load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = fetchFile => fetchFile()' : null),
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        if (!bundle) return page
        const { files, needs } = await needsIn(bundle)
        const values = [base, files, needs].map(value => JSON.stringify(value)).join(',')
        const tags = [
          `<script>(${String(fetchFirst)})(${values})</script>`,
          ...mockIn(bundle).map(file => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
        ]
        // Before the script of the app, and so the first of all files.
        return page.replace('<script type="module"', script => [...tags, script].join('\n    '))
      },
    },
  }
}
