import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { tradeRelations } from '#contract/trade-contract.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { isBehindGate } from '#routing/gate.ts'
import { placeRoutes } from '#routing/list-routes.ts'
import type { Access, RouteRow } from '#routing/route-row.ts'
import { type RouteName, routes } from '#routing/routes.ts'
import { inProject } from '#tools/root.ts'

type Bundle = Rolldown.OutputBundle

/** Kind of placeholder that `index.html` shows before the first script runs: see src/app/frame/outline.css.ts. */
type Outline = 'list' | 'page' | 'step'

/** Outline of a route, then the files that the route loads, as indices in the list of all files. */
type Need = readonly [outline: Outline, ...files: number[]]

const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk'

/**
 * Returns the files of a module and its static imports, without the entry file. `end` is the end of the module's
 * path.
 */
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

/** Returns the path of the area that a row of the screens table imports, from `/src`. */
function areaIn(area: () => unknown): string {
  const [, name] = /import\(\s*["']\.\/(.+?)["']/.exec(String(area)) ?? []
  if (name === undefined) throw new Error(`A row of the table of screens has no import: ${String(area)}`)
  return `/src/app/${name}`
}

const isList = (name: RouteName) => placeRoutes.some(place => place === name && 'needs' in routes[place])

/**
 * Returns all files, and the files that each path needs, as indices in `files`. In paths, `:id` replaces each id.
 * The path `/` opens an overview.
 */
async function needsIn(bundle: Bundle) {
  // A computed URL, which bundlers leave unchanged: areaIn() must read the original import paths.
  const screensUrl = pathToFileURL(inProject('src/app/screens.ts')).href
  const { screens } = (await import(screensUrl)) as typeof import('#app/screens.ts')
  const files: string[] = []
  const statePosition = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const frame = filesWith(bundle, '/src/app/areas/frame.area.ts')
  const needs: Record<string, Need> = {}
  for (const [name, { path, access }] of Object.entries(routes) as Array<[RouteName, (typeof routes)[RouteName]]>) {
    const row = screens[name === 'index' ? 'business' : name]
    const hasFrame = isBehindGate({ access }) || name === 'index'
    const around = hasFrame ? frame : []
    const own = filesWith(bundle, areaIn(row.area))
    const ofFrame = isList(name) ? 'list' : 'page'
    needs[path] = [hasFrame ? ofFrame : 'step', ...new Set([...around, ...own].map(statePosition))]
  }
  return { files, needs }
}

/** Returns the files of the mock; empty if the build has no mock. */
function mockIn(bundle: Bundle): string[] {
  const mock = '/mirage/start.ts'
  const isThere = Object.values(bundle).some(file => isChunk(file) && file.moduleIds.some(id => id.endsWith(mock)))
  return isThere ? filesWith(bundle, mock) : []
}

/** URL of a trade list without page and page size, and its readers: their user type and permissions. */
type ListCall = readonly [address: string, access: Access, ...needs: Permission[]]

/** Returns the first call of each trade list, by path. */
function tradeListCalls(): Record<string, ListCall> {
  const preload = tradeRelations.map(name => `&preload=${name}`).join('')
  const calls: Record<string, ListCall> = {}
  for (const name of placeRoutes) {
    const { path, access, needs = [] }: RouteRow = routes[name]
    const resource = (['transactions', 'collections'] as const).find(each => needs.includes(`${each}.view`))
    if (resource) calls[path] = [`${resource}?${preload}`, access, ...needs]
  }
  return calls
}

/**
 * Runs in the page as an inline script. Must use only its parameters and browser APIs. `always`: the entry file, then
 * the files that every path needs. `fonts`: files of the fonts. `api`: URL of the API, null for the mock.
 */
export function fetchFirst(
  base: string,
  always: readonly string[],
  files: readonly string[],
  needs: Readonly<Record<string, Need>>,
  fonts: readonly string[],
  api: string | null,
  calls: Readonly<Record<string, ListCall>>,
) {
  const early = new Map<string, Promise<Response | undefined>>()
  globalThis.earlyResponses = early
  // Must equal the request of src/api/client.ts, which repeats failed requests.
  const ask = (call: string) => {
    if (api === null) return
    const url = `${new URL(api, location.origin).href}/${call}`
    const request = { credentials: 'include', cache: 'no-store', headers: { accept: 'application/json' } } as const
    early.set(
      url,
      fetch(url, request).catch(() => undefined),
    )
  }
  const preload = (file: string, kind: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href: base + file }, kind))
  const fetchScript = (file: string) =>
    preload(file.replace('assets/', `assets/${document.documentElement.lang}/`), { rel: 'modulepreload' })
  for (const file of always) fetchScript(file)
  ask('authentication/check')
  const path = `/${location.pathname.slice(base.length)}`.replace(
    /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/i,
    '/:id',
  )
  const need = needs[path]
  if (!need) return
  let isKnownOut = false
  let users: string[][] = []
  try {
    // Format of src/actors/session/session-tabs.ts: user id, sign-in step, user type, permissions.
    const keys = Object.keys(localStorage).filter(key => key.startsWith('threereco.session'))
    users = keys.map(key => localStorage.getItem(key)?.split(' ') ?? []).filter(([, step]) => step === 'verified')
    isKnownOut = users.length === 0 && (keys.length > 0 || path === '/')
    // After the first visit, the fonts are in the browser's cache.
    if (keys.length > 0) for (const file of fonts) preload(file, { rel: 'preload', as: 'font' })
  } catch {
    // If storage is blocked, only the server knows whether the user is signed in.
  }
  const [outline, ...places] = need
  const isStep = outline === 'step'
  document.documentElement.dataset['outline'] = isKnownOut ? 'step' : outline
  if (isKnownOut && !isStep) return
  for (const place of places) fetchScript(files[place] ?? '')
  const [address = '', access, ...permissions] = calls[path] ?? []
  // Same wildcards as covers() of src/domain/permissions/permissions.ts.
  const mayRead = users.some(([, , type, ...granted]) => {
    const patterns = granted.map(each => {
      const pattern = each
        .replace(/[^\w*]/g, '\\$&')
        .replace(/\*$/, '.+')
        .replaceAll('*', '[^.]+')
      return new RegExp(`^${pattern}$`)
    })
    return type === access && permissions.every(name => patterns.some(pattern => pattern.test(name)))
  })
  const { page, pageSize, ...others } = Object.fromEntries(new URLSearchParams(location.search))
  if (!mayRead || Object.keys(others).length > 0) return
  // Must equal readListSearch() of src/routing/list-search.ts.
  const [at, rows] = [page, pageSize].map((text = '') => (/^\d+$/.test(text) ? Number(text) : 0))
  const place = new URLSearchParams({
    page: `${Math.min(at || 1, 999_999_999)}`,
    pageSize: `${rows && rows <= 100 ? rows : 10}`,
  })
  ask(address.replace('?', `?${place}`))
}

/**
 * Runs in the page as an inline module, after the page is parsed and its style sheet is loaded. Ignores a failed
 * download, because the browser reports failed scripts itself.
 */
function startEntry() {
  const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? ''
  import(entry).catch((error: unknown) => {
    if (!(error instanceof TypeError && /import/i.test(error.message))) throw error
  })
}

/**
 * Makes `index.html` request everything for its URL in parallel: code, session check, and the rows of a trade list.
 * src/api/early-responses.ts hands the responses to the app.
 */
export function firstFetch(): Plugin {
  let base = '/'
  let api: string | null = null
  return {
    name: 'first-fetch',
    apply: 'build',
    enforce: 'pre',
    // Replaces Vite's preload helper, because the page already requests these files.
    load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = fetchFile => fetchFile()' : null),
    configResolved(config) {
      base = config.base
      const { VITE_API: server = '/' } = config.env
      api = server === 'mock' ? null : `${server.replace(/\/+$/, '')}/api`
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        if (!bundle) return page
        const { files, needs } = await needsIn(bundle)
        const entry = Object.values(bundle).find(file => isChunk(file) && file.isEntry)
        if (!entry) throw new Error('The build has no entry file')
        const fonts = Object.keys(bundle).filter(name => /-latin-wght-normal.*\.woff2$/.test(name))
        const values = [base, [entry.fileName, ...mockIn(bundle)], files, needs, fonts, api, tradeListCalls()]
          .map(value => JSON.stringify(value))
          .join(',')
        // The page must choose the language before it can name the entry file.
        return page.replace(
          /<script type="module"[^>]*><\/script>/,
          () =>
            `<script>(${String(fetchFirst)})(${values})</script>\n    <script type="module">(${String(startEntry)})()</script>`,
        )
      },
    },
  }
}
