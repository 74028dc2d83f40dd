import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'
import { preferenceKeys } from '#domain/preferences.ts'
import { chooseLanguage, type LanguageOptions } from '#messages/choose-language.ts'
import { languages, pseudoLanguage } from '#messages/languages.ts'
import { pseudoMessage } from '#messages/pseudo.ts'
import { inProject } from '#tools/root.ts'

const idOf = (message: string) => createHash('sha256').update(message).digest('hex').slice(0, 10)

/** Literal that replaces a message until the files of each language are written. */
const placeholder = (message: string) => `"⦃${idOf(message)}⦄"`
const placeholders = /(["'`])⦃([\da-f]{10})⦄\1/g

/** Returns the position and text of each message in a module. @throws if an argument of `t` is not a literal. */
export function messagesIn(file: string, code: string): { start: number; end: number; message: string }[] {
  const found: { start: number; end: number; message: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [argument] }) {
      if (callee.type !== 'Identifier' || !['t', 'rich'].includes(callee.name)) return
      const message =
        argument?.type === 'Literal' && typeof argument.value === 'string'
          ? argument.value
          : argument?.type === 'TemplateLiteral' && argument.expressions.length === 0
            ? argument.quasis[0]?.value.cooked
            : undefined
      if (!argument || typeof message !== 'string')
        throw new Error(`${file}: the message in ${callee.name}() must be a literal`)
      found.push({ start: argument.start, end: argument.end, message })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** True if a module can contain messages. */
export const importsMessages = (code: string) => /#messages\/(?:message|rich)\.ts/.test(code)

const catalogues = new Map<string, Readonly<Record<string, string>>>()

/** Returns the translations of a language; empty for English and the pseudo-language. */
function catalogueOf(language: string): Readonly<Record<string, string>> {
  if (language === 'en' || language === pseudoLanguage) return {}
  const known = catalogues.get(language) ?? JSON.parse(readFileSync(inProject(`src/messages/${language}.json`), 'utf8'))
  catalogues.set(language, known)
  return known
}

/** Returns a message in a language, compiled. */
function textIn(language: string, message: string) {
  const compiled = compile(catalogueOf(language)[message] || message)
  return language === pseudoLanguage ? pseudoMessage(compiled) : compiled
}

const translatedFile = '/src/messages/translated.ts'

/** Attributes of a dynamic import. Node.js requires them for JSON. */
const jsonAttributes = /,\s*\{\s*with:\s*\{\s*type:\s*(["'])json\1\s*\}\s*\}/g

/** Folder of a language's scripts in a build. */
const scriptFolder = (language: string) => `assets/${language}/`

/**
 * Builds the scripts once per language, with only the texts of that language: `assets/en/…`, `assets/ar/…`. Texts are
 * inlined where they are used, so that each file contains its own texts and the page needs no other request. The page
 * chooses the language before the first script.
 */
export function messages({ hasMock }: { hasMock: boolean }): Plugin {
  const built = [...Object.keys(languages), ...(hasMock ? [pseudoLanguage] : [])]
  const used = new Map<string, string>()
  const options: LanguageOptions = {
    directions: Object.fromEntries([
      ...Object.entries(languages).map(([name, { direction }]) => [name, direction]),
      ...(hasMock ? [[pseudoLanguage, 'ltr']] : []),
    ]),
    key: preferenceKeys.language,
    parameters: hasMock ? { '/': 'mock-language', '/lab/stage/': 'language' } : {},
  }
  /** Label of the placeholder in `index.html`, by language. */
  const loading = Object.fromEntries(built.map(language => [language, textIn(language, 'Loading')]))
  let isBuild = false
  return {
    name: 'messages',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    load: {
      order: 'pre',
      handler: id => (isBuild && id.endsWith(translatedFile) ? 'export const translated = message => message' : null),
    },
    transform(code, id) {
      // The development server keeps these attributes but sends scripts, which browsers refuse as JSON.
      if (!isBuild && id.endsWith(translatedFile)) return { code: code.replaceAll(jsonAttributes, ''), map: null }
      if (!isBuild || !/\/(?:src|machines)\/[^?]*\.tsx?$/.test(id) || !importsMessages(code)) return null
      let changed = ''
      let at = 0
      for (const { start, end, message } of messagesIn(`${id}.js`, code)) {
        used.set(idOf(message), message)
        changed += code.slice(at, start) + placeholder(message)
        at = end
      }
      return { code: changed + code.slice(at), map: null }
    },
    // A changed translation must change the names of the files, because browsers cache them forever.
    augmentChunkHash: () => built.map(language => JSON.stringify(catalogueOf(language))).join(''),
    transformIndexHtml: {
      order: 'pre',
      handler: page =>
        page
          .replace('<script>', `<script>(${String(chooseLanguage)})(${JSON.stringify(options)})</script>\n    <script>`)
          .replace(
            '</output>',
            `</output>\n    <script>document.querySelector('#outline').ariaLabel = ${JSON.stringify(loading)}[document.documentElement.lang]</script>`,
          ),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        for (const language of built) {
          const textOf = (id: string) => {
            const message = used.get(id)
            if (message === undefined) throw new Error(`The build contains an unknown message: ${id}`)
            return JSON.stringify(textIn(language, message))
          }
          for (const { fileName, code } of chunks) {
            this.emitFile({
              type: 'asset',
              fileName: fileName.replace('assets/', scriptFolder(language)),
              source: code.replaceAll(placeholders, (_found, _quote, id: string) => textOf(id)),
            })
          }
        }
        for (const { fileName } of chunks) delete bundle[fileName]
      },
    },
  }
}
