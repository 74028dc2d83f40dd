import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { inProject } from '#tools/root.ts'

/** A package in a build; `identifier` is that of its licence. */
type Listed = { name: string; version: string; identifier?: string; text?: string }

/** Packages of which a build has assets only, which Vite does not list. */
const fonts = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono']

function fontOf(name: string): Listed {
  const folder = inProject('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return { name, version, identifier: license, text: readFileSync(`${folder}/LICENSE`, 'utf8').trim() }
}

/** Whether a package names no licence, or is without its text. The Unlicense asks for no text. */
export const isBare = ({ identifier = 'UNLICENSED', text = '' }: Listed) =>
  identifier === 'UNLICENSED' || (text === '' && identifier !== 'Unlicense')

const sectionOf = ({ name, version, identifier, text }: Listed) =>
  [`${'-'.repeat(80)}\n${name} ${version}\n${identifier}\n`, ...(text ? [`${text}\n`] : [])].join('\n')

/** Writes the licences of all packages in a build into licences.txt, and fails if one has none. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  config: () => ({ build: { license: { fileName: 'licences.json' } } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle['licences.json']
      if (list?.type !== 'asset') throw new Error('The build has no list of licences')
      const packages: Listed[] = [...JSON.parse(String(list.source)), ...fonts.map(fontOf)]
      const bare = packages.filter(isBare).map(({ name }) => name)
      if (bare.length > 0) this.error(`In the build without a licence or its text: ${bare.join(', ')}`)
      delete bundle['licences.json']
      const head = 'threereco contains parts of these packages, under these licences.\n'
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [head, ...packages.map(sectionOf)].join('\n') })
    },
  },
})
