// Updates the catalogues in src/messages: adds new messages with an empty translation, removes unused ones, and prints
// the missing translations. Messages without a translation appear in English.
import { readFileSync, writeFileSync } from 'node:fs'
import { languages } from '#messages/languages.ts'
import { allMessages } from './all-messages.ts'
import { inProject } from './root.ts'

const messages = [...allMessages().keys()]
for (const language of Object.keys(languages).filter(name => name !== 'en')) {
  const file = inProject(`src/messages/${language}.json`)
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const updated = Object.fromEntries(messages.map(message => [message, catalogue[message] ?? '']))
  writeFileSync(file, `${JSON.stringify(updated, null, 2)}\n`)
  const missing = Object.values(updated).filter(text => text === '').length
  console.log(`${language}: ${messages.length} messages, ${missing} without a translation`)
}
