import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { inProject } from './root.ts'

export type Package = { name: string; version: string; licence: string; text: string }

/** The name of the file, in the root of a built site. */
const licencesFile = 'licences.txt'

function manifestOf(folder: string) {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return manifest as { name?: string; version?: string; license?: string }
}

/** The folder of the package that a file (an absolute path) belongs to; null for the app's own. */
export function packageFolderOf(path: string): string | null {
  if (!path.includes('/node_modules/')) return null
  let folder = dirname(path)
  // A package.json without a version only says how the files around it are to be read.
  while (!existsSync(join(folder, 'package.json')) || !manifestOf(folder).version) folder = dirname(folder)
  return folder
}

/** The texts of a package's licences. For a licence that names no holder, the text beside this file. */
function textsOf(folder: string, licence: string): string[] {
  const own = readdirSync(folder).filter(file => /^(?:licen[cs]e|copying|notice)/i.test(file))
  if (own.length > 0) return own.toSorted().map(file => join(folder, file))
  return [inProject('.tools/licences', `${licence}.txt`)].filter(file => existsSync(file))
}

/**
 * The name, version, licence and text of a package. `folder` is an absolute path.
 * @throws Error when it names no licence, or when the text is missing.
 */
export function licenceOf(folder: string): Package {
  const { name = folder, version = '', license = '' } = manifestOf(folder)
  const texts = textsOf(folder, license)
  if (license === '' || license === 'UNLICENSED' || texts.length === 0) {
    throw new Error(`${name} ${version} is in the build, and its licence or the text of it is missing in ${folder}`)
  }
  const text = texts.map(file => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n')
  return { name, version, licence: license, text }
}

const rule = '-'.repeat(80)

/** The packages as one text, in the order of their names. */
export function listOfLicences(packages: readonly Package[]): string {
  const sorted = packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version))
  const parts = sorted.map(({ name, version, licence, text }) => `${rule}\n${name} ${version}\n${licence}\n\n${text}\n`)
  return ['threereco contains parts of these packages, under these licences.\n', ...parts].join('\n')
}

/** The files that a file of a bundle was made from, as absolute paths. */
function sourcesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): string[] {
  if (file.type === 'asset') return file.originalFileNames.map(name => resolve(root, name))
  return file.moduleIds.map(id => id.split('?')[0] ?? id)
}

/** Writes the licences of all packages in a build into one of its files; fails if one has none. */
export function licences(): Plugin {
  let root = ''
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap(file => sourcesOf(file, root))
      const folders = new Set(sources.map(path => packageFolderOf(path.replaceAll('\\', '/'))))
      const packages = [...folders].filter(folder => folder !== null).map(licenceOf)
      this.emitFile({ type: 'asset', fileName: licencesFile, source: listOfLicences(packages) })
    },
  }
}
