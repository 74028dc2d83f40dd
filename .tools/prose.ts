// Checks comments, docs, texts and test names against `prose-rules.ts`. Usage: `node .tools/prose.ts src/ui`.
import { globSync, readFileSync } from 'node:fs'
import { passagesOfCode, passagesOfPage } from './prose-passages.ts'
import { exceptions, faultsIn, isNamedByPreposition } from './prose-rules.ts'
import { inProject } from './root.ts'

const places = process.argv.slice(2)
const files = globSync(['*.{md,ts}', '{src,machines,mirage,tests,.tools,.readme}/**/*.{ts,tsx,md}'], {
  cwd: inProject(),
})
  .filter(file => !(file in exceptions))
  .filter(file => places.length === 0 || places.some(place => file.startsWith(place)))
  .toSorted()

let count = 0
for (const file of files) {
  const content = readFileSync(inProject(file), 'utf8')
  const faults = faultsIn(file.endsWith('.md') ? passagesOfPage(content) : passagesOfCode(file, content))
  if (isNamedByPreposition(file)) faults.unshift({ line: 1, rule: 'the file name has a preposition', sentence: file })
  for (const { line, rule, sentence } of faults) console.log(`${file}:${line} ${rule}\n    ${sentence}`)
  count += faults.length
}
console.log(`${files.length} files, ${count} faults`)
process.exitCode = count === 0 ? 0 : 1
