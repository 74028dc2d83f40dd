import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import { isMachineName, machineFiles, withMachineRow } from '#tools/new-machine.ts'
import { inProject } from '#tools/root.ts'

// Inside the project's folder, so that import aliases resolve.
const folder = '.cache/new-machine'
afterAll(() => rmSync(inProject(folder), { recursive: true, force: true }))

test('a new machine runs on its example', async () => {
  for (const [path, text] of machineFiles('reminder-of-day')) {
    mkdirSync(dirname(inProject(folder, path)), { recursive: true })
    writeFileSync(inProject(folder, path), text)
  }
  const file = inProject(folder, 'machines/reminder-of-day/reminder-of-day.example.ts')
  const { reminderOfDayExample }: { reminderOfDayExample: AnyExample } = await import(pathToFileURL(file).href)
  const begin = { do: 'send', event: { type: 'reminderOfDay.begin' } } as const
  const run = await replay(reminderOfDayExample, { input: 'as it begins', steps: [begin] })
  expect(run.actor.getSnapshot().value).toBe('performing')
  await run.take({ do: 'answer', src: 'perform' })
  expect(run.actor.getSnapshot().value).toBe('idle')
  run.actor.stop()
})

test('a new machine has a row at the end of the table', () => {
  const lines = withMachineRow(readFileSync(inProject('machines/README.md'), 'utf8'), 'reminder').split('\n')
  const row = lines.indexOf('| `reminder` | TODO: its purpose |')
  expect(lines.slice(row - 1, row + 3)).toEqual([
    expect.stringMatching(/^\| `palette/),
    lines[row],
    '',
    '## Conventions',
  ])
})

test.each([
  ['reminder', true],
  ['reminder-of-day', true],
  ['Reminder', false],
  ['../reminder', false],
  ['reminder-', false],
])('"%s" is a valid machine name: %s', (name, isOne) => {
  expect(isMachineName(name)).toBe(isOne)
})
