import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks on the terminal, without echo if `isSecret`. Rejects without a terminal. */
export async function askPerson(question: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${question} cannot be asked here: there is no terminal.`)
  process.stderr.write(`${question}: `)
  const output = isSecret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stderr
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
