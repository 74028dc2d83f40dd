import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

export type Rules = {
  places: Readonly<Record<string, readonly string[]>>
  apart: readonly string[]
  typesOnly: Readonly<Record<string, readonly string[]>>
  onDemand: { from: string; places: readonly string[] }
  packages: Readonly<Record<string, readonly string[]>>
}

type Import = { specifier: string; dynamic: boolean; typeOnly: boolean }

/** Returns all imports of a file: static imports, re-exports and dynamic imports. */
function importsOf(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    dynamic: false,
    typeOnly: entries.length > 0 && entries.every(entry => entry.isType),
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, dynamic: false, typeOnly: isType }] : [],
    )
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: source.slice(start, end).replace(/^(['"])(.*)\1$/s, '$2'),
    dynamic: true,
    typeOnly: false,
  }))
  return [...statics, ...passedOn, ...dynamics]
}

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Returns the most specific place that contains a path. A place is a folder or file in the import rules. */
const placeOf = (path: string, rules: Rules) =>
  Object.keys(rules.places)
    .filter(place => isIn(path, place))
    .toSorted((a, b) => b.length - a.length)[0]

/** Returns the place that contains a path's folder, ignoring rules for the single file. */
const homeOf = (path: string, rules: Rules) => placeOf(dirname(path), rules)

const packageOf = (specifier: string) =>
  specifier
    .replace(/^node:.*/, 'node')
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Returns the reason why files in a place must not import a package; undefined if they may. */
function packageFault(place: string, specifier: string, { packages }: Rules) {
  const name = packageOf(specifier)
  const users = packages[name]
  if (!users) return `uses ${name}, which the map does not name`
  return users.some(user => isIn(place, user)) ? undefined : `uses ${name}, which is for ${users.join(', ')}`
}

/** Returns the reason why the file `path` must not import the file `target`; undefined if it may. */
function fileFault(path: string, place: string, target: string, { dynamic, typeOnly }: Import, rules: Rules) {
  const { onDemand, apart, typesOnly, places } = rules
  if (path === onDemand.from && onDemand.places.some(name => isIn(target, name))) {
    return dynamic ? undefined : `imports ${target} statically, and so into every build`
  }
  const shared = apart.find(folder => isIn(path, folder) && isIn(target, folder))
  const room = (file: string) => file.slice(`${shared}/`.length).split('/')[0]
  if (shared && room(path) !== room(target)) return `imports ${target}, of a neighbour in ${shared}`
  if (homeOf(path, rules) === homeOf(target, rules)) return undefined
  const allowed = places[place]?.find(name => isIn(target, name))
  if (!allowed) return `imports ${target}, which ${place} may not`
  return typesOnly[place]?.includes(allowed) && !typeOnly ? `imports more than types from ${target}` : undefined
}

/** Returns all import rule violations in a file. `path` is relative to the project's root. */
export function faultsOf(path: string, source: string, rules: Rules): string[] {
  const own = path.replace(/^src\//, '')
  const place = placeOf(own, rules)
  if (!place) return [`${path} belongs to no place in the import rules`]
  const faultOf = (found: Import) => {
    const { specifier } = found
    if (specifier.startsWith('#')) return fileFault(own, place, specifier.slice(1), found, rules)
    if (specifier.startsWith('.')) {
      const stays = specifier.startsWith('./') && homeOf(join(dirname(own), specifier), rules) === homeOf(own, rules)
      return stays ? undefined : `imports ${specifier} of another folder, which only a # address may do`
    }
    return packageFault(place, specifier, rules)
  }
  return importsOf(path, source).flatMap(found => {
    const fault = faultOf(found)
    return fault ? [`${path} ${fault}`] : []
  })
}

/** Returns the names that a file exports, including types. Names of overloaded functions appear once. */
export const exportsOf = (path: string, source: string): string[] => {
  const entries = parseSync(path, source).module.staticExports.flatMap(({ entries }) => entries)
  return [...new Set(entries.flatMap(({ exportName }) => exportName.name ?? []))]
}

/** Returns the keys that have more than one value, each as text with its values. */
export function severalTimes(pairs: ReadonlyArray<readonly [key: string, value: string]>): string[] {
  const values = Map.groupBy(pairs, ([key]) => key)
  return [...values].flatMap(([key, found]) =>
    found.length > 1 ? `${key}: ${found.map(([, value]) => value).join(', ')}` : [],
  )
}

/** Resolves an import to a path such as `src/main.tsx`; undefined for an import of a package. */
function fileOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  if (!specifier.startsWith('#')) return undefined
  const place = specifier.slice(1)
  return /^(?:machines|mirage|tests)\//.test(place) ? place : `src/${place}`
}

/** Returns circular imports, including those of types, as `a.ts → b.ts → a.ts`. Each circle appears once. */
export function circlesOf(sources: ReadonlyMap<string, string>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]) => {
    const begin = trail.indexOf(path)
    if (begin >= 0) circles.push([...trail.slice(begin), path].join(' → '))
    if (begin >= 0 || done.has(path)) return
    done.add(path)
    const targets = importsOf(path, sources.get(path) ?? '')
      .filter(({ dynamic }) => !dynamic)
      .flatMap(({ specifier }) => fileOf(path, specifier) ?? [])
    for (const target of new Set(targets)) if (sources.has(target)) visit(target, [...trail, path])
  }
  for (const path of sources.keys()) visit(path, [])
  return circles
}
