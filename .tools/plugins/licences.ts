import type { Plugin } from 'vite'

/** Package in a build; `identifier` is the SPDX id of its licence. */
type Listed = { name: string; version: string; identifier?: string; text?: string }

/** True if a package has no licence, or no licence text. The Unlicense requires no text. */
export const lacksLicence = ({ identifier = 'UNLICENSED', text = '' }: Listed) =>
  identifier === 'UNLICENSED' || (text === '' && identifier !== 'Unlicense')

const sectionOf = ({ name, version, identifier, text }: Listed) =>
  [`${'-'.repeat(80)}\n${name} ${version}\n${identifier}\n`, ...(text ? [`${text}\n`] : [])].join('\n')

/**
 * Returns the section of each package in licences.txt. `list` is Vite's list of a build, as JSON. @throws if a licence
 * is missing.
 */
export function licenceSections(list: string): string[] {
  const packages: Listed[] = JSON.parse(list)
  const bare = packages.filter(lacksLicence).map(({ name }) => name)
  if (bare.length > 0) throw new Error(`In the build without a licence or its text: ${bare.join(', ')}`)
  return packages.map(sectionOf)
}

/** Writes the licences of all packages in a build into licences.txt. Fails if a licence is missing. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  config: () => ({ build: { license: { fileName: 'licences.json' } } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle['licences.json']
      if (list?.type !== 'asset') throw new Error('The build has no list of licences')
      delete bundle['licences.json']
      const head = 'threereco contains parts of these packages, under these licences.\n'
      const sections = licenceSections(String(list.source))
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [head, ...sections].join('\n') })
    },
  },
})
