/** Returns a name in two spellings: "reminder-of-day" as `camel` "reminderOfDay" and `pascal` "ReminderOfDay". */
function namesOf(name: string) {
  const pascal = name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return { camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal }
}

/** True for lower-case words joined by hyphens. */
export const isMachineName = (name: string) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)

/** Returns the files of a new machine with one actor, by path: machine, fakes, example and test. */
export function machineFiles(name: string): ReadonlyMap<string, string> {
  const { camel, pascal } = namesOf(name)
  const folder = `machines/${name}/${name}`
  return new Map([
    [
      `${folder}.machine.ts`,
      `import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'

export type ${pascal}Event = { type: '${camel}.begin' } | { type: '${camel}.retry' }

/** TODO: what it is for. */
export const ${camel}Machine = setup({
  types: typed<{
    context: { problem: Problem | null }
    events: ${pascal}Event
    emitted: { type: '${camel}.done' }
  }>(),
  actors: { perform: hostActor<void>('${camel}', 'perform') },
  actions: {
    showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    emitDone: emit({ type: '${camel}.done' }),
  },
}).createMachine({
  id: '${camel}',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: { on: { '${camel}.begin': 'performing' } },
    performing: {
      entry: 'clearProblem',
      invoke: {
        src: 'perform',
        onDone: { target: 'idle', actions: 'emitDone' },
        onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
      },
    },
    failed: { on: { '${camel}.retry': 'performing' } },
  },
})
`,
    ],
    [
      `${folder}.fakes.ts`,
      `import { fakeActors, type Script } from '#machines/fakes.ts'

/** Fakes for \`${camel}Machine.provide({ actors })\`. \`calls\` has each use of them. */
export function ${camel}Fakes(script: Script<'perform'> = {}) {
  const { fake, calls } = fakeActors<'perform'>(script)
  return { calls, actors: { perform: fake<void>('perform', () => undefined) } }
}
`,
    ],
    [
      `${folder}.example.ts`,
      `import { example } from '#machines/example.ts'
import { ${camel}Fakes } from './${name}.fakes.ts'
import { ${camel}Machine } from './${name}.machine.ts'

export const ${camel}Example = example({
  machine: ${camel}Machine,
  fakes: ${camel}Fakes,
  actors: ['perform'],
  inputs: { 'as it begins': undefined },
  events: {
    '${camel}.begin': { type: '${camel}.begin' },
    '${camel}.retry': { type: '${camel}.retry' },
  },
})
`,
    ],
    [
      `tests/machines/${name}/${name}.test.ts`,
      `import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { ${camel}Fakes } from '#machines/${name}/${name}.fakes.ts'
import { ${camel}Machine } from '#machines/${name}/${name}.machine.ts'

test('a failure is shown until the next try succeeds', async () => {
  const { actors, calls } = ${camel}Fakes({ failures: { perform: [someProblem('network')] } })
  const actor = createActor(${camel}Machine.provide({ actors })).start()
  actor.send({ type: '${camel}.begin' })
  const { context } = await waitFor(actor, snapshot => snapshot.matches('failed'))
  expect(context.problem?.kind).toBe('network')
  actor.send({ type: '${camel}.retry' })
  await waitFor(actor, snapshot => snapshot.matches('idle'))
  expect(actor.getSnapshot().context.problem).toBeNull()
  expect(calls).toHaveLength(2)
})
`,
    ],
  ])
}

/**
 * Returns machines/README.md with a row for the new machine at the end of its table. @throws if the table is missing.
 */
export function withMachineRow(readme: string, name: string): string {
  const end = readme.lastIndexOf('\n\n', readme.indexOf('\n## Conventions'))
  if (end < 0) throw new Error('machines/README.md has no table of machines')
  return `${readme.slice(0, end)}\n| \`${namesOf(name).camel}\` | TODO: its purpose |${readme.slice(end)}`
}
