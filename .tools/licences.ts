import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { inProject } from './root.ts'

/** Packages of which a build has assets only, which Vite does not list. */
const fonts = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono']

const sectionOf = (name: string) => {
  const folder = inProject('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`
}

/** The packages in a list of licences that name none, or are without its text. The Unlicense asks for no text. */
export const withoutLicence = (list: string): string[] =>
  list
    .split(/^## /m)
    .slice(1)
    .filter(section => !/^.+ \((?!UNLICENSED).+\)\n+[^\n]/.test(section) && !section.includes('(Unlicense)'))
    .map(section => section.split('\n', 1).join())

/** Adds the licences of the fonts to the list that Vite writes of a build, and fails if a package has none. */
export const licences = (fileName: string): Plugin => ({
  name: 'licences',
  apply: 'build',
  config: () => ({ build: { license: { fileName } } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle[fileName]
      if (list?.type !== 'asset') throw new Error(`The build has no ${fileName}`)
      const text = [String(list.source), ...fonts.map(sectionOf)].join('')
      const bare = withoutLicence(text)
      if (bare.length > 0) this.error(`In the build without a licence or its text: ${bare.join(', ')}`)
      list.source = text
    },
  },
})
