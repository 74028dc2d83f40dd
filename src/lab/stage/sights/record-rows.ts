import type { SnapshotFrom } from 'xstate'
import type { recordMachine } from '#machines/record/record.machine.ts'
import type { Sight } from './sight.ts'

/** The fields of a material in its form. */
type Values = { name: string; gwCode: string; carbonFactor: string }

export type RecordSnapshot = SnapshotFrom<ReturnType<typeof recordMachine<Values, string>>>

export const recordFields: Sight<RecordSnapshot> = {
  sees: ({ context: { values } }) => [
    ['field', 'Name', `says ${values.name}`],
    ['field', 'GW code', `says ${values.gwCode}`],
    ['field', 'CO₂ factor', `says ${values.carbonFactor}`],
  ],
}

export const recordProblem: Sight<RecordSnapshot> = {
  when: 'the last try went wrong',
  if: ({ context: { problem } }) => problem !== null,
  sees: ({ context: { problem } }) => [
    // What a server says needs no title.
    ['warning', `${problem?.status === undefined ? `${problem?.title}. ` : ''}${problem?.message}`],
  ],
}
