import { globSync, readFileSync } from 'node:fs'
import { importsMessages, messagesIn } from './plugins/messages.ts'
import { inProject } from './root.ts'

/** Returns all messages of the app in the order of its files, each with the files that contain it. */
export function allMessages(): Map<string, string[]> {
  const files = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts'], { cwd: inProject() })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()
  const found = new Map<string, string[]>()
  for (const file of files) {
    const code = readFileSync(inProject(file), 'utf8')
    if (!importsMessages(code)) continue
    for (const { message } of messagesIn(file, code)) {
      const places = found.get(message) ?? []
      if (!places.includes(file)) places.push(file)
      found.set(message, places)
    }
  }
  return found
}
