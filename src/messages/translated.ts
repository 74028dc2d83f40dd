/*
 * Looks up and compiles messages at run time, for the development server, tests and tools. A build replaces this file:
 * its messages are already translated and compiled (see .tools/plugins/messages.ts).
 *
 * Input: English messages in ICU format, and the language of the page.
 * Output: compiled messages in that language; English if the catalogue lacks a translation.
 */
import compile from 'icu-minify/compile'
import { language } from './language.ts'
import { pseudoLanguage } from './languages.ts'
import { type CompiledMessage, pseudoMessage } from './pseudo.ts'

const catalogues: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>> = {
  af: () => import('./af.json', { with: { type: 'json' } }),
  zu: () => import('./zu.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  ar: () => import('./ar.json', { with: { type: 'json' } }),
}

const catalogue = (await catalogues[language]?.())?.default ?? {}

const known = new Map<string, CompiledMessage>()

export function translated(message: string): CompiledMessage {
  let found = known.get(message)
  if (found === undefined) {
    found = compile(catalogue[message] || message)
    if (language === pseudoLanguage) found = pseudoMessage(found)
    known.set(message, found)
  }
  return found
}
